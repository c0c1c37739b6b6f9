/**
 * The page of a ticket. The code stands behind the #, where no server or log sees it, so that the page can show it to its holder
 * without a session and without a connection.
 */
export function ticketAddress(publicUrl: string, eventId: number, code: string): string {
  return `${publicUrl}/events/${eventId}/ticket#${code}`;
}
