import { isActive } from "../../../../shared/application-states.ts";
import type { ApplicantCounts } from "../../applicant-counts/applicant-counts.contract.ts";
import { countIn, placeCountsOf } from "../../applicant-counts/count-applicants.ts";
import { hasBegunInForm } from "../../availability/has-begun.ts";
import { placesForQueue } from "../../places/free-places.ts";
import { isGivenAtOnce } from "../../places/promotion-terms.ts";
import type { Followed } from "../following/following.contract.ts";
import { hasMoved } from "../has-moved.ts";
import { movesDraw } from "../input/moves-draw.ts";
import type { EventValues } from "./values/event-values.ts";

type Times = Pick<EventValues, "start_at" | "end_at">;
/** When and where, as the form has it. */
export type Whereabouts = Times & Pick<EventValues, "is_online" | "texts">;

/** A consequence of saving that is asked about: mostly for applicants, and how many they are. */
export type Consequence =
  | { kind: "in_past" }
  /** Times are empty where there is none, and the same where the time stays; so is the place. */
  | { kind: "moved"; count: number; before: Whereabouts; after: Whereabouts }
  /** What a save of this and the following events does to those, with the times of this one where it moves. */
  | { kind: "following"; followed: Followed; before: Whereabouts; after: Whereabouts }
  | { kind: "meeting_changed" | "unpublished" | "waiting_list_off" | "draw_moved"; count: number }
  | { kind: "below_count"; count: number; max: number }
  /** Those who wait get, or are offered, the places that the save makes free. */
  | { kind: "promoted" | "offered"; count: number; given: number };

/** Whether saving can have consequences for applicants, if there are any. */
export function mayConcernApplicants(saved: EventValues, typed: EventValues): boolean {
  return (
    saved.is_published !== typed.is_published ||
    maxOf(saved) !== maxOf(typed) ||
    saved.has_waiting_list !== typed.has_waiting_list ||
    movesDraw(saved, typed) ||
    isMeetingNew(saved, typed) ||
    hasMoved(saved, typed)
  );
}

/**
 * Consequences of saving: for applicants none where nobody has applied.
 * @param now `YYYY-MM-DD HH:mm` of Japan, as the form has moments
 */
export function consequencesOf(
  saved: EventValues,
  typed: EventValues,
  counts: ApplicantCounts,
  now: string,
): Consequence[] {
  const found: Consequence[] = [];
  const { waiting, entered } = counts.states;
  const places = placeCountsOf(counts, maxOf(typed));
  const active = countIn(counts, isActive);
  if (isMovedIntoPast(saved, typed, now)) found.push({ kind: "in_past" });
  if (saved.is_published && !typed.is_published && active > 0) {
    found.push({ kind: "unpublished", count: active });
  }
  // Of an event that is not public nobody is mailed.
  const notified = counts.told_of_change;
  if (typed.is_published && hasMoved(saved, typed) && notified > 0) {
    found.push({ kind: "moved", count: notified, before: whereaboutsOf(saved), after: whereaboutsOf(typed) });
  } else if (typed.is_published && isMeetingNew(saved, typed) && counts.told_of_meeting > 0) {
    found.push({ kind: "meeting_changed", count: counts.told_of_meeting });
  }
  const { max_participant_num: max, applications_count: holding } = places;
  if (max < holding && max < maxOf(saved)) found.push({ kind: "below_count", count: holding, max });
  const given = placesForQueue(places);
  if (typed.is_published && !hasBegunInForm(typed.start_at, now) && given > 0) {
    const promotion = { promoteUntil: typed.promote_until || null, startAt: typed.start_at };
    found.push({
      kind: isGivenAtOnce(promotion, false, now) ? "promoted" : "offered",
      count: waiting,
      given,
    });
  }
  if (saved.has_waiting_list && !typed.has_waiting_list && waiting > 0) {
    found.push({ kind: "waiting_list_off", count: waiting });
  }
  if (typed.is_published && movesDraw(saved, typed) && entered > 0) {
    found.push({ kind: "draw_moved", count: entered });
  }
  return found;
}

/** What is told of this event alone is told once for all: people get one mail. */
const notifiedTogether: readonly Consequence["kind"][] = ["moved", "meeting_changed", "draw_moved"];

/** As `consequencesOf`, where the following events change too: how many people are told is counted over all of them. */
export function consequencesWithFollowing(
  found: readonly Consequence[],
  saved: Whereabouts,
  typed: Whereabouts,
  followed: Followed,
): Consequence[] {
  const own = found.filter(({ kind }) => !notifiedTogether.includes(kind));
  return [...own, { kind: "following", followed, before: whereaboutsOf(saved), after: whereaboutsOf(typed) }];
}

/** Whether the save tells people of something, so that its reason has readers. */
export function notifiesPeople(consequences: readonly Consequence[]): boolean {
  return consequences.some((one) =>
    one.kind === "following"
      ? one.followed.told_count > 0
      : one.kind === "moved" || one.kind === "meeting_changed",
  );
}

const whereaboutsOf = ({ start_at, end_at, is_online, texts }: Whereabouts): Whereabouts => ({
  start_at,
  end_at,
  is_online,
  texts,
});

/** An event that begins in the past is rarely meant: a year or a month was mistyped. */
export function isMovedIntoPast(saved: Times, typed: Times, now: string): boolean {
  return typed.start_at !== "" && typed.start_at !== saved.start_at && hasBegunInForm(typed.start_at, now);
}

/** Those with a place alone are told of the address, and not of its removal. */
const isMeetingNew = (saved: EventValues, typed: EventValues) =>
  typed.meeting_url.trim() !== "" && typed.meeting_url.trim() !== saved.meeting_url;

const maxOf = (values: EventValues) => Number(values.max_participant_num.normalize("NFKC"));
