import { Checkbox, Table } from "@mantine/core";
import { useTexts } from "../texts/texts.tsx";
import type { Column } from "./column.ts";
import styles from "./long-table.module.css";
import { tableRoles } from "./table-roles.ts";

interface LongTableHeadProps<Row> {
  columns: Column<Row>[];
  sort: { key: string; direction: "ascending" | "descending" } | null;
  sortBy(key: string): void;
  /** Left out where rows are not selected. */
  selectAll?: { isSelected: boolean; isDisabled: boolean; onChange(isWanted: boolean): void } | undefined;
}

/** The headings, each of which sorts; where rows stand as cards only the box remains that selects all of them. */
export function LongTableHead<Row>({ columns, sort, sortBy, selectAll }: LongTableHeadProps<Row>) {
  const t = useTexts();
  return (
    <Table.Thead {...tableRoles.group}>
      <Table.Tr {...tableRoles.row} aria-rowindex={1}>
        {selectAll && (
          <Table.Th {...tableRoles.heading} data-card="selection">
            <Checkbox
              size="md"
              aria-label={t("table.select_shown")}
              checked={selectAll.isSelected}
              disabled={selectAll.isDisabled}
              onChange={(event) => selectAll.onChange(event.currentTarget.checked)}
            />
            <span className={styles.onCards} aria-hidden="true">
              {t("table.select_shown")}
            </span>
          </Table.Th>
        )}
        {columns.map(({ key, title }) => (
          <Table.Th
            {...tableRoles.heading}
            key={key}
            aria-sort={sort?.key === key ? sort.direction : undefined}
          >
            <button type="button" className={styles.sort} onClick={() => sortBy(key)}>
              {title}
              <span aria-hidden="true">
                {sort?.key === key ? (sort.direction === "ascending" ? " ▲" : " ▼") : ""}
              </span>
            </button>
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}
