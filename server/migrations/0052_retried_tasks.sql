-- How a job that was given up is queued again. Null in rows of earlier versions.
alter table dead_letters
  add key      text check (length(key) <= 512),
  add priority int;
