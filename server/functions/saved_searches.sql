create or replace function unposted_job_ids() returns int8multirange language sql stable as $$
  select int8multirange(int8range(greatest(last_id - 9999, 1), null))
    - (select coalesce(range_agg(int8range(id, id, '[]')), '{}') from jobs where id > last_id - 10000)
  from (select coalesce(max(id), 0) as last_id from jobs) as last
$$;
