import { Checkbox } from "@mantine/core";
import { type ChangeEvent, memo, type Ref } from "react";
import { useTexts } from "../texts/texts.tsx";
import type { Column } from "./column.ts";
import styles from "./long-table.module.css";
import { tableRoles } from "./table-roles.ts";
import type { RowId } from "./use-row-selection.ts";

interface LongTableRowProps<Row> {
  row: Row;
  id: RowId;
  /** Its place among those that are found, from 0. */
  index: number;
  columns: Column<Row>[];
  /** Measures its height. */
  measure: Ref<HTMLTableRowElement>;
  /** Null where rows are not selected. */
  isSelected: boolean | null;
  onSelect(id: RowId, event: ChangeEvent<HTMLInputElement>): void;
}

/** A row of a long table. Scrolling, and rows that come later, leave it as it is; its cells are plain, since there are hundreds. */
export const LongTableRow = memo(function LongTableRow<Row>(props: LongTableRowProps<Row>) {
  const { row, id, index, columns, measure, isSelected, onSelect } = props;
  const t = useTexts();
  const nameColumn = columns.find(({ key }) => key === "name") ?? columns[0];
  return (
    <tr {...tableRoles.row} ref={measure} data-index={index} aria-rowindex={index + 2} className={styles.row}>
      {isSelected !== null && (
        <td {...tableRoles.cell} className={styles.cell} data-card="selection">
          <Checkbox
            size="md"
            aria-label={t("table.select_row", { name: String(nameColumn?.value(row) ?? "") })}
            checked={isSelected}
            onChange={(event) => onSelect(id, event)}
          />
        </td>
      )}
      {columns.map(({ key, title, value, show = value, onCard }) => (
        <td
          {...tableRoles.cell}
          key={key}
          className={styles.cell}
          data-card={onCard && value(row) !== "" ? onCard : undefined}
          data-title={onCard === "fact" ? title : undefined}
        >
          {show(row)}
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: LongTableRowProps<Row>) => React.JSX.Element;
