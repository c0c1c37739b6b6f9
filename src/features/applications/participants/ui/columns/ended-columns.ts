import type { Column } from "../../../../../ui/tables/column.ts";
import type { Texts } from "../../../../../ui/texts/texts.tsx";
import { endedText } from "../../ended-text.ts";
import type { ParticipantTableRow } from "../participant-rows.ts";

/** Why people are out, where some are. */
export function endedColumns(rows: readonly ParticipantTableRow[], t: Texts): Column<ParticipantTableRow>[] {
  if (rows.every((row) => row.isActive)) return [];
  return [
    {
      key: "ended",
      title: t("participants.ended"),
      width: 11,
      onCard: "line",
      value: (row) => (row.isActive ? "" : t(`participants.${endedText(row.state, row.cancelReason)}`)),
    },
  ];
}
