alter table events add column plain_title text not null default '';
alter table events add column plain_description text not null default '';
alter table events add column plain_ruby text not null default '';
alter table events add column ruby text not null default '';
-- Functions: eabb8ffd910ce547
