import type { Problems } from "../../../shared/app-error.ts";
import { type LanguageEntry as Entry, mergeEntries } from "../../../shared/languages/language-entries.ts";
import type { LanguageOrganizationIn } from "./organization-input.ts";

/** One language of an organization's texts. */
export interface LanguageEntry extends Entry {
  name: string;
  description: string;
}

/** The entries after an update. */
export function mergeOrganizationEntries(
  stored: readonly LanguageEntry[],
  sent: readonly LanguageOrganizationIn[],
  problems: Problems,
): LanguageEntry[] {
  const entries = mergeEntries<LanguageEntry, LanguageOrganizationIn>(
    stored,
    sent,
    {
      field: "language_organizations",
      noun: "language_organization",
      fill: (entry, change) => ({
        name: change.name ?? entry?.name ?? "",
        description: change.discription ?? entry?.description ?? "",
      }),
    },
    problems,
  );
  if (entries.some(({ id, name }) => id === null && name === "")) problems.add("name", "name_required");
  return entries;
}
