-- Notifications are written in the transaction of the event that they report.
create table notifications (
  id         bigint primary key generated always as identity,
  user_id    bigint not null references users on delete cascade,
  -- Segments in square brackets are shown bold. Inserted texts have none.
  message    text not null check (length(message) between 1 and 500),
  job_id     bigint references jobs on delete set null,
  -- The job's status at the time of the event.
  job_status text check (job_status in ('Open', 'In Progress', 'Finished', 'Closed')),
  created_at timestamptz not null default now(),
  read_at    timestamptz
);
create index notifications_newest on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_read on notifications (read_at) where read_at is not null;
create index notifications_job on notifications (job_id);

-- Tells all servers whose notifications have changed, at the commit. A payload is at most 8,000 bytes.
create function announce_notifications() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', string_agg(user_id::text, ','))
    from (select user_id, row_number() over (order by user_id) / 300 as part
          from (select distinct user_id from changed) as users) as numbered
    group by part;
  return null;
end $$;
create trigger notifications_added after insert on notifications
  referencing new table as changed for each statement execute function announce_notifications();
create trigger notifications_read after update on notifications
  referencing new table as changed for each statement execute function announce_notifications();
