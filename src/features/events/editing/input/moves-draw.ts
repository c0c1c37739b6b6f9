import type { Selection } from "../../availability/selections.ts";

/** What people who enter a draw rely on; a form has times as it types them, and an empty text for none. */
interface DrawTerms {
  selection: Selection;
  lottery_at: Date | string | null;
  apply_due: Date | string | null;
}

/**
 * Whether a draw, or the deadline before it, is at another time than those have read who entered it: they get a mail at once. How an
 * event with applications gives its places does not change any more.
 */
export function movesDraw(before: DrawTerms, after: DrawTerms): boolean {
  const isSame = (name: "lottery_at" | "apply_due") => momentOf(before[name]) === momentOf(after[name]);
  return before.selection === "lottery" && !(isSame("lottery_at") && isSame("apply_due"));
}

const momentOf = (time: Date | string | null) => (time instanceof Date ? time.getTime() : time || null);
