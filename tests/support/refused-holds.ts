/** Statements about holds and suspensions that the database refuses: the rule, the constraint and a statement. */
export function refusedHolds({ event }: { event: number }) {
  const owner = `(select owner_organization_id from events where id = ${event})`;
  const set = (columns: string) => `update events set ${columns} where id = ${event}`;
  return [
    [
      "an event is held for a reason",
      "events_hold_reason_check",
      set("held_at = now(), is_published_after_hold = true, is_published = false"),
    ],
    [
      "an event on hold knows what it is to be after it",
      "events_after_hold_check",
      set("held_at = now(), hold_reason = 'x', is_published = false"),
    ],
    [
      "only an event on hold is to be something after it",
      "events_after_hold_check",
      set("is_published_after_hold = true, is_published = false"),
    ],
    [
      "an event on hold is not published",
      "events_held_is_hidden_check",
      set("held_at = now(), hold_reason = 'x', is_published_after_hold = true, is_published = true"),
    ],
    [
      "an organization is suspended for a reason",
      "organizations_suspension_check",
      `update organizations set suspended_at = now() where id = ${owner}`,
    ],
    [
      "a suspended co-host hosts nothing",
      "event_hosts_suspended_check",
      `update event_hosts set accepted_at = now(), accepted_before_suspension_at = now() where event_id = ${event} and not is_owner`,
    ],
    [
      "an answer says something",
      "hold_answers_text_check",
      `insert into hold_answers (organization_id, event_id, text, created_at) values (${owner}, ${event}, '', now())`,
    ],
  ] as const;
}
