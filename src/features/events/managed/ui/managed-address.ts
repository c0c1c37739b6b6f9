import { maxSearchLength } from "../../../../shared/limits/max-lengths-on-public-pages.ts";
import { readDate, type TokyoDate } from "../../../../shared/time/tokyo-date.ts";
import { isMonth, monthOf, type TokyoMonth } from "../../../../shared/time/tokyo-month.ts";
import type { EventSpan } from "../../availability/has-begun.ts";
import { type ManagedSort, type ManagedState, managedSorts, managedStates } from "../managed-lists.ts";

/** The states by which the list can be narrowed, in the order in which they are offered. */
export const listedStates = [...managedStates, "co_hosted"] as const satisfies readonly (
  | ManagedState
  | "co_hosted"
)[];
export type ListedState = (typeof listedStates)[number];

const spans = ["upcoming", "past"] as const satisfies readonly EventSpan[];

/** What a manager's list is narrowed and sorted by, as its address has it; without a state, both spans are shown. */
export interface ManagedAddress {
  state?: ListedState;
  span?: EventSpan;
  q?: string;
  from?: TokyoDate;
  to?: TokyoDate;
  /** Absent: by start. */
  sort?: ManagedSort;
  cursor?: string;
  /** Absent: a list. */
  view?: "calendar";
  /** Of the calendar; absent: the one of `calendarMonthOf`. */
  month?: TokyoMonth;
}

/** What an address says; what no list could be narrowed by is passed over. */
export function readManagedAddress(search: URLSearchParams): ManagedAddress {
  const oneOf = <Name extends string>(names: readonly Name[], key: string) =>
    names.find((name) => name === search.get(key));
  const day = (key: string) => readDate(search.get(key) ?? "") ?? undefined;
  const state = oneOf(listedStates, "state");
  const view = oneOf(["calendar"], "view");
  const month = search.get("month") ?? "";
  const span = state || view ? undefined : oneOf(spans, "span");
  const [from, to] = [day("from"), day("to")];
  return told({
    state,
    span,
    q: search.get("q")?.trim().slice(0, maxSearchLength) || undefined,
    ...(from && to && to < from ? {} : { from, to }),
    sort: oneOf(managedSorts, "sort"),
    // Two parts on one page have no place in common.
    cursor: (!view && (state ?? span) && search.get("cursor")) || undefined,
    view,
    month: view && isMonth(month) ? month : undefined,
  });
}

/** The address of another list; what changes what is listed, or its order, begins at its first page. */
export function withManaged(
  address: ManagedAddress,
  change: { [Key in keyof ManagedAddress]: ManagedAddress[Key] | undefined },
): string {
  const { cursor, ...listed } = address;
  const search = new URLSearchParams(told({ ...listed, ...change }) as Record<string, string>);
  return `?${search}`;
}

/** The address of a month, with what the list was narrowed by. */
export const withMonth = (address: ManagedAddress, month: TokyoMonth | undefined) =>
  withManaged(address, { view: "calendar", month });

/** The month that a calendar shows: the named one, else the current one, or the nearest to it of the days to which the list was narrowed. */
export function calendarMonthOf({ month, from, to }: ManagedAddress, today: TokyoDate): TokyoMonth {
  if (month) return month;
  if (from && from > today) return monthOf(from);
  return monthOf(to && to < today ? to : today);
}

/** Whether events may be missing because of what was asked for. */
export function isNarrowed({ state, q, from, to }: ManagedAddress): boolean {
  return Boolean(state || q || from || to);
}

/** Without what is undefined. */
function told<Values extends object>(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]: Exclude<Values[Key], undefined>;
  };
}
