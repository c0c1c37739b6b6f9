import { expect, it } from "vitest";
import { foldSources, sourcesShown } from "./fold-sources.ts";

it("what is counted of a source stands together: the most views first, then applications, what is not known last", () => {
  expect(
    foldSources([
      { source: "mail", views: 1 },
      { source: "poster", views: 3 },
      { source: null, applications: 9, attended: 8 },
      { source: "poster", applications: 2, attended: 1 },
      { source: "b", applications: 1 },
      { source: "a", applications: 1 },
      { source: "flyer", applications: 4, attended: 4 },
    ]),
  ).toEqual([
    { source: "poster", views: 3, applications: 2, attended: 1 },
    { source: "mail", views: 1, applications: 0, attended: 0 },
    { source: "flyer", views: 0, applications: 4, attended: 4 },
    { source: "a", views: 0, applications: 1, attended: 0 },
    { source: "b", views: 0, applications: 1, attended: 0 },
    { source: null, views: 0, applications: 9, attended: 8 },
  ]);
});

it("names beyond a hundred are other, and nothing that is counted gets lost", () => {
  const named = Array.from({ length: sourcesShown + 2 }, (_, nth) => ({
    source: `x${nth}`,
    applications: 1,
  }));
  const folded = foldSources([...named, { source: "direct", views: 1 }, { source: "other", views: 5 }]);
  expect(folded).toHaveLength(sourcesShown + 2);
  expect(folded[0]).toEqual({ source: "other", views: 5, applications: 2, attended: 0 });
  expect(folded[1]).toEqual({ source: "direct", views: 1, applications: 0, attended: 0 });
  expect(folded.reduce((sum, { applications }) => sum + applications, 0)).toBe(named.length);
});
