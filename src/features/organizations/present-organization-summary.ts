import type { Settings } from "../../platform/env/read-settings.ts";
import { imageAddress } from "../../platform/storage/images/image-address.ts";
import { contentTag } from "../../shared/languages/content-tags.ts";
import { type Language, languageIds } from "../../shared/languages/languages.ts";
import { nameIn } from "../../shared/languages/name-in.ts";
import { namedIn } from "./organization-name-in.ts";
import type { OrganizationSummaryRow } from "./read-organization-summaries.server.ts";

/** An organization as pages that tell of several show it, in the language of the page where it has it. */
export interface OrganizationSummary {
  id: number;
  name: string;
  /** The name's language where it is not the page's. */
  lang: string | undefined;
  iconUrl: string | null;
  /** Their names. */
  universities: string[];
  followersCount: number;
}

export function presentOrganizationSummary(
  row: OrganizationSummaryRow,
  { language, settings }: { language: Language; settings: Settings },
): OrganizationSummary {
  const text = namedIn(row.texts, language);
  return {
    id: row.id,
    name: text?.name ?? "",
    lang: text && text.language_id !== languageIds[language] ? contentTag(text.language_id) : undefined,
    iconUrl: imageAddress(settings, row.icon_url),
    universities: row.universities.map((university) => nameIn(university, language)),
    followersCount: row.followers_count,
  };
}
