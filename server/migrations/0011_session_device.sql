-- Shown in the list of sessions, such as "Firefox on Linux"; unknown for existing sessions.
alter table sessions add column device text not null default 'Unknown device' check (length(device) <= 100);
