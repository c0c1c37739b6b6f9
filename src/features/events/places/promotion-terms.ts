import type { Event } from "../events.contract.ts";

/** Facts that decide what becomes of a place that falls free while people wait. */
export interface Promotion<Moment extends Date | string = Date> {
  /** From then on it is offered; null is the start. */
  promoteUntil: Moment | null;
  startAt: Moment;
}

/** Terms on which the first of a queue gets a place that falls free: it is theirs, it is theirs until a moment, or they are asked. */
export type PromotionTerms = "given" | "given_until" | "offered";

/**
 * Whether a place that falls free now is given to the person at once; otherwise it is offered. Moments are dates, or texts that are all
 * written alike, as a form has them.
 */
export function isGivenAtOnce<Moment extends Date | string>(
  { promoteUntil, startAt }: Promotion<Moment>,
  asksFirst: boolean,
  now: Moment,
): boolean {
  return !asksFirst && now < (promoteUntil ?? startAt);
}

/** @param asksFirst whether the person wants to be asked in any case */
export function promotionTerms(promotion: Promotion, asksFirst: boolean, now: Date): PromotionTerms {
  if (!isGivenAtOnce(promotion, asksFirst, now)) return "offered";
  return promotion.promoteUntil ? "given_until" : "given";
}

export function promotionOfEvent({
  promote_until,
  start_at,
}: Pick<Event, "promote_until" | "start_at">): Promotion {
  return {
    promoteUntil: promote_until === null ? null : new Date(promote_until),
    startAt: new Date(start_at),
  };
}
