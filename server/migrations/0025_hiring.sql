-- Decisions about applications: withdrawn by the candidate, or closed 30 days after the deadline without a decision.
alter table applications drop constraint applications_status_check;
alter table applications
  add constraint applications_status_check
    check (status in ('Applied', 'Accepted', 'Not selected', 'Closed', 'Withdrawn', 'No decision')),
  -- When the status first ceased to be Applied.
  add column decided_at  timestamptz,
  -- When the company first saw the application.
  add column seen_at     timestamptz,
  add column shortlisted boolean not null default false,
  -- Written by the company for itself.
  add column note        text not null default '' check (length(note) <= 2000);
update applications set decided_at = coalesce(
    (select min(at) from application_history as history
      where history.job_id = applications.job_id and history.user_id = applications.user_id and history.status <> 'Applied'),
    applied_at)
  where status <> 'Applied';
update applications set seen_at = now();
alter table applications
  add constraint applications_decided check ((status = 'Applied') = (decided_at is null));
alter table application_history
  drop constraint application_history_status_check,
  add check (status in ('Applied', 'Accepted', 'Not selected', 'Closed', 'Withdrawn', 'No decision'));
create index applications_newest on applications (job_id, applied_at desc, user_id desc);
create index applications_unseen on applications (job_id) where seen_at is null and status <> 'Withdrawn';

-- The profile as it was sent with an application, and the path of its resume, whose file is kept as long.
create table application_snapshots (
  job_id  bigint not null,
  user_id bigint not null,
  -- 50 experiences of 5000 characters, each of which JSON may write as two, and everything else.
  profile jsonb not null check (length(profile::text) <= 900000),
  resume  text not null check (length(resume) <= 1000),
  primary key (job_id, user_id),
  foreign key (job_id, user_id) references applications on delete cascade
);
create index application_snapshots_file on application_snapshots (('resumes/' || split_part(resume, '/', 4) || '.pdf'));

alter table jobs add column finished_at timestamptz;
update jobs set finished_at = created_at where status = 'Finished';
alter table jobs add constraint jobs_finished check ((status = 'Finished') = (finished_at is not null));
-- For the reminders and the end of the jobs whose deadline is near or has passed.
create index jobs_open on jobs (deadline) where status = 'Open';

-- What each job's company and savers have been reminded of, once per deadline.
create table job_reminders (
  job_id   bigint not null references jobs on delete cascade,
  deadline date not null check (isfinite(deadline)),
  kind     text not null check (length(kind) between 1 and 40),
  -- The day in UTC-12, as deadlines count.
  sent_on  date not null check (isfinite(sent_on)),
  primary key (job_id, deadline, kind)
);

-- How a company has answered applications recently. No row until enough of them were decided.
create table response_times (
  user_id          bigint primary key references users on delete cascade,
  median_days      integer not null check (median_days >= 0),
  answered_percent integer not null check (answered_percent between 0 and 100)
);
