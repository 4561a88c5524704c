-- What a person recognises a session by, such as "Firefox on Linux"; unknown for the sessions that are there already.
alter table sessions add column device text not null default 'Unknown device' check (length(device) <= 100);
