-- Who a person is at a provider. The issuer is stored, because the provider's name in URLs can be given to another.
create table identities (
  issuer     text not null check (length(issuer) <= 500),
  subject    text not null check (length(subject) between 1 and 255),
  user_id    bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identities_user on identities (user_id);

-- What a provider stated about a person who has just returned from it, until the login call redeems the ticket.
create table social_tickets (
  token_hash bytea primary key,
  issuer     text not null check (length(issuer) <= 500),
  subject    text not null check (length(subject) between 1 and 255),
  email      text not null check (length(email) <= 254),
  name       text not null check (length(name) <= 100),
  picture    text not null check (length(picture) <= 2000), -- a URL, or empty
  expires_at timestamptz not null default now() + interval '60 seconds'
);
create index social_tickets_expires_at on social_tickets (expires_at);
