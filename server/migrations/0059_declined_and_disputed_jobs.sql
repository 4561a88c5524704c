-- An application names its job as it was called when applying. A trigger sets the title, so that servers of the previous
-- release keep it too.
alter table applications
  add column job_title text not null default '' check (length(job_title) <= 120),
  drop constraint applications_status_check,
  add constraint applications_status_check
    check (status in ('Applied', 'Accepted', 'Not selected', 'Closed', 'Withdrawn', 'Declined', 'No decision'));
alter table application_history
  drop constraint application_history_status_check,
  add constraint application_history_status_check
    check (status in ('Applied', 'Accepted', 'Not selected', 'Closed', 'Withdrawn', 'Declined', 'No decision'));
update applications set job_title = jobs.job_title from jobs where jobs.id = job_id;

create function keep_job_title() returns trigger language plpgsql as $$
begin
  new.job_title := coalesce((select job_title from jobs where id = new.job_id), '');
  return new;
end $$;
create trigger applications_titled before insert on applications
  for each row execute function keep_job_title();

-- The accepted person says that a finished job never took place. Its ratings wait, with `shown_at` at infinity, until an
-- operator releases them, or for good where they are dropped.
create table job_disputes (
  job_id     bigint primary key references jobs,
  user_id    bigint not null references users,
  text       text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null default now(),
  outcome    text check (outcome in ('released', 'dropped')),
  decided_at timestamptz,
  constraint job_disputes_decided check ((outcome is null) = (decided_at is null))
);

create index jobs_in_progress on jobs (accepted_user_id) where status = 'In Progress';

-- Of several ratings of a pair the latest counts.
create index ratings_pair on ratings (to_user_id, from_user_id, created_at desc, id desc) include (rating, shown_at);
