import type { Language } from "../../../shared/languages/languages.ts";
import type { TextReader } from "../../../shared/languages/readers/text-reader.ts";
import type { EventRow } from "../event-rows.server.ts";
import { plainTextOfRow } from "../japanese/plain-text-of-row.ts";
import { presentLanguageEvent } from "../present-event.server.ts";
import { readableTexts, textIn } from "../ui/event-text.ts";

/** The text that the reader gets, as pages choose it: for mails, calendars, files and the like. */
export function textOf(event: EventRow, reader: TextReader | Language): EventRow["texts"][number] {
  const texts = readableTexts({
    language_events: event.texts.map(presentLanguageEvent),
    plain_text: plainTextOfRow(event),
  });
  const { discription, ...text } = textIn(texts, reader);
  return { ...text, description: discription };
}
