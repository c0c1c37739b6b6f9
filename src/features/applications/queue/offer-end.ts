import { fromTokyo, tokyoParts } from "../../../shared/time/tokyo-time.ts";

/** An offered place is kept so long at least, unless the event begins before. */
const offerMs = 12 * 60 * 60 * 1000;
/** Hours of the clock in Tokyo between which no offer ends: whoever sleeps loses no place by it. */
const night = { from: 22, until: 10 };

/** Until when a place is kept that is offered at a moment: to the morning where that would be at night, to the start at most. */
export function offerEndsAt(offeredAt: Date, startAt: Date): Date {
  const end = outOfNight(new Date(offeredAt.getTime() + offerMs));
  return end < startAt ? end : startAt;
}

function outOfNight(moment: Date): Date {
  const { year, month, day, hour } = tokyoParts(moment);
  if (hour >= night.until && hour < night.from) return moment;
  return fromTokyo({ year, month, day: hour < night.until ? day : day + 1, hour: night.until });
}
