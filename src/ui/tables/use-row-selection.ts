import { type ChangeEvent, useCallback, useLayoutEffect, useRef } from "react";

export type RowId = string | number;

/** Rows that are selected, told by their keys. */
export interface RowSelection {
  selected: ReadonlySet<RowId>;
  onChange(next: ReadonlySet<RowId>): void;
}

/**
 * Selects rows one by one, some or all that are shown, or with Shift the whole range from the one that was pressed last.
 * @param shown keys of the rows that are shown, in their order
 */
export function useRowSelection(shown: readonly RowId[], selection: RowSelection | undefined) {
  const last = useRef<RowId | null>(null);
  const latest = useRef({ shown, selection });
  useLayoutEffect(() => {
    latest.current = { shown, selection };
  });
  const select = useCallback((ids: readonly RowId[], isWanted: boolean) => {
    const { selection } = latest.current;
    const next = new Set(selection?.selected);
    for (const id of ids) isWanted ? next.add(id) : next.delete(id);
    selection?.onChange(next);
  }, []);
  // The same one all the time, so that rows need not be drawn again for it.
  const onRow = useCallback(
    (id: RowId, event: ChangeEvent<HTMLInputElement>) => {
      const isRange = (event.nativeEvent as MouseEvent).shiftKey === true;
      const { shown } = latest.current;
      select(isRange ? rangeTo(shown, last.current, id) : [id], event.currentTarget.checked);
      last.current = id;
    },
    [select],
  );
  return {
    select,
    areAllSelected: shown.length > 0 && shown.every((id) => selection?.selected.has(id)),
    selectAll: (isWanted: boolean) => select(shown, isWanted),
    onRow,
  };
}

/** Both ends and what lies between them; the end alone where the other one is not shown. */
function rangeTo<Id extends RowId>(shown: readonly Id[], from: Id | null, to: Id): readonly Id[] {
  const places = [from === null ? -1 : shown.indexOf(from), shown.indexOf(to)].sort((a, b) => a - b);
  const [first = -1, end = -1] = places;
  return first === -1 ? [to] : shown.slice(first, end + 1);
}
