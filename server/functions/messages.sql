-- What a message adds to the mailboxes of its two sides, or takes from them.
create or replace function mailbox_changes(message messages, amount integer) returns setof mailboxes
  language sql immutable as $$
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

create or replace function count_messages() returns trigger language plpgsql as $$
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

-- Tells all servers which accounts have changed, at the commit. A payload is at most 8,000 bytes.
create or replace function announce(channel text, user_ids bigint[]) returns void language plpgsql as $$
begin
  perform pg_notify(channel, string_agg(user_id::text, ','))
    from (select user_id, row_number() over (order by user_id) / 300 as part
          from (select distinct unnest(user_ids) as user_id) as users) as numbered
    group by part;
end $$;

-- Stores the names of both sides as they are when the message is sent; a restored dump keeps its own. The foreign key refuses
-- an account that doesn't exist.
create or replace function keep_message_names() returns trigger language plpgsql as $$
begin
  if new.sender_name = '' then
    new.sender_name := coalesce((select name from users where id = new.sender_id), '');
    new.recipient_name := coalesce((select name from users where id = new.recipient_id), '');
  end if;
  return new;
end $$;
