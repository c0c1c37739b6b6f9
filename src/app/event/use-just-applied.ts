import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

/** Outcome of applying; the address says it once, so that a reload does not say it again. */
export function useJustApplied(eventId: number): string | null {
  const [said, setSaid] = useState<{ eventId: number; outcome: string } | null>(null);
  const [search, setSearch] = useSearchParams();
  const outcome = search.get("just_applied");
  useEffect(() => {
    if (outcome === null) return;
    setSaid({ eventId, outcome });
    setSearch(
      (before) => {
        before.delete("just_applied");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [outcome, eventId, setSearch]);
  return said?.eventId === eventId ? said.outcome : null;
}
