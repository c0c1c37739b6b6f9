/** Statements about people who are blocked, people without accounts and views of events that the database refuses. */
export function refusedGuests({ event }: { event: number }): [string, string, string][] {
  return [
    [
      "the reason for which somebody is blocked is no book",
      "users_block_reason_check",
      `update users set blocked_at = now(), block_reason = repeat('a', 2001)`,
    ],
    [
      "nobody is blocked without a reason",
      "users_blocked_with_reason",
      `update users set blocked_at = now()`,
    ],
    [
      "who is blocked is not of the product team",
      "users_blocked_are_outside",
      `update users set blocked_at = now(), block_reason = 'a', is_uniteam = true`,
    ],
    [
      "a source of views is a short name",
      "event_views_source_check",
      `insert into event_views (event_id, date, source, count) values (${event}, '2026-11-20', 'two words', 1)`,
    ],
    [
      "who was added by hand has nothing to sign in with",
      "users_guests_cannot_sign_in",
      `update users set is_guest = true`,
    ],
    [
      "nobody is asked whether they are an account",
      "users_guest_declined_at_check",
      `update users set guest_declined_at = now()`,
    ],
    [
      "an account has no other address than its own",
      "users_guest_email_check",
      `update users set guest_email = 'guest@example.com'`,
    ],
  ];
}
