-- Messages. Sender and recipient have separate views: kept, deleted (listed in Deleted) or gone (deleted permanently).
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
  check (reply_to < id) -- a reply is newer than its message, so a chain of replies ends
);
-- For a page of each list, newest first, and the number of unread messages.
create index messages_inbox on messages (recipient_id, id desc) where recipient_view = 'kept';
create index messages_sent on messages (sender_id, id desc) where sender_view = 'kept';
create index messages_received_deleted on messages (recipient_id, id desc) where recipient_view = 'deleted';
create index messages_sent_deleted on messages (sender_id, id desc) where sender_view = 'deleted';
create index messages_unread on messages (recipient_id) where read_at is null and recipient_view = 'kept';

-- An open job has no accepted applicant, a job in progress or finished has one, and a closed job may have one.
alter table jobs add constraint jobs_accepted check (
  case status when 'Open' then accepted_user_id is null
              when 'Closed' then true
              else accepted_user_id is not null end
);
alter table ratings add constraint ratings_another check (from_user_id <> to_user_id);
