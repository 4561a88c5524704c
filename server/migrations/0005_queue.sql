-- Servers that work the queue, by the name that graphile-worker locks with. One that does not renew is taken for dead.
create table worker_leases (
  worker_id  text primary key check (length(worker_id) <= 100),
  renewed_at timestamptz not null default now()
);

-- Work that was given up, for whoever runs the product to look at.
create table dead_letters (
  job_id  bigint primary key,
  task    text not null check (length(task) <= 100),
  payload jsonb not null check (length(payload::text) <= 10000),
  error   text not null check (length(error) <= 2000), -- without the error's own words: these may name a person
  died_at timestamptz not null default now()
);
