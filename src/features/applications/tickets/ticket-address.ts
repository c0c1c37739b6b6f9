import type { Language } from "../../../shared/languages/languages.ts";

/**
 * The page of a ticket. The code stands behind the #, where no server or log sees it, so that the page can show it to its holder
 * without a session and without a connection.
 * @param language of the page, in mails; the reader's own without it
 */
export function ticketAddress(publicUrl: string, eventId: number, code: string, language?: Language): string {
  return `${publicUrl}/events/${eventId}/ticket${language ? `?lang=${language}` : ""}#${code}`;
}
