import type { RawBuilder } from "kysely";

/**
 * The SQL that finds the lines of one kind: `id`, `acting_id`, `at`, `count` and `tab` (of the event's dashboard, where the kind has
 * several), of `mine`, which holds the events `e` that the caller manages, with `acting_id`, the organization for which they do; `checked_in_at` holds those too
 * at which the caller may only check people in.
 */
export type TodaySource = (now: Date) => RawBuilder<unknown>;
