import { Checkbox, Table, TextInput } from "@mantine/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { useTexts } from "../texts/texts.tsx";
import type { Column } from "./column.ts";
import styles from "./long-table.module.css";
import { useFilteredRows } from "./use-filtered-rows.ts";

interface LongTableProps<Row> {
  /** The table's label for screen readers. */
  label: string;
  rows: Row[];
  columns: Column<Row>[];
  /** A row's key. */
  idOf(row: Row): string | number;
  none: string;
  /** The number of rows there will be, where some are still to come: they have their room, and not everybody can be selected. */
  expected?: number;
  /** Whether those are on their way. */
  isLoading?: boolean;
  /** Lets rows be selected, which are told by their keys. */
  selection?: { selected: ReadonlySet<string | number>; onChange(next: ReadonlySet<string | number>): void };
}

const rowHeight = 45;
/** In rem. */
const selectionWidth = 3;

/** Rows to search and to sort, hundreds of them without a pager: only those that are in sight are on the page. */
export function LongTable<Row>(props: LongTableProps<Row>) {
  const { label, rows, columns, idOf, none, expected, isLoading, selection } = props;
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const { found, words, setWords, sort, sortBy } = useFilteredRows(rows, columns);
  const virtual = useVirtualizer({
    count: found.length,
    getScrollElement: () => place.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    initialRect: { width: 800, height: 600 },
  });
  const nameColumn = columns.find(({ key }) => key === "name") ?? columns[0];
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const missing = words ? 0 : Math.max((expected ?? 0) - rows.length, 0);
  const usualHeight = found.length > 0 ? virtual.getTotalSize() / found.length : rowHeight;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0) + missing * usualHeight;
  const foundIds = selection ? found.map(idOf) : [];
  const areAllSelected = foundIds.length > 0 && foundIds.every((id) => selection?.selected.has(id));
  const select = (ids: readonly (string | number)[], isWanted: boolean) => {
    const next = new Set(selection?.selected);
    for (const id of ids) isWanted ? next.add(id) : next.delete(id);
    selection?.onChange(next);
  };
  if (rows.length === 0 && !expected) return <p>{none}</p>;
  return (
    <div className={styles.table}>
      <TextInput
        type="search"
        label={t("table.search")}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        className={styles.search}
      />
      <p role="status" className={styles.count}>
        {t("table.shown", { shown: found.length, count: expected ?? rows.length })}
        {isLoading && ` ${t("table.loading")}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={place} className={styles.place} aria-label={label} tabIndex={0}>
        <Table
          aria-rowcount={found.length + missing + 1}
          stickyHeader
          verticalSpacing="sm"
          layout="fixed"
          style={{
            width: `${columns.reduce((sum, { width }) => sum + width, selection ? selectionWidth : 0)}rem`,
          }}
        >
          <colgroup>
            {selection && <col style={{ width: `${selectionWidth}rem` }} />}
            {columns.map(({ key, width }) => (
              <col key={key} style={{ width: `${width}rem` }} />
            ))}
          </colgroup>
          <Table.Thead>
            <Table.Tr aria-rowindex={1}>
              {selection && (
                <Table.Th>
                  <Checkbox
                    size="md"
                    aria-label={t("table.select_shown")}
                    checked={areAllSelected}
                    disabled={expected !== undefined}
                    onChange={(event) => select(foundIds, event.currentTarget.checked)}
                  />
                </Table.Th>
              )}
              {columns.map(({ key, title }) => (
                <Table.Th key={key} aria-sort={sort?.key === key ? sort.direction : undefined}>
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
          <Table.Tbody>
            {before > 0 && <Spacer height={before} columns={columns.length + (selection ? 1 : 0)} />}
            {items.map(({ index }) => {
              const row = found[index] as Row;
              return (
                <tr
                  key={idOf(row)}
                  ref={virtual.measureElement}
                  data-index={index}
                  aria-rowindex={index + 2}
                  className={styles.row}
                >
                  {selection && (
                    <Table.Td>
                      <Checkbox
                        size="md"
                        aria-label={t("table.select_row", { name: String(nameColumn?.value(row) ?? "") })}
                        checked={selection.selected.has(idOf(row))}
                        onChange={(event) => select([idOf(row)], event.currentTarget.checked)}
                      />
                    </Table.Td>
                  )}
                  {columns.map(({ key, value, show = value }) => (
                    <Table.Td key={key}>{show(row)}</Table.Td>
                  ))}
                </tr>
              );
            })}
            {after > 0 && <Spacer height={after} columns={columns.length + (selection ? 1 : 0)} />}
          </Table.Tbody>
        </Table>
      </section>
    </div>
  );
}

/** Holds the place of the rows that are out of sight. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  return (
    <tr>
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  );
}
