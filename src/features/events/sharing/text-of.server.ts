import type { Language } from "../../../shared/languages/languages.ts";
import type { TextReader } from "../../../shared/languages/readers/text-reader.ts";
import type { EventRow } from "../event-rows.server.ts";
import { plainTextOfRow } from "../japanese/plain-text-of-row.ts";
import { unpackRuby } from "../japanese/ruby-in-text.ts";
import { readingsOf, withTitleRuby } from "../japanese/with-ruby.ts";
import { presentLanguageEvent } from "../present-event.server.ts";
import { readableTexts, textIn } from "../ui/event-text.ts";

/**
 * The text that the reader gets, as pages choose it: for mails, calendars, files and the like, and for pages that draw its title, with
 * readings over the words where their reader has some.
 */
export function textOf(event: EventRow, reader: TextReader | Language): EventRow["texts"][number] {
  const texts = {
    language_events: event.texts.map(presentLanguageEvent),
    plain_text: plainTextOfRow(event),
  };
  const found = textIn(readableTexts(texts), reader);
  const isDrawn = typeof reader === "object" && reader.withRuby;
  const shown = isDrawn ? withTitleRuby(found, readingsOf(texts, found, unpackRuby(event.ruby))) : found;
  const { discription, ...text } = shown;
  return { ...text, description: discription };
}
