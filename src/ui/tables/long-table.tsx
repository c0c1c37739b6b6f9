import { Table, TextInput } from "@mantine/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, useRef, useState } from "react";
import { useTexts } from "../texts/texts.tsx";
import type { Column } from "./column.ts";
import { measureOnceDrawn, observeOnceDrawn, scrollUnlessAtStart } from "./lay-out-later.ts";
import styles from "./long-table.module.css";
import { LongTableHead } from "./long-table-head.tsx";
import { LongTableRow } from "./long-table-row.tsx";
import { tableRoles } from "./table-roles.ts";
import { useFilteredRows } from "./use-filtered-rows.ts";
import { type RowId, type RowSelection, useRowSelection } from "./use-row-selection.ts";

interface LongTableProps<Row> {
  /** The table's label for screen readers. */
  label: string;
  rows: Row[];
  /** As long as they are the same, rows are drawn once. */
  columns: Column<Row>[];
  /** A row's key. */
  idOf(row: Row): RowId;
  none: string;
  /** The number of rows there will be, where some are still to come: they have their room, and not everybody can be selected. */
  expected?: number;
  /** Whether those are on their way. */
  isLoading?: boolean;
  /** Lets rows be selected. */
  selection?: RowSelection;
}

const rowHeight = 45;
/** Of a row that stands as a card. */
const cardHeight = 110;
/** As `long-table.module.css` has it. */
const standsAsCards = "(max-width: 48rem)";
/** Rows that are drawn on either side of those in sight. */
const overscan = 6;
/** In rem. */
const selectionWidth = 3;

/**
 * Rows to search and to sort, hundreds of them without a pager: only those that are in sight are on the page. On a phone they stand as
 * cards, where a column says what it is on one.
 */
export function LongTable<Row>(props: LongTableProps<Row>) {
  const { label, rows, columns, idOf, none, expected, isLoading, selection } = props;
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const { found, words, setWords, sort, sortBy } = useFilteredRows(rows, columns);
  const [estimate] = useState(() =>
    columns.some(({ onCard }) => onCard) && matchMedia(standsAsCards).matches ? cardHeight : rowHeight,
  );
  const virtual = useVirtualizer({
    count: found.length,
    getScrollElement: () => place.current,
    estimateSize: () => estimate,
    measureElement: measureOnceDrawn,
    observeElementRect: observeOnceDrawn,
    scrollToFn: scrollUnlessAtStart,
    overscan,
    initialRect: { width: 800, height: 600 },
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const missing = words ? 0 : Math.max((expected ?? 0) - rows.length, 0);
  const usualHeight = found.length > 0 ? virtual.getTotalSize() / found.length : estimate;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0) + missing * usualHeight;
  const { areAllSelected, selectAll, onRow } = useRowSelection(selection ? found.map(idOf) : [], selection);
  const width = columns.reduce((sum, { width }) => sum + width, selection ? selectionWidth : 0);
  const spacerColumns = columns.length + (selection ? 1 : 0);
  if (rows.length === 0 && !expected) return <p>{none}</p>;
  return (
    <div className={styles.table}>
      <div className={styles.tools}>
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
      </div>
      <section
        ref={place}
        className={styles.place}
        data-cards={columns.some(({ onCard }) => onCard) || undefined}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <Table
          {...tableRoles.table}
          aria-rowcount={found.length + missing + 1}
          stickyHeader
          verticalSpacing="sm"
          layout="fixed"
          style={{ "--table-width": `${width}rem` } as CSSProperties}
        >
          <colgroup>
            {selection && <col style={{ width: `${selectionWidth}rem` }} />}
            {columns.map(({ key, width }) => (
              <col key={key} style={{ width: `${width}rem` }} />
            ))}
          </colgroup>
          <LongTableHead
            {...{ columns, sort, sortBy }}
            selectAll={
              selection && {
                isSelected: areAllSelected,
                isDisabled: expected !== undefined,
                onChange: selectAll,
              }
            }
          />
          <Table.Tbody {...tableRoles.group}>
            {before > 0 && <Spacer height={before} columns={spacerColumns} />}
            {items.map(({ index }) => {
              const row = found[index] as Row;
              const id = idOf(row);
              return (
                <LongTableRow
                  key={id}
                  {...{ row, id, index, columns }}
                  measure={virtual.measureElement}
                  isSelected={selection ? selection.selected.has(id) : null}
                  onSelect={onRow}
                />
              );
            })}
            {after > 0 && <Spacer height={after} columns={spacerColumns} />}
          </Table.Tbody>
        </Table>
      </section>
    </div>
  );
}

/** Holds the place of the rows that are out of sight. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  return (
    <tr className={styles.spacer}>
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  );
}
