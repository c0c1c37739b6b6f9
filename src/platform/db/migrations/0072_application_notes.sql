create table application_notes (
  application_id integer primary key references applications on delete cascade,
  text text not null constraint application_notes_text_check check (length(text) between 1 and 2000)
);
