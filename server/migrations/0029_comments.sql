create table comments (
  id         bigint primary key generated always as identity,
  name       text not null check (length(name) between 1 and 50),
  comment    text not null check (length(comment) between 1 and 1000),
  created_at timestamptz not null default now(),
  -- By the operator (npm run comments:hide).
  is_hidden  boolean not null default false
);
create index comments_shown on comments (id) where not is_hidden;

-- Messages to the operator, until they are mailed.
create table contact_messages (
  id         bigint primary key generated always as identity,
  name       text not null check (length(name) between 1 and 100),
  email      text not null check (length(email) between 3 and 254),
  body       text not null check (length(body) between 1 and 5000),
  created_at timestamptz not null default now()
);
