-- Mails to applicants by an answer and a state together. The states stand in a column of their own: a process of the version before, which
-- knows states alone, still finds nobody for such a mail rather than everybody in them.
alter table applicant_mails
  add column answer_states text[] constraint applicant_mails_answer_states_check check (
    answer_states is null or (option_id is not null and cardinality(answer_states) > 0
      and answer_states <@ '{confirmed,waiting,offered,under_review,entered}')
  );
alter table reminder_mails
  add column answer_states text[] constraint reminder_mails_answer_states_check check (
    answer_states is null or (option_id is not null and cardinality(answer_states) > 0
      and answer_states <@ '{confirmed,waiting,offered,under_review,entered}')
  );
-- Functions: eabb8ffd910ce547
