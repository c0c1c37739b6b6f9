-- How long answers stay after an event, and what is left of them. The version before keeps them and asks for nothing of this.
alter table organizations
  add column answers_kept_days smallint not null default 180
    constraint organizations_answers_kept_days_check check (answers_kept_days between 30 and 365),
  add column answers_kept_days_set_at timestamptz(3);
alter table applications add column answers_deleted_at timestamptz(3);
create table answer_removals (
  event_id integer primary key references events on delete cascade,
  removed_at timestamptz(3) not null
);
create table answer_counts (
  question_id integer not null references questions on delete cascade,
  question_option_id integer references question_options on delete cascade,
  count integer not null,
  constraint answer_counts_key unique nulls not distinct (question_id, question_option_id)
);
create index answer_counts_question_option_id_idx on answer_counts (question_option_id);
-- Functions: 11b65e2463f9cf2e
