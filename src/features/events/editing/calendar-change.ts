import type { EventRow } from "../event-rows.server.ts";
import type { EventIn } from "./edit-event.contract.ts";
import type { EventEntry } from "./event-entries.ts";

/** Whether an update changes when or where the event is, so that calendars have to follow. */
export function hasMoved(stored: EventRow, sent: EventIn, entries: readonly EventEntry[]): boolean {
  const isOtherTime = (value: Date | null | undefined, before: Date | null) =>
    value !== undefined && value?.getTime() !== before?.getTime();
  return (
    isOtherTime(sent.start_at, stored.start_at) ||
    isOtherTime(sent.end_at, stored.end_at) ||
    (sent.is_online ?? stored.is_online) !== stored.is_online ||
    (sent.prefecture_id ?? stored.prefecture_id) !== stored.prefecture_id ||
    stored.texts.some((before) => {
      const now = entries.find(({ id }) => id === before.id);
      return now && (now.place_name !== before.place_name || now.address !== before.address);
    })
  );
}
