import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { tokyoDate } from "../../../../shared/time/tokyo-date.ts";
import type { TokyoMonth } from "../../../../shared/time/tokyo-month.ts";
import type { EventSpan } from "../../availability/has-begun.ts";
import type { eventReadContracts, ManagedEvent } from "../../events.contract.ts";
import type { ManagedDay, managedEventContracts } from "../managed-events.contract.ts";
import { calendarMonthOf, type ManagedAddress, readManagedAddress } from "./managed-address.ts";

const api = apiClient<typeof eventReadContracts>();
const managedApi = apiClient<typeof managedEventContracts>();

/** A page of the list, or the first of one of its two parts. */
export interface ManagedPage {
  /** Of a list that is not narrowed by a state. */
  span?: EventSpan;
  events: ManagedEvent[];
  nextCursor: string | null;
  total: number;
}

export interface ManagedList {
  address: ManagedAddress;
  /** None where a calendar is shown. */
  pages: ManagedPage[];
  calendar?: ManagedMonth;
  /** The moment at which it was asked for. */
  now: number;
}

/** A month with its days. */
export interface ManagedMonth {
  month: TokyoMonth;
  days: ManagedDay[];
}

/** The list that an address of the desk names: what comes and what is past, or what is in a state. */
export async function fetchManagedEvents(url: string, organizationId?: number): Promise<ManagedList> {
  const address = readManagedAddress(new URL(url).searchParams);
  if (address.view) return fetchMonth(address, organizationId);
  const { state, span } = address;
  const spans = state ? [undefined] : span ? [span] : (["upcoming", "past"] as const);
  const pages = await Promise.all(spans.map((span) => fetchPage({ ...address, span }, organizationId)));
  return { address, pages, now: Date.now() };
}

async function fetchMonth(address: ManagedAddress, organizationId?: number): Promise<ManagedList> {
  const now = Date.now();
  const month = calendarMonthOf(address, tokyoDate(new Date(now)));
  const { state, q, from, to } = address;
  const query = { month, state, q, from, to, organization_id: organizationId };
  const { data: days } = await managedApi("GET /events/managed_calendar", { query });
  return { address, pages: [], calendar: { month, days }, now };
}

const perPage = 50;

async function fetchPage(asked: ManagedAddress & { span: EventSpan | undefined }, organizationId?: number) {
  const query = { ...asked, managed: "true" as const, organization_id: organizationId, limit: perPage };
  try {
    const { data, next_cursor, total } = await api("GET /events", { query });
    return {
      ...(asked.span && { span: asked.span }),
      events: data as ManagedEvent[],
      nextCursor: next_cursor ?? null,
      total: total ?? data.length,
    };
  } catch (error) {
    // A page of long ago: the list begins anew.
    const isOld = error instanceof ApiError && error.status === 422 && asked.cursor !== undefined;
    if (!isOld) throw error;
    const { cursor, ...first } = asked;
    return fetchPage(first as typeof asked, organizationId);
  }
}
