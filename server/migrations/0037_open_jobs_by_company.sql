-- Counts the open jobs of every company without reading the jobs.
create index jobs_open_by_company on jobs (user_id, deadline) where status = 'Open';
