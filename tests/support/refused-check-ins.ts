/** Statements about tickets and check-ins that the database refuses: the rule, the constraint and a statement. */
export function refusedCheckIns({ event }: { event: number }) {
  const scan = `insert into check_ins (event_id, nonce, kind, scanned_at, arrived_at, device, result)`;
  const nonce = `'11111111-1111-4111-8111-111111111111'`;
  return [
    [
      "a ticket's code is ten letters that cannot be mistaken for others",
      "tickets_code_check",
      `update tickets set code = 'OOOOOOOOOO'`,
    ],
    [
      "two tickets never have the same code",
      "tickets_code_key",
      `insert into tickets (application_id, event_id, code, is_withdrawn)
       select application_id, event_id, code, true from tickets`,
    ],
    [
      "an application has one ticket that is valid",
      "tickets_valid_idx",
      `insert into tickets (application_id, event_id, code)
       select application_id, event_id, 'ZZZZZZZZZZ' from tickets`,
    ],
    [
      "a scan checks in or undoes it",
      "check_ins_kind_check",
      `${scan} values (${event}, ${nonce}, 'out', now(), now(), '', 'unknown')`,
    ],
    [
      "a device's name is not longer than it may be",
      "check_ins_device_check",
      `${scan} values (${event}, ${nonce}, 'in', now(), now(), repeat('a', 101), 'unknown')`,
    ],
    [
      "a scan counts once in an event",
      "check_ins_nonce_key",
      `${scan} select ${event}, ${nonce}, 'in', now(), now(), '', 'unknown' from generate_series(1, 2)`,
    ],
    [
      "a walk-in's name is not longer than it may be",
      "walk_ins_name_check",
      `insert into walk_ins (event_id, nonce, name) values (${event}, ${nonce}, repeat('a', 201))`,
    ],
    [
      "a walk-in's note is not longer than it may be",
      "walk_ins_note_check",
      `insert into walk_ins (event_id, nonce, name, note) values (${event}, ${nonce}, 'a', repeat('a', 501))`,
    ],
    [
      "a walk-in counts once",
      "walk_ins_nonce_key",
      `insert into walk_ins (event_id, nonce, name) select ${event}, ${nonce}, 'a' from generate_series(1, 2)`,
    ],
    [
      "the name of a helper's link is not longer than it may be",
      "check_in_links_label_check",
      `insert into check_in_links (event_id, label, token_digest) values (${event}, repeat('a', 101), 'a')`,
    ],
    [
      "no two links have the same token",
      "check_in_links_token_digest_key",
      `insert into check_in_links (event_id, label, token_digest) select ${event}, 'a', 'a' from generate_series(1, 2)`,
    ],
    [
      "people check themselves in with six digits",
      "attendance_codes_code_check",
      `insert into attendance_codes (event_id, code) values (${event}, '12345')`,
    ],
  ] as const;
}
