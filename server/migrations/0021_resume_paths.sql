-- The path of a resume ends with its percent-encoded name: up to nine characters for each of a hundred.
alter table users drop constraint users_resume_check;
alter table users add check (length(resume) <= 1000);
