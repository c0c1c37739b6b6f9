/** Statements about people without accounts and views of events that the database refuses. */
export function refusedGuests({ event }: { event: number }): [string, string, string][] {
  return [
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
      "an account has no other address than its own",
      "users_guest_email_check",
      `update users set guest_email = 'guest@example.com'`,
    ],
  ];
}
