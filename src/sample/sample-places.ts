import type { Insertable } from "kysely";
import type { DB } from "../platform/db/generated/schema.ts";
import type { ApplicationState } from "../shared/application-states.ts";
import { tokyoParts } from "../shared/time/tokyo-time.ts";

const hour = 60 * 60 * 1000;

interface SamplePlaces {
  /** @param at a moment of Japan, its day counted from today */
  columns(now: Date, at: (day: number, time: string) => Date): Partial<Insertable<DB["events"]>>;
  /** Of the applicants, the last to apply first; empty leaves them to the event's number. */
  states: ApplicationState[];
  /** An organizer has decided about all that are not under review. */
  isDecided?: boolean;
}

const times = (count: number, state: ApplicationState) => Array<ApplicationState>(count).fill(state);

/** Coming events of the file that give their places otherwise than to those who come first, by their ids. */
export const samplePlaces: Record<number, SamplePlaces | undefined> = {
  // Some may apply first: those who have just begun to study.
  3: {
    columns: (now, at) => ({
      has_waiting_list: true,
      priority_until_at: at(6, "12:00"),
      priority_graduation_years: [3, 4].map((years) => tokyoParts(now).year + years),
    }),
    states: [],
  },
  // The time of the draw has come: the first sweep draws it in its real order.
  5: {
    columns: (_, at) => ({
      selection: "lottery",
      has_waiting_list: true,
      max_participant_num: 8,
      apply_due_at: at(-2, "23:59"),
      lottery_at: at(-1, "12:00"),
    }),
    states: times(11, "entered"),
  },
  // Full, with a queue, and one place that is offered.
  8: {
    columns: (now) => ({ has_waiting_list: true, promote_until_at: new Date(now.getTime() - 2 * hour) }),
    states: [...times(4, "waiting"), "offered", ...times(11, "confirmed")],
  },
  41: {
    columns: () => ({ selection: "approval", has_waiting_list: true }),
    states: [...times(4, "under_review"), "declined", ...times(5, "confirmed")],
    isDecided: true,
  },
  47: {
    columns: (_, at) => ({ selection: "lottery", has_waiting_list: true, lottery_at: at(29, "12:00") }),
    states: times(9, "entered"),
  },
};

/** Events that the student's account has applied to as well, being the last to do so. */
export const studentTakesPartIn = [5, 8, 41, 47];

const declinedWith =
  "今回は初めての方を優先しました。次回もぜひお申し込みください。\nThis time first-timers came first. Please apply again next time.";

/** The columns that belong to a state, in an application to one of these events. */
export function columnsOfState(
  state: ApplicationState,
  { now, index, isDecided }: { now: Date; index: number; isDecided: boolean },
): Partial<Insertable<DB["applications"]>> {
  const before = new Date(now.getTime() - hour);
  return {
    state,
    told_state: state,
    // The first to apply is the last in the list.
    queue_number: state === "waiting" ? 100 - index : null,
    ...(state === "offered" && {
      promoted_at: before,
      offer_expires_at: new Date(before.getTime() + 12 * hour),
    }),
    ...(isDecided && { decided_at: before }),
    ...(state === "declined" && { decision_message: declinedWith }),
  };
}
