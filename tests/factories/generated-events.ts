import fc from "fast-check";

/**
 * Rows of `events` for comparing a rule with its SQL: times around `now`, equal to it and to each other, and numbers around
 * the maximum. They are not written into the table: `jsonb_populate_recordset(null::events, …)` makes rows of them.
 */
export function generatedEvents(now: Date, owners: readonly number[] = [1]) {
  let id = 0;
  const time = fc
    .constantFrom(
      -90 * 24 * 60 * 60_000,
      -60 * 60_000,
      -1,
      0,
      1,
      60 * 60_000,
      24 * 60 * 60_000,
      20 * 24 * 60 * 60_000,
    )
    .map((distance) => new Date(now.getTime() + distance));
  const sometimes = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 });
  const mostly = fc.constantFrom(true, true, true, false);
  return fc
    .record({
      is_published: mostly,
      is_published_after_hold: fc.constantFrom(null, null, null, true, false),
      start_at: time,
      apply_due_at: sometimes(time),
      reception_start_at: sometimes(time),
      cancelled_at: fc.oneof(fc.constant(null), fc.constant(null), time),
      is_created_by_hf: fc.boolean(),
      is_shown_only_organization_universities: fc.boolean(),
      max_participant_num: fc.integer({ min: 1, max: 3 }),
      applications_count: fc.integer({ min: 0, max: 4 }),
      waiting_count: fc.constantFrom(0, 0, 0, 1),
      selection: fc.constantFrom(
        "first_come" as const,
        "first_come" as const,
        "approval" as const,
        "lottery" as const,
      ),
      has_waiting_list: fc.boolean(),
      lottery_drawn_at: sometimes(time),
      owner_organization_id: fc.constantFrom(...owners),
    })
    .map((event) => {
      id += 1;
      // As the database holds it.
      const is_published = event.is_published_after_hold === null && event.is_published;
      return { id, ...event, is_published };
    });
}
