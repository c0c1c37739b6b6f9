import type { Event } from "../../events/events.contract.ts";
import { hasBegun } from "../../events/events.public.ts";
import type { TodayItem } from "../../today/today.contract.ts";
import { todayGroups } from "../../today/today.public.ts";

export interface CheckedItem {
  kind: (typeof todayGroups)["prepare"][number];
  /** Where it is done; null once it is. */
  href: string | null;
}

type Facts = Pick<Event, "id" | "start_at"> & { notify_event_mails: readonly unknown[] };

/**
 * What an event needs before it begins, as its organizers are told of gaps: what awaits nobody is done. An event that nobody can see yet
 * is not asked for its announcement there, but it still has none. Nothing once it has begun.
 * @param dashboard the address of its dashboard
 */
export function checklistItems(
  event: Facts,
  today: readonly TodayItem[],
  dashboard: string,
  now: Date,
): CheckedItem[] {
  if (hasBegun(new Date(event.start_at), now)) return [];
  return todayGroups.prepare.map((kind) => {
    const open = today.find((item) => item.kind === kind);
    if (open) return { kind, href: open.href };
    const isToBeAnnounced = kind === "unannounced" && event.notify_event_mails.length === 0;
    return { kind, href: isToBeAnnounced ? `${dashboard}/announce` : null };
  });
}
