-- The hourly clean-up asks for each file whether an account names it: see server/src/profile/cleanUpFiles.ts.
create index users_picture_file on users (profile_picture) where profile_picture is not null;
create index users_resume_file on users (('resumes/' || split_part(resume, '/', 4) || '.pdf')) where resume is not null;
