-- When a job was closed. Null for any other job, and for one that was closed before without applications.
alter table jobs add column closed_at timestamptz;
update jobs set closed_at = (select max(at) from application_history
    where job_id = jobs.id and application_history.status in ('Closed', 'No decision'))
  where status = 'Closed';
alter table jobs add constraint jobs_closed check (closed_at is null or status = 'Closed');
