import type { EventValues } from "./event-values.ts";

/** A consequence of saving for applicants, and how many they are. */
export type Consequence =
  | { kind: "unpublished" | "moved"; count: number }
  | { kind: "below_count"; count: number; max: number };

/** Consequences of saving for applicants; none where nobody has applied. */
export function consequencesOf(saved: EventValues, typed: EventValues, count: number): Consequence[] {
  if (count === 0) return [];
  const found: Consequence[] = [];
  if (saved.is_published && !typed.is_published) found.push({ kind: "unpublished", count });
  // Of an event that is not public nobody is mailed.
  if (typed.is_published && isMoved(saved, typed)) found.push({ kind: "moved", count });
  const max = maxOf(typed);
  if (max < count && max < maxOf(saved)) found.push({ kind: "below_count", count, max });
  return found;
}

const maxOf = (values: EventValues) => Number(values.max_participant_num.normalize("NFKC"));

/** Whether calendars have to follow, as `hasMoved` of the server has it. */
function isMoved(saved: EventValues, typed: EventValues): boolean {
  const facts = ["start_at", "end_at", "is_online", "prefecture_id"] as const;
  return (
    facts.some((name) => saved[name] !== typed[name]) ||
    saved.texts.some((before) => {
      const now = typed.texts.find(({ language_id }) => language_id === before.language_id);
      return (
        now &&
        (now.place_name.trim() !== before.place_name.trim() || now.address.trim() !== before.address.trim())
      );
    })
  );
}
