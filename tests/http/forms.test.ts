import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Searches, and buttons that lead to another page: what they hold belongs into the address. */
const getForms = [
  "src/app/event-lists/event-filter-form.tsx",
  "src/app/organization-directory/directory-filter-form.tsx",
  "src/ui/forms/fallback-form.tsx",
];

it("no form can put what was typed into an address: each is posted, but for the search", () => {
  const others = globSync("src/**/*.tsx").filter((file) => {
    const forms = readFileSync(file, "utf8").match(/<[fF]orm\b(?!\s+method="post")(?=[\s>])/g) ?? [];
    return forms.length > 0;
  });
  expect(others.map((file) => file.replaceAll("\\", "/")).sort()).toEqual(getForms);
});
