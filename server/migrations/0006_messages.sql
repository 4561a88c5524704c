-- Messages. Each side has a view of its own: kept, in Deleted, or gone for ever; the other side keeps the message.
create table messages (
  id             bigint primary key generated always as identity,
  sender_id      bigint not null references users,
  recipient_id   bigint not null references users,
  subject        text not null check (length(subject) between 1 and 200),
  body           text not null check (length(body) between 1 and 10000),
  created_at     timestamptz not null default now(),
  read_at        timestamptz,
  reply_to       bigint references messages,
  sender_view    text not null default 'kept' check (sender_view in ('kept', 'deleted', 'gone')),
  recipient_view text not null default 'kept' check (recipient_view in ('kept', 'deleted', 'gone')),
  check (sender_id <> recipient_id),
  check (reply_to < id) -- what is answered is older, so a chain of replies ends
);
-- A page of each list, newest first, and the number beside the inbox.
create index messages_inbox on messages (recipient_id, id desc) where recipient_view = 'kept';
create index messages_sent on messages (sender_id, id desc) where sender_view = 'kept';
create index messages_received_deleted on messages (recipient_id, id desc) where recipient_view = 'deleted';
create index messages_sent_deleted on messages (sender_id, id desc) where sender_view = 'deleted';
create index messages_unread on messages (recipient_id) where read_at is null and recipient_view = 'kept';

-- Nobody is chosen for an open job; work that goes on or is done has somebody. A closed job may have had somebody.
alter table jobs add constraint jobs_accepted check (
  case status when 'Open' then accepted_user_id is null
              when 'Closed' then true
              else accepted_user_id is not null end
);
alter table ratings add constraint ratings_another check (from_user_id <> to_user_id);
