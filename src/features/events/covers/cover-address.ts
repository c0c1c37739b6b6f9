/** So few that browsers and networks in between keep them all, so many that a page of events shows hardly two alike. */
export const coverVariants = 24;

/** Stands in every address, since covers are kept for ever: another drawing of them is another number. */
const coverEdition = 1;

export const coverSize = { width: 960, height: 540 };

/** Which of its purpose's covers an event has: neighbours in a list have different ones. */
export const coverVariant = (eventId: number): number => eventId % coverVariants;

/** The address of the picture drawn for an event without one of its own; it follows the reader's scheme. */
export function coverAddress(event: { id: number; event_purpose_id: number }): string {
  return `/covers/${coverEdition}/${event.event_purpose_id}-${coverVariant(event.id)}.svg`;
}

/** The cover that a path names; null where there is none. */
export function readCoverAddress(path: string): { purposeId: number; eventId: number } | null {
  const [, edition, purpose, variant] = /^\/covers\/(\d)\/([1-9]\d{0,2})-(\d{1,2})\.svg$/.exec(path) ?? [];
  if (Number(edition) !== coverEdition || Number(variant) >= coverVariants) return null;
  return { purposeId: Number(purpose), eventId: Number(variant) };
}
