import { Text } from "@mantine/core";
import type { Column } from "../../../../ui/tables/column.ts";
import type { ParticipantTableRow } from "../../participants/ui/participant-rows.ts";

interface FactsProps {
  columns: Column<ParticipantTableRow>[];
  row: ParticipantTableRow;
  /** In the place of what is not there; left out, that has no line. */
  empty?: string;
}

/** The cells of a row in these columns, below each other. */
export function Facts({ columns, row, empty = "" }: FactsProps) {
  const facts = columns
    .map(({ key, title, value }) => ({ key, title, text: String(value(row)) || empty }))
    .filter(({ text }) => text !== "");
  return (
    <dl style={{ margin: 0 }}>
      {facts.map(({ key, title, text }) => (
        <div key={key}>
          <Text component="dt" size="sm" c="dimmed">
            {title}
          </Text>
          <Text component="dd" ms={0} mb="xs" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {text}
          </Text>
        </div>
      ))}
    </dl>
  );
}
