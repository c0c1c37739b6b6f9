import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import { holdsWord, typedWords } from "../../../../../platform/text-analysis/name-letters.ts";
import type { Column } from "../../../../../ui/tables/column.ts";
import type { ParticipantTableRow } from "../participant-rows.ts";
import styles from "./name-column.module.css";

/** The name as what opens everything about the person. A mark says that the hosts have noted something. */
export function nameColumn(
  column: Column<ParticipantTableRow>,
  words: { hasNote: string; noAccount: string },
  onOpen: (row: ParticipantTableRow) => void,
): Column<ParticipantTableRow> {
  return {
    ...column,
    onCard: "title",
    finds: ({ search }, typed) => typedWords(typed).every((word) => holdsWord(search, word)),
    show: (row) => (
      <UnstyledButton className={styles.name} onClick={() => onOpen(row)}>
        {column.value(row)}
        {!row.hasAccount && <span className={styles.guest}>{words.noAccount}</span>}
        {row.note && (
          <>
            <span className={styles.noted} aria-hidden="true">
              ✎
            </span>
            <VisuallyHidden> {words.hasNote}</VisuallyHidden>
          </>
        )}
      </UnstyledButton>
    ),
  };
}
