create or replace function note_activation() returns trigger language plpgsql as $$
begin
  new.activated_at := coalesce(new.activated_at, now());
  return new;
end $$;
