-- Limits for every column: texts have a maximum length or a list of values, JSON a maximum size, dates and amounts a
-- range ('infinity' and NaN are in none). The contract never accepts more: contract/src/sizes.ts.

alter table locations        add check (length(location) <= 100);
alter table employment_types add check (length(type) <= 100);
alter table skills           add check (length(skill_name) <= 100);
alter table skill_levels     add check (length(skill_level) <= 100);

alter table users
  add check (length(password_hash) <= 200),
  add check (length(profile_picture) <= 500),
  add check (length(resume) <= 500);
alter table mailed_links add check (length(uid) <= 100);
alter table user_languages
  add check (language in ('English', 'Bahasa Indonesia', 'France', 'Spanish', 'Mandarin', 'Japanese')),
  add check (proficiency in ('Beginner', 'Elementary', 'Intermediate', 'Advanced', 'Fluent', 'Native'));
alter table experiences
  add check (start_date between '1900-01-01' and '2100-12-31'),
  add check (end_date between '1900-01-01' and '2100-12-31' or end_date = '9999-12-31');
alter table portfolios
  add check (portfolio_name in ('Personal Website', 'Website', 'Github', 'Others'));

alter table jobs
  add check (experience_level in
    ('1 - 2 years', '2 - 4 years', '4 - 6 years', '6 - 8 years', '8 - 10 years', ' > 10 years')),
  add check (deadline between '2000-01-01' and '2200-12-31'),
  -- 20 questions of 500 characters, each of which JSON may escape as two.
  add check (jsonb_array_length(additional_questions) <= 20 and length(additional_questions::text) <= 25000),
  -- SHA-256 of the posted form, to recognize a repeated click.
  add column form_digest bytea check (octet_length(form_digest) = 32);
alter table job_views
  add check (length(viewer) <= 50),
  add check (isfinite(day));
alter table job_search
  add check (deadline between '2000-01-01' and '2200-12-31'),
  add check (salary >= 0 and salary < 1e9);
alter table job_card add check (length(card::text) <= 30000);

alter table applications
  -- 20 questions, and answers of 5000 characters.
  add check (jsonb_array_length(answers) <= 20 and length(answers::text) <= 250000);
alter table application_history
  add check (status in ('Applied', 'Accepted', 'Not selected', 'Closed'));
