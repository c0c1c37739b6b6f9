import type { Language } from "../../../shared/languages/languages.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import type { Column } from "../../../ui/tables/column.ts";
import type { Texts } from "../../../ui/texts/texts.tsx";
import type { University } from "../../reference-data/reference-data.contract.ts";
import { AffiliationBadge } from "./affiliation-badge.tsx";

/** The university that people have proved to be of, where somebody has. */
export function affiliationColumns<Row extends { affiliation: University | null }>(
  rows: readonly Row[],
  t: Texts,
  language: Language,
): Column<Row>[] {
  if (rows.every(({ affiliation }) => affiliation === null)) return [];
  return [
    {
      key: "affiliation",
      title: t("participants.affiliation"),
      width: 14,
      onCard: "line",
      value: ({ affiliation }) => nameIn(affiliation, language),
      show: ({ affiliation }) => affiliation && <AffiliationBadge university={affiliation} />,
    },
  ];
}
