create or replace function announce_notifications() returns trigger language plpgsql as $$
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
