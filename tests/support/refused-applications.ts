/** Statements about applications that the database refuses, of how an event gives its places and of mails to applicants: the rule, the constraint and a statement. */
export function refusedApplications({ event, user }: { event: number; user: number }) {
  return [
    [
      "one applies to an event once",
      "applications_user_key",
      `insert into applications (event_id, user_id) values (${event}, ${user})`,
    ],
    [
      "an application is in a state that there is",
      "applications_state_check",
      "update applications set state = 'thinking'",
    ],
    [
      "an application that is over has the moment of its end",
      "applications_cancelled_at_check",
      "update applications set state = 'cancelled'",
    ],
    [
      "those who wait stand in the queue, and nobody else does",
      "applications_queue_number_check",
      "update applications set state = 'waiting'",
    ],
    [
      "two cannot have the same place in the queue",
      "applications_queue_idx",
      `with another as (
         insert into users (email, password_hash, first_name, last_name) values ('queue@example.com', 'h', 'a', 'b') returning id)
       insert into applications (event_id, user_id, state, queue_number)
       select ${event}, id, 'waiting', 1 from another union all select ${event}, ${user} + 1, 'waiting', 1`,
    ],
    [
      "an offer ends at some time",
      "applications_offer_expires_at_check",
      "update applications set state = 'offered'",
    ],
    [
      "the words of a decision are not longer than they may be",
      "applications_decision_message_check",
      "update applications set decision_message = repeat('a', 2001)",
    ],
    [
      "an application that was cancelled says why in a way that there is",
      "applications_cancel_reason_check",
      "update applications set cancel_reason = 'weather'",
    ],
    [
      "the source of an application is a short name",
      "applications_source_check",
      "update applications set source = 'two words'",
    ],
    [
      "the address of an online meeting is never blank",
      "event_meetings_url_check",
      `insert into event_meetings (event_id, url) values (${event}, '')`,
    ],
    [
      "the address of an online meeting has at most 500 characters",
      "event_meetings_url_check",
      `insert into event_meetings (event_id, url) values (${event}, repeat('a', 501))`,
    ],
    [
      "an event gives its places in a way that there is",
      "events_selection_check",
      "update events set selection = 'auction'",
    ],
    [
      "the number of those who wait is never negative",
      "events_waiting_count_check",
      "update events set waiting_count = -1",
    ],
    [
      "a reminder mail is for people in a state in which somebody may still come",
      "reminder_mails_states_check",
      `insert into reminder_mails (event_id, send_at, title, body, states) values (${event}, now(), 'a', 'b', '{declined}')`,
    ],
    [
      "a set mail is for somebody",
      "reminder_mails_recipients_check",
      `insert into reminder_mails (event_id, send_at, title, body, states) values (${event}, now(), 'a', 'b', '{}')`,
    ],
    [
      "a set mail finds those whom it is for in one way alone",
      "reminder_mails_recipients_check",
      `insert into reminder_mails (event_id, send_at, title, body, option_id) values (${event}, now(), 'a', 'b', 1)`,
    ],
    [
      "a set mail is for those who came or those who did not",
      "reminder_mails_attendance_check",
      `insert into reminder_mails (event_id, send_at, title, body, states, attendance)
       values (${event}, now(), 'a', 'b', '{}', 'late')`,
    ],
    [
      "a message is for those who came or those who did not",
      "applicant_mails_attendance_check",
      `insert into applicant_mails (event_id, sent_at, title, body, attendance) values (${event}, now(), 'a', 'b', 'late')`,
    ],
    [
      "a message that is sent twice is one",
      "applicant_mails_nonce_key",
      `insert into applicant_mails (event_id, sent_at, title, body, nonce)
       select ${event}, now(), 'a', 'b', '11111111-1111-4111-8111-111111111111' from generate_series(1, 2)`,
    ],
    [
      "a message is for chosen people, or for people in a state in which somebody may still come",
      "applicant_mails_states_check",
      `insert into applicant_mails (event_id, sent_at, title, body, states) values (${event}, now(), 'a', 'b', '{declined}')`,
    ],
  ] as const;
}
