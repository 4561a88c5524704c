-- The digest of the files in server/functions that this database has. See decision 112.
create table functions (
  digest text primary key check (length(digest) = 64),
  replaced_at timestamptz not null default now()
);
