/**
 * The fields of an event by which results are ordered, best first: how much a word in one counts, and the mark behind which
 * its terms stand in `event_search_documents.fields` (as in `event_search_document` in SQL). The description has no mark: what
 * is in no other field is there.
 */
export const searchFields = [
  { name: "title", mark: "1", weight: 100 },
  { name: "place", mark: "2", weight: 62 },
  { name: "address", mark: "3", weight: 56 },
  { name: "prefecture", mark: "4", weight: 50 },
  { name: "organization", mark: "5", weight: 42 },
  { name: "purpose", mark: "6", weight: 36 },
  { name: "format", mark: "7", weight: 32 },
  { name: "university", mark: "8", weight: 28 },
] as const;

export type SearchField = (typeof searchFields)[number];

export const descriptionWeight = 12;

/** @throws for a name that no field has */
export function markOf(name: SearchField["name"]): string {
  const field = searchFields.find((one) => one.name === name);
  if (!field) throw new Error(`No field ${name}`);
  return field.mark;
}
