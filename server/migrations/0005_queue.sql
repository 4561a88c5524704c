-- Leases of workers, by the id with which graphile-worker locks jobs. A worker that doesn't renew its lease counts as dead.
create table worker_leases (
  worker_id  text primary key check (length(worker_id) <= 100),
  renewed_at timestamptz not null default now()
);

-- Jobs that were given up, for operators to inspect.
create table dead_letters (
  job_id  bigint primary key,
  task    text not null check (length(task) <= 100),
  payload jsonb not null check (length(payload::text) <= 10000),
  error   text not null check (length(error) <= 2000), -- without the error's message, which may contain personal data
  died_at timestamptz not null default now()
);
