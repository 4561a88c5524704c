-- Lookups.
create table locations (
  id       bigint primary key generated always as identity,
  location text not null unique,
  country  char(2) -- ISO 3166; null for 'Remote'
);
create table employment_types (
  id   bigint primary key generated always as identity,
  type text not null unique
);
create table skills (
  id         bigint primary key generated always as identity,
  skill_name text not null unique
);
create table skill_levels (
  id          bigint primary key generated always as identity,
  skill_level text not null unique
);

-- Accounts.
create table users (
  id              bigint primary key generated always as identity,
  user_type       text not null check (user_type in ('personal', 'company')),
  username        text not null check (length(username) <= 20),
  email           text not null check (length(email) <= 254),
  name            text not null check (length(name) between 1 and 100),
  password_hash   text,
  is_active       boolean not null default false,
  is_demo         boolean not null default false,
  created_at      timestamptz not null default now(),
  short_intro     text not null default '' check (length(short_intro) <= 300),
  bio             text not null default '' check (length(bio) <= 5000),
  phone_number    text check (length(phone_number) <= 30),
  location_id     bigint references locations,
  profile_picture text,
  resume          text,
  rate_nominal    numeric(12, 2) check (rate_nominal > 0 and rate_nominal < 1e9),
  rate_period     text check (rate_period in ('Year', 'Month', 'Hour')),
  check ((rate_nominal is null) = (rate_period is null))
);
-- Emails and usernames are unique regardless of case.
create unique index users_email on users (lower(email));
create unique index users_username on users (lower(username));

create table sessions (
  id           uuid primary key default gen_random_uuid(),
  user_id      bigint not null references users on delete cascade,
  refresh_hash bytea not null unique,
  created_at   timestamptz not null default now(),
  used_at      timestamptz not null default now(),
  ended_at     timestamptz
);
create index sessions_user on sessions (user_id);

-- Mailed links. Used and void links are kept, so that opening one again gets the right message.
create table mailed_links (
  token_hash bytea primary key,
  user_id    bigint not null references users on delete cascade,
  purpose    text not null check (purpose in ('activation')),
  uid        text not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  voided_at  timestamptz
);
create index mailed_links_user on mailed_links (user_id);

-- Profiles.
create table user_skills (
  id             bigint primary key generated always as identity,
  user_id        bigint not null references users on delete cascade,
  skill_id       bigint not null references skills,
  skill_level_id bigint not null references skill_levels,
  unique (user_id, skill_id)
);
create table user_employment_types (
  id                 bigint primary key generated always as identity,
  user_id            bigint not null references users on delete cascade,
  employment_type_id bigint not null references employment_types,
  unique (user_id, employment_type_id)
);
create table user_languages (
  id          bigint primary key generated always as identity,
  user_id     bigint not null references users on delete cascade,
  language    text not null,
  proficiency text not null,
  unique (user_id, language)
);
create table experiences (
  id           bigint primary key generated always as identity,
  user_id      bigint not null references users on delete cascade,
  company_name text not null check (length(company_name) <= 120),
  job_name     text not null check (length(job_name) <= 120),
  start_date   date not null,
  end_date     date not null, -- 9999-12-31 for a current job
  details      text not null default '' check (length(details) <= 5000),
  check (start_date <= end_date)
);
create index experiences_user on experiences (user_id);
create table portfolios (
  id             bigint primary key generated always as identity,
  user_id        bigint not null references users on delete cascade,
  portfolio_link text not null check (length(portfolio_link) <= 500),
  portfolio_name text not null
);
create index portfolios_user on portfolios (user_id);
create table educations (
  id          bigint primary key generated always as identity,
  user_id     bigint not null references users on delete cascade,
  major       text not null check (length(major) <= 120),
  school_name text not null check (length(school_name) <= 120),
  degree      text not null default '' check (length(degree) <= 120)
);
create index educations_user on educations (user_id);

-- Jobs.
create table jobs (
  id                   bigint primary key generated always as identity,
  user_id              bigint not null references users,
  job_title            text not null check (length(job_title) between 1 and 120),
  job_detail           text not null check (length(job_detail) between 1 and 10000),
  salary_nominal       numeric(12, 2) not null check (salary_nominal > 0 and salary_nominal < 1e9),
  salary_period        text not null check (salary_period in ('Year', 'Month', 'Hour')),
  experience_level     text not null,
  deadline             date not null,
  remote               boolean not null default false,
  status               text not null default 'Open' check (status in ('Open', 'In Progress', 'Finished', 'Closed')),
  accepted_user_id     bigint references users,
  additional_questions jsonb not null default '[]', -- [{type, value, required}], in display order
  created_at           timestamptz not null default now()
);
create index jobs_user on jobs (user_id, id desc);

-- `position` is the order in which the company chose them, and the display order.
create table job_skills (
  job_id   bigint not null references jobs on delete cascade,
  skill_id bigint not null references skills,
  position smallint not null,
  primary key (job_id, skill_id)
);
create table job_locations (
  job_id      bigint not null references jobs on delete cascade,
  location_id bigint not null references locations,
  position    smallint not null,
  primary key (job_id, location_id)
);
create table job_employment_types (
  job_id             bigint not null references jobs on delete cascade,
  employment_type_id bigint not null references employment_types,
  position           smallint not null,
  primary key (job_id, employment_type_id)
);

-- One view per viewer and day. `viewer` is an account or a keyed hash of an IP address, never the address itself.
create table job_views (
  job_id bigint not null references jobs on delete cascade,
  day    date not null default current_date,
  viewer text not null,
  primary key (job_id, day, viewer)
);

-- The primary key is the pair, so two concurrent clicks save once.
create table saved_jobs (
  user_id  bigint not null references users on delete cascade,
  job_id   bigint not null references jobs on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (user_id, job_id)
);
create index saved_jobs_newest on saved_jobs (user_id, saved_at desc);
create index saved_jobs_job on saved_jobs (job_id);

-- Hiring. The primary key is the pair, so two concurrent clicks apply once.
create table applications (
  job_id     bigint not null references jobs,
  user_id    bigint not null references users,
  status     text not null default 'Applied' check (status in ('Applied', 'Accepted', 'Not selected', 'Closed')),
  answers    jsonb not null default '[]', -- [{value, required, answer}], with the questions as asked
  applied_at timestamptz not null default now(),
  primary key (job_id, user_id)
);
create index applications_user on applications (user_id, applied_at desc);
create table application_history (
  id      bigint primary key generated always as identity,
  job_id  bigint not null,
  user_id bigint not null,
  status  text not null,
  at      timestamptz not null default now(),
  foreign key (job_id, user_id) references applications on delete cascade
);
create index application_history_application on application_history (job_id, user_id, id);

-- One rating per job and rater.
create table ratings (
  id           bigint primary key generated always as identity,
  job_id       bigint not null references jobs,
  from_user_id bigint not null references users,
  to_user_id   bigint not null references users,
  rating       numeric(2, 1) not null check (rating between 0.5 and 5 and rating * 2 = trunc(rating * 2)),
  comment      text not null check (length(comment) between 1 and 2000),
  created_at   timestamptz not null default now(),
  unique (job_id, from_user_id)
);
create index ratings_to on ratings (to_user_id);
