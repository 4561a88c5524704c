-- Who may open a candidate's profile, who may read its contact data, and when the candidate was asked about the latter.
alter table users
  add profile_visibility text not null default 'everybody'
    check (profile_visibility in ('everybody', 'members', 'companies')),
  add contact_visible_to text not null default 'dealt_with' check (contact_visible_to in ('dealt_with', 'companies')),
  add contact_asked_at timestamptz check (isfinite(contact_asked_at));

-- For the security event about many reads within an hour, which at most one read an hour raises.
alter table contact_reads
  add read_at timestamptz not null default now() check (isfinite(read_at)),
  add raised_event boolean not null default false;
