import { expect, it } from "vitest";
import type { Material } from "../material.contract.ts";
import { drafted, unchangedMaterial, unsavedMaterial } from "./material-draft.ts";

const entry = (id: number): Material => ({
  ...{ id, title: `${id}`, url: "https://example.com", file: null },
  visibility: "attended",
});
const saved = [entry(1), entry(2), entry(3)];

it("what was not changed has nothing to be sent", () => {
  expect(drafted(saved, unchangedMaterial)).toEqual(saved);
  expect(unsavedMaterial(saved, unchangedMaterial)).toEqual({ seenByOthers: [], ids: null });
  const back = { visibilities: { 2: "attended" }, order: [1, 2, 3] } as const;
  expect(unsavedMaterial(saved, back)).toEqual({ seenByOthers: [], ids: null });
});

it("who sees an entry and the order are kept together, and what was added or taken away meanwhile is told apart", () => {
  const draft = { visibilities: { 3: "all", 9: "all" }, order: [3, 9, 1] } as const;
  expect(unsavedMaterial(saved, draft)).toEqual({
    seenByOthers: [{ ...entry(3), visibility: "all" }],
    ids: [3, 1, 2],
  });
});
