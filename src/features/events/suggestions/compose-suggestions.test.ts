import { expect, it } from "vitest";
import { composeSuggestions } from "./compose-suggestions.ts";
import { type SuggestionKind, suggestionKinds } from "./suggestions.contract.ts";

const found = (counts: Partial<Record<SuggestionKind, number>>) =>
  Object.fromEntries(
    suggestionKinds.map((kind) => [
      kind,
      Array.from({ length: counts[kind] ?? 0 }, (_, id) => ({ kind, id, label: `${kind} ${id}`, href: "/" })),
    ]),
  ) as unknown as Parameters<typeof composeSuggestions>[0];
const labels = (counts: Partial<Record<SuggestionKind, number>>, limit: number) =>
  composeSuggestions(found(counts), limit).map(({ label }) => label);

it("a few of each kind leave room for events, in the order of the kinds", () => {
  const all = { place: 9, university: 9, purpose: 9, organization: 9, event: 9 };
  expect(labels(all, 9)).toEqual([
    "place 0",
    "place 1",
    "university 0",
    "university 1",
    "purpose 0",
    "organization 0",
    "organization 1",
    "event 0",
    "event 1",
  ]);
});

it("what one kind leaves the others take, up to the limit", () => {
  expect(labels({ university: 5 }, 8)).toHaveLength(5);
  expect(labels({ university: 5, event: 1 }, 4)).toEqual([
    "university 0",
    "university 1",
    "university 2",
    "event 0",
  ]);
  expect(labels({ event: 20 }, 8)).toHaveLength(8);
  expect(labels({ place: 2, university: 2 }, 1)).toEqual(["place 0"]);
});
