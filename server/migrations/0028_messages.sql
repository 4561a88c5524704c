-- Who blocked whom. Neither side of a block can send messages to the other.
create table blocks (
  user_id    bigint not null references users on delete cascade,
  blocked_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, blocked_id),
  check (user_id <> blocked_id)
);
create index blocks_newest on blocks (user_id, created_at desc, blocked_id desc);
create index blocks_blocked on blocks (blocked_id);

-- For the chain of earlier messages.
create index messages_replies on messages (reply_to);
-- Whether two accounts have written to each other, and whether a message was just sent.
create index messages_between on messages (sender_id, recipient_id, created_at);

-- How many messages are in the lists of an account, kept by the trigger below: counting them takes longer the more
-- there are.
create table mailboxes (
  user_id bigint primary key references users on delete cascade,
  inbox   integer not null,
  sent    integer not null,
  deleted integer not null,
  -- Of those in the inbox.
  unread  integer not null
);
drop index messages_unread;

-- What a message adds to the mailboxes of its two sides, or takes from them.
create function mailbox_changes(message messages, amount integer) returns setof mailboxes language sql immutable as $$
  values
    (message.recipient_id,
      amount * (message.recipient_view = 'kept')::integer,
      0,
      amount * (message.recipient_view = 'deleted')::integer,
      amount * (message.recipient_view = 'kept' and message.read_at is null)::integer),
    (message.sender_id,
      0,
      amount * (message.sender_view = 'kept')::integer,
      amount * (message.sender_view = 'deleted')::integer,
      0)
$$;

insert into mailboxes
  select change.user_id, sum(inbox), sum(sent), sum(deleted), sum(unread)
  from messages, mailbox_changes(messages, 1) as change
  group by change.user_id;

-- Tells all servers which accounts have changed, at the commit. A payload is at most 8,000 bytes.
create function announce(channel text, user_ids bigint[]) returns void language plpgsql as $$
begin
  perform pg_notify(channel, string_agg(user_id::text, ','))
    from (select user_id, row_number() over (order by user_id) / 300 as part
          from (select distinct unnest(user_ids) as user_id) as users) as numbered
    group by part;
end $$;

create function count_messages() returns trigger language plpgsql as $$
declare
  changes mailboxes[] := '{}';
begin
  -- One change per account: a statement may change millions of messages.
  if tg_op <> 'INSERT' then
    changes := array(
      select (user_id, sum(inbox), sum(sent), sum(deleted), sum(unread))::mailboxes
      from before, mailbox_changes(before, -1)
      group by user_id);
  end if;
  if tg_op <> 'DELETE' then
    changes := changes || array(
      select (user_id, sum(inbox), sum(sent), sum(deleted), sum(unread))::mailboxes
      from after, mailbox_changes(after, 1)
      group by user_id);
  end if;
  changes := array(
    select (user_id, sum(inbox), sum(sent), sum(deleted), sum(unread))::mailboxes
    from unnest(changes)
    group by user_id
    having sum(inbox) <> 0 or sum(sent) <> 0 or sum(deleted) <> 0 or sum(unread) <> 0);
  -- In one order, so that concurrent statements can't wait for each other.
  insert into mailboxes select * from unnest(changes) order by user_id
    on conflict (user_id) do update set
      inbox = mailboxes.inbox + excluded.inbox,
      sent = mailboxes.sent + excluded.sent,
      deleted = mailboxes.deleted + excluded.deleted,
      unread = mailboxes.unread + excluded.unread;
  perform announce('messages', array(select user_id from unnest(changes) where unread <> 0));
  return null;
end $$;
create trigger messages_added after insert on messages
  referencing new table as after for each statement execute function count_messages();
create trigger messages_changed after update on messages
  referencing old table as before new table as after for each statement execute function count_messages();
create trigger messages_removed after delete on messages
  referencing old table as before for each statement execute function count_messages();

-- A notification that changes otherwise, such as by being mailed, is not announced.
drop trigger notifications_added on notifications;
drop trigger notifications_read on notifications;
drop function announce_notifications;
create function announce_notifications() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform announce('notifications', array(select user_id from after));
  else
    perform announce('notifications', array(
      select user_id from after join before using (id, user_id)
      where (after.read_at is null) <> (before.read_at is null)));
  end if;
  return null;
end $$;
create trigger notifications_added after insert on notifications
  referencing new table as after for each statement execute function announce_notifications();
create trigger notifications_read after update on notifications
  referencing old table as before new table as after for each statement execute function announce_notifications();
