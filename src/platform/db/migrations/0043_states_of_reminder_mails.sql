-- The states of application that an organizer's reminder is for: those who are coming, unless the organizer chooses others.
alter table reminder_mails
  add column states text[] not null default '{confirmed}'
    constraint reminder_mails_states_check check (
      cardinality(states) > 0
      and states <@ '{confirmed,waiting,offered,under_review,entered}'
    );
