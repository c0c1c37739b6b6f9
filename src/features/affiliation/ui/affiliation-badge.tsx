import { nameIn } from "../../../shared/languages/name-in.ts";
import { Badge } from "../../../ui/base/badge.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { University } from "../../reference-data/reference-data.contract.ts";

/** The university that somebody has proved to be of, as organizers see it. */
export function AffiliationBadge({ university }: { university: University }) {
  const t = useTexts();
  const name = nameIn(university, useLanguage());
  return <Badge tone="good">{t("participants.affiliation_of", { university: name })}</Badge>;
}
