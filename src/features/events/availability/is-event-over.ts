/** How long after the start an event lasts at most where the end is not told. */
const usualHours = 6;

/** The moment at whose very end an event is over. */
export function eventOverAt(startAt: Date, endAt: Date | null): Date {
  return endAt ?? new Date(startAt.getTime() + usualHours * 3_600_000);
}

/**
 * Whether an event is over: its page says so, and nobody shows a ticket there any more.
 * @param event its times as answers of the API write them
 */
export function isEventOver(event: { start_at: string; end_at: string | null }, now: Date): boolean {
  return now > eventOverAt(new Date(event.start_at), event.end_at ? new Date(event.end_at) : null);
}
