-- From when on a rating shows: once both sides have rated, or 14 days after the job finished. It counts nowhere before.
alter table ratings add column shown_at timestamptz;
update ratings set shown_at = greatest(created_at, least(
    (select other.created_at from ratings as other
      where other.job_id = ratings.job_id and other.from_user_id = ratings.to_user_id),
    (select finished_at + interval '14 days' from jobs where jobs.id = ratings.job_id)));
alter table ratings alter column shown_at set not null, alter column shown_at set default now();
drop index ratings_to;
create index ratings_to on ratings (to_user_id, shown_at);
