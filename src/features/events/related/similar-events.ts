import type { SoonEvent } from "../listing/soonest-events.server.ts";
import type { EventFacts } from "../shared-event-reads.server.ts";

const maxSimilar = 6;

type Seen = Pick<
  EventFacts,
  "id" | "event_purpose_id" | "event_format_id" | "prefecture_id" | "university_id" | "is_online"
> & { spoken_languages: readonly { id: number }[] };

/**
 * Ids of those that are most like the event that is seen; of equal ones the sooner come first.
 * @param soonest in the order of their start
 * @param without ids of events that are shown anyway
 */
export function similarEvents(
  seen: Seen,
  soonest: readonly SoonEvent[],
  without: readonly number[],
): number[] {
  const languages = new Set(seen.spoken_languages.map(({ id }) => id));
  const left = new Set([seen.id, ...without]);
  return soonest
    .filter(({ id }) => !left.has(id))
    .map((event) => ({ id: event.id, points: likeness(seen, event, languages) }))
    .filter(({ points }) => points > 3)
    .sort((one, other) => other.points - one.points)
    .slice(0, maxSimilar)
    .map(({ id }) => id);
}

/** A purpose says more than a place or a university, and these more than a format; a language alone makes nothing alike. */
function likeness(seen: Seen, other: SoonEvent, languages: ReadonlySet<number>): number {
  const isNear =
    other.is_online === seen.is_online && (seen.is_online || other.prefecture_id === seen.prefecture_id);
  const isOfUniversity = seen.university_id !== null && other.university_id === seen.university_id;
  return (
    4 * Number(other.event_purpose_id === seen.event_purpose_id) +
    3 * Number(isNear) +
    3 * Number(isOfUniversity) +
    2 * Number(other.event_format_id === seen.event_format_id) +
    Number(other.languages.some((id) => languages.has(id)))
  );
}
