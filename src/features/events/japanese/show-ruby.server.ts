import type { Platform } from "../../../platform/platform.ts";
import { type Language, languageEntry } from "../../../shared/languages/languages.ts";
import type { TextReader } from "../../../shared/languages/readers/text-reader.ts";
import type { RubyWord } from "../../../shared/ruby/ruby-words.ts";
import type { Event } from "../events.contract.ts";
import { findEvent } from "../shared-event-reads.server.ts";
import { readableTexts, textIn } from "../ui/event-text.ts";
import { rubyOfEvent } from "./fill-readings.server.ts";
import { readingsOf, withRuby } from "./with-ruby.ts";

type ShownBy = Pick<Platform, "db" | "clock">;

/** The readings of an event's Japanese text that the server draws on its page: none in languages whose pages have no readings. */
export async function showRuby({ db, clock }: ShownBy, id: number, language: Language): Promise<RubyWord[]> {
  if (!languageEntry(language).hasRuby) return [];
  const row = await findEvent(db, id);
  return row ? (await rubyOfEvent(row, clock)).ruby : [];
}

/** The title of the text that the reader gets, with its readings where their pages have some. */
export async function titleForReader(platform: ShownBy, event: Event, reader: TextReader): Promise<string> {
  const text = textIn(readableTexts(event), reader);
  if (!languageEntry(reader.language).hasRuby) return text.title;
  const ruby = await showRuby(platform, event.id, reader.language);
  return withRuby(text, readingsOf(event, text, ruby)).title;
}
