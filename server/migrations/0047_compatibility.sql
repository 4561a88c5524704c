-- The lowest level of programs that can use this schema. A program's level is the number of its last migration. A
-- migration that breaks programs before it raises this number to the first level that works. See decision 132.
create table compatibility (
  is_only boolean primary key default true check (is_only),
  lowest_program int not null
);
insert into compatibility (lowest_program) values (44);

-- The level of the program that put its functions here: an older one leaves them.
alter table functions add column level int not null default 0;
