import { useState } from "react";
import { rangeTo } from "../../../../ui/tables/use-row-selection.ts";

/**
 * Rows that are chosen, by id. With the shift key all from the last one that was pressed to this one become as this one does, in the
 * order in which they are shown.
 */
export function useSelection(shown: readonly number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<number | null>(null);
  const change = (ids: readonly number[], isWanted: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids) isWanted ? next.add(id) : next.delete(id);
      return next;
    });
  return {
    isSelected: (id: number) => chosen.has(id),
    /** @param isRange whether the shift key was held */
    toggle(id: number, isRange: boolean) {
      change(isRange ? rangeTo(shown, last, id) : [id], !chosen.has(id));
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
