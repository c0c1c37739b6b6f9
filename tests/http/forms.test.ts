import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/**
 * Searches, and buttons that lead to another page: what they hold belongs into the address. So does the family name that a
 * certificate is compared with, which the API takes there too; addresses are logged without what is asked in them.
 */
const getForms = [
  "src/app/event-lists/filters/event-filter-form.tsx",
  "src/app/organization-directory/directory-filter-form.tsx",
  "src/features/events/managed/ui/managed-filters.tsx",
  "src/features/follow-up/certificate/ui/certificate-check.tsx",
  "src/features/product-team/finding/ui/find-panel.tsx",
  "src/ui/forms/fallback-form.tsx",
];

it("no form can put what was typed into an address: each is posted, but for the search and the check of a certificate", () => {
  const others = globSync("src/**/*.tsx").filter((file) => {
    if (file.endsWith(".test.tsx")) return false;
    const forms = readFileSync(file, "utf8").match(/<[fF]orm\b(?!\s+method="post")(?=[\s>])/g) ?? [];
    return forms.length > 0;
  });
  expect(others.map((file) => file.replaceAll("\\", "/")).sort()).toEqual(getForms);
});
