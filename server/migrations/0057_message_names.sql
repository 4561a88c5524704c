-- The names of both sides as they were when a message was sent. The trigger fills them, also for a server of the release
-- before, which inserts without them.
alter table messages
  add sender_name    text not null default '' check (length(sender_name) <= 100),
  add recipient_name text not null default '' check (length(recipient_name) <= 100);

alter table messages disable trigger messages_changed; -- it counts messages, which stay the same
update messages set sender_name = sender.name, recipient_name = recipient.name
  from users as sender, users as recipient
  where sender.id = sender_id and recipient.id = recipient_id;
alter table messages enable trigger messages_changed;

create function keep_message_names() returns trigger language plpgsql as $$
begin
  new.sender_name := coalesce((select name from users where id = new.sender_id), '');
  new.recipient_name := coalesce((select name from users where id = new.recipient_id), '');
  return new;
end $$;
create trigger messages_names before insert on messages
  for each row execute function keep_message_names();
