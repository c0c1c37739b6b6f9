/** Statements about how long answers are there, and mails that did not go, that the database refuses: the rule, the constraint and a statement. */
export function refusedRetention({ event, user }: { event: number; user: number }) {
  const count = `insert into answer_counts (question_id, count) values (1, 3)`;
  const organization = `(select owner_organization_id from events where id = ${event})`;
  const reminder = (columns: string, values: string) =>
    `insert into reminder_mails (event_id, send_at, title, body, states, ${columns})
     values (${event}, now(), 'a', 'b', '{confirmed}', ${values})`;
  const states = `'{cancelled}'`;
  return [
    [
      "answers stay for 30 to 365 days",
      "organizations_answers_kept_days_check",
      `update organizations set answers_kept_days = 29 where id = ${organization}`,
    ],
    ["an option is counted once", "answer_counts_key", `${count}; ${count}`],
    [
      "a reminder is skipped for a reason that is known",
      "reminder_mails_skip_reason_check",
      reminder("skip_reason", "'other'"),
    ],
    [
      "states beside an answer are those of people who are not out",
      "reminder_mails_answer_states_check",
      reminder("answer_states", states),
    ],
    [
      "states beside an answer of a message are those of people who are not out",
      "applicant_mails_answer_states_check",
      `insert into applicant_mails (event_id, sender_id, nonce, sent_at, title, body, answer_states)
       values (${event}, ${user}, gen_random_uuid(), now(), 'a', 'b', ${states})`,
    ],
    [
      "thanks are skipped for a reason that is known",
      "follow_up_mails_skip_reason_check",
      `insert into follow_up_mails (event_id, send_at, skip_reason) values (${event}, now(), 'other')`,
    ],
    [
      "former names of an organization are some",
      "recognitions_former_names_check",
      `insert into recognitions (organization_id, university_id, level_ja, level_en, valid_until, granted_at, former_names)
       select ${organization}, id, '公認', 'x', now(), now(), '{}' from universities order by id limit 1`,
    ],
  ];
}
