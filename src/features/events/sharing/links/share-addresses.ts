import { bareLanguage, type Language } from "../../../../shared/languages/languages.ts";
import { withoutRuby } from "../../../../shared/ruby/ruby-marks.ts";
import { shortAddress } from "./short-address.ts";

/** The parts of an event that are shared. */
export interface Shared {
  title: string;
  /** Time and place, in words. */
  details: string;
  /** As `sharedAddress` makes it. */
  url: string;
}

/** An event's address that opens in the language in which it was shared. @param text which of its texts, where one was chosen */
export function sharedAddress(publicUrl: string, eventId: number, language: Language, text?: string | null) {
  const search = new URLSearchParams({ lang: bareLanguage(language), ...(text && { text }) });
  return `${publicUrl}/events/${eventId}?${search}`;
}

/** Pages of others, and the reader's own mail program, with everything filled in. */
export function shareAddresses({ title, details, url }: Shared): Record<"line" | "x" | "email", string> {
  // The event's figures tell views by where its address was put.
  const from = (source: string) => `${url}&from=${source}`;
  return {
    line: shortAddress(
      `https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url: from("line"), text: title })}`,
    ),
    x: shortAddress(`https://x.com/intent/post?${new URLSearchParams({ text: title, url: from("x") })}`),
    // Mail programs show a plus sign as it stands, so spaces are written out.
    email: shortAddress(
      `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\r\n${withoutRuby(details)}\r\n\r\n${from("mail")}`)}`,
    ),
  };
}
