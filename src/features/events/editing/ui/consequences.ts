import type { Event } from "../../events.contract.ts";
import type { EventValues } from "./event-values.ts";

/** A consequence of saving for applicants, and how many they are. */
export type Consequence =
  | { kind: "unpublished" | "moved" | "waiting_list_off" | "draw_moved"; count: number }
  | { kind: "below_count"; count: number; max: number }
  /** Those who wait get, or are offered, the places that the save makes free. */
  | { kind: "promoted" | "offered"; count: number; given: number };

export interface ApplicantCounts {
  /** Those who have a place, or are offered one. */
  holding: number;
  waiting: number;
  /** Those who take part in a draw that is still to come. */
  entered: number;
}

export function applicantCounts(
  event: Pick<Event, "applications_count" | "waiting_count" | "applications">,
): ApplicantCounts {
  return {
    holding: event.applications_count,
    waiting: event.waiting_count,
    entered: event.applications.filter(({ state }) => state === "entered").length,
  };
}

/** Whether saving can have consequences for applicants, if there are any. */
export function mayConcernApplicants(saved: EventValues, typed: EventValues): boolean {
  return (
    saved.is_published !== typed.is_published ||
    maxOf(saved) !== maxOf(typed) ||
    saved.has_waiting_list !== typed.has_waiting_list ||
    isDrawMoved(saved, typed) ||
    isMoved(saved, typed)
  );
}

/**
 * Consequences of saving for applicants; none where nobody has applied.
 * @param now `YYYY-MM-DD HH:mm` of Japan, as the form has moments
 */
export function consequencesOf(
  saved: EventValues,
  typed: EventValues,
  { holding, waiting, entered }: ApplicantCounts,
  now: string,
): Consequence[] {
  const found: Consequence[] = [];
  const active = holding + waiting + entered;
  if (saved.is_published && !typed.is_published && active > 0) {
    found.push({ kind: "unpublished", count: active });
  }
  // Of an event that is not public nobody is mailed.
  if (typed.is_published && isMoved(saved, typed) && holding > 0) {
    found.push({ kind: "moved", count: holding });
  }
  const max = maxOf(typed);
  if (max < holding && max < maxOf(saved)) found.push({ kind: "below_count", count: holding, max });
  const given = Math.min(waiting, max - holding);
  if (typed.is_published && typed.start_at > now && given > 0) {
    const isGiven = now < (typed.promote_until || typed.start_at);
    found.push({ kind: isGiven ? "promoted" : "offered", count: waiting, given });
  }
  if (saved.has_waiting_list && !typed.has_waiting_list && waiting > 0) {
    found.push({ kind: "waiting_list_off", count: waiting });
  }
  if (isDrawMoved(saved, typed) && entered > 0) found.push({ kind: "draw_moved", count: entered });
  return found;
}

const isDrawMoved = (saved: EventValues, typed: EventValues) =>
  typed.selection === "lottery" && saved.lottery_at !== typed.lottery_at;

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
