/** How long after the start a ticket is of use where the end is not told. */
const usualHours = 6;

/**
 * Whether an event is over, so that nobody shows a ticket there any more.
 * @param event its times as answers of the API write them
 */
export function isTicketOver(event: { start_at: string; end_at: string | null }, now: Date): boolean {
  const { start_at, end_at } = event;
  return now.getTime() > (end_at ? Date.parse(end_at) : Date.parse(start_at) + usualHours * 3_600_000);
}
