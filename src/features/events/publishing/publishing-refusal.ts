/** Codes of refusals, by what keeps an event from being published; each with the field of the answer that is at fault. */
export const publishingRefusals = {
  is_suspended: "organization",
  not_complete: "disclosure",
  limit_reached: "organization",
} as const;
export type PublishingRefusal = keyof typeof publishingRefusals;

interface PublishingFacts {
  isSuspended: boolean;
  needsDisclosure: boolean;
  /** Of a new organization; null for every other one, and where nothing more is published. */
  limits: { events: number } | null;
  /** Events published at once, with the one that it is about. */
  published: number;
}

/** Why an organization may not publish an event; null where it may. Said by the refusal, and by the desk before anybody presses. */
export function publishingRefusal(facts: PublishingFacts): PublishingRefusal | null {
  if (facts.isSuspended) return "is_suspended";
  if (facts.needsDisclosure) return "not_complete";
  return facts.limits && facts.published > facts.limits.events ? "limit_reached" : null;
}
