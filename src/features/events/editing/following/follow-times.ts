import { dayMs } from "../../../../shared/time/milliseconds.ts";
import type { EventRow } from "../../event-rows.server.ts";
import { columnOf, fieldsOfKind } from "../../fields/event-fields.ts";
import type { EventIn } from "../edit-event.contract.ts";

const weekMs = 7 * dayMs;
const times = fieldsOfKind("time");
type Times = Pick<EventIn, "start_at" | (typeof times)[number]>;

/** A moment of an event, with its start. */
interface Moment {
  startAt: Date;
  at: Date | null;
}

/**
 * Moves the times of a following event as far as the saved event's were moved. One whose weekday or time of day was changed singly
 * keeps its start, and with it all of its times; a deadline that is not as far from the start as the saved event's was stays too.
 */
export function followTimes(
  before: EventRow,
  after: EventRow,
  own: EventRow,
): { sent: Times; unchanged: string[]; shift: number } {
  const sent: Times = {};
  const unchanged: string[] = [];
  const shift = after.start_at.getTime() - before.start_at.getTime();
  if (shift !== 0) {
    if ((own.start_at.getTime() - before.start_at.getTime()) % weekMs !== 0) {
      return { sent, unchanged: ["start_at"], shift: 0 };
    }
    sent.start_at = new Date(own.start_at.getTime() + shift);
  }
  for (const name of times) {
    const column = columnOf(name);
    const moved = followMoment(
      { startAt: before.start_at, at: before[column] },
      { startAt: after.start_at, at: after[column] },
      { startAt: own.start_at, at: own[column] },
      shift,
    );
    if (moved === "own") unchanged.push(name);
    else if (moved !== "same") sent[name] = moved.at;
  }
  return { sent, unchanged, shift };
}

/** @param shift how far the start of the following event is moved, in milliseconds */
export function followMoment(
  was: Moment,
  is: Moment,
  own: Moment,
  shift: number,
): { at: Date | null } | "own" | "same" {
  if (was.at?.getTime() === is.at?.getTime()) return "same";
  if (is.at === null && own.at === null) return "same";
  if (distance(was) !== distance(own)) return "own";
  if (!is.at) return { at: null };
  const at = was.at && own.at ? own.at.getTime() + is.at.getTime() - was.at.getTime() : null;
  return { at: new Date(at ?? own.startAt.getTime() + shift + (distance(is) ?? 0)) };
}

/** Of a moment to its event's start, in milliseconds; null for none. */
const distance = ({ startAt, at }: Moment) => (at ? at.getTime() - startAt.getTime() : null);
