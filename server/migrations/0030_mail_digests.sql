-- When the account turned its digests on; null if it never turned them off. What is older is not mailed. The table is the
-- first one here, because transactions read their user before they add messages or notifications.
alter table users add column mail_digest_since timestamptz;

-- When an unread message or notification was mailed, or left out because its recipient gets no digests. What exists now
-- is not mailed any more: a default is stored once, without writing the rows.
alter table messages add column mailed_at timestamptz default now();
alter table messages alter column mailed_at drop default;
alter table notifications add column mailed_at timestamptz default now();
alter table notifications alter column mailed_at drop default;
create index messages_to_mail on messages (recipient_id, created_at)
  where read_at is null and mailed_at is null and recipient_view = 'kept';
create index notifications_to_mail on notifications (user_id, created_at)
  where read_at is null and mailed_at is null;

-- The digests that were sent or tried recently, which limit the next ones.
create table mail_digests (
  id      bigint primary key generated always as identity,
  user_id bigint not null references users on delete cascade,
  sent_at timestamptz not null default now(),
  -- Until then, the account gets no other digest.
  next_at timestamptz not null default now() + interval '1 hour'
);
create index mail_digests_of_user on mail_digests (user_id, sent_at);
