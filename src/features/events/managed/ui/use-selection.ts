import { useState } from "react";

/**
 * Rows that are chosen, by id. With the shift key all from the last one that was pressed to this one become as this one does, in the
 * order in which they are shown. Of rows that are gone nothing is kept.
 */
export function useSelection(shown: readonly number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<number | null>(null);
  const selected = shown.filter((id) => chosen.has(id));
  const change = (ids: readonly number[], isWanted: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids) isWanted ? next.add(id) : next.delete(id);
      return next;
    });
  return {
    selected,
    isSelected: (id: number) => chosen.has(id),
    /** @param isRange whether the shift key was held */
    toggle(id: number, isRange: boolean) {
      const [from, to] = [last === null ? -1 : shown.indexOf(last), shown.indexOf(id)];
      const range = isRange && from >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      change(range, !chosen.has(id));
      setLast(id);
    },
    change,
    clear() {
      setChosen(new Set());
      setLast(null);
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
