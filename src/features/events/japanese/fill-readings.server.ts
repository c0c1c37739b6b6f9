import { dependOnMoment } from "../../../platform/cache/read-dependencies.server.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { readTokens } from "../../../platform/text-analysis/text-analysis.server.ts";
import { rubyOfTokens } from "../../../platform/text-analysis/tokens/ruby-of-tokens.ts";
import { mendedRuby, type RubyWord } from "../../../shared/ruby/ruby-words.ts";
import type { EventIn } from "../editing/edit-event.contract.ts";
import type { EventRow } from "../event-rows.server.ts";
import { presentLanguageEvent } from "../present-event.server.ts";
import { findEvent } from "../shared-event-reads.server.ts";
import { japaneseTextOf, linesOf } from "./japanese-text.ts";
import { packRuby, unpackRuby } from "./ruby-in-text.ts";

/**
 * Before an event is saved: what is sent, with a reading for each word of its Japanese texts. What somebody has mended stays; the others
 * are those of the dictionary. Where that does not answer, readings stay as they are.
 * @param id null for a new event
 */
export async function withReadings(db: Executor, id: number | null, sent: EventIn): Promise<EventIn> {
  const plain = sent.plain_text;
  const isAsked = plain || sent.ruby || sent.language_events_attributes?.length;
  if (!isAsked) return sent;
  const stored = id === null ? undefined : await findEvent(db, id);
  const japanese = japaneseAfter(stored, sent);
  const known = sent.ruby ?? unpackRuby(stored?.ruby ?? "");
  const knownOfPlain = plain?.ruby ?? unpackRuby(stored?.plain_ruby ?? "");
  const texts = [japanese, plain].map((text) =>
    text ? linesOf({ title: text.title ?? "", discription: text.discription ?? "" }) : "",
  );
  // A form sends all that it has. What is as it was is not read again, which would wake the dictionary.
  const packed = [stored?.ruby, stored?.plain_ruby];
  const before = stored ? linesOfRow(stored) : [];
  const isAsItWas = [known, knownOfPlain].every(
    (words, place) =>
      !texts[place] || (packed[place] && texts[place] === before[place] && packRuby(words) === packed[place]),
  );
  if (isAsItWas) return { ...sent, ...(plain && { plain_text: { ...plain, ruby: knownOfPlain } }) };
  const [ofJapanese, ofPlain] = await readAll(texts, [known, knownOfPlain]);
  return {
    ...sent,
    ...(japanese && { ruby: ofJapanese }),
    ...(plain && { plain_text: { ...plain, ruby: ofPlain } }),
  };
}

/** Of the text in Japanese, and of the plain one. */
function linesOfRow(row: EventRow): string[] {
  const japanese = japaneseTextOf(row.texts.map(presentLanguageEvent));
  const plain = { title: row.plain_title, discription: row.plain_description };
  return [japanese ? linesOf(japanese) : "", linesOf(plain)];
}

/** Where the dictionary has not answered it is asked again so much later, and not by each reader in between. */
const askedAgainAfterMs = 60_000;

/** How the words of an event's Japanese text are read, and its language; null and none where it has no such text. */
export async function rubyOfEvent(
  { texts, ruby }: Pick<EventRow, "texts" | "ruby">,
  clock: Clock,
): Promise<{ language_id: number | null; ruby: RubyWord[] }> {
  const text = japaneseTextOf(texts);
  if (!text) return { language_id: null, ruby: [] };
  // Nobody has saved it since texts have readings, or it has no kanji.
  const words = ruby ? unpackRuby(ruby) : await rubyByDictionary(presentLanguageEvent(text));
  if (!words) dependOnMoment(new Date(clock.now().getTime() + askedAgainAfterMs));
  return { language_id: text.language_id, ruby: words ?? [] };
}

/** How the dictionary reads the words of a text; null where it does not answer. */
async function rubyByDictionary(text: { title: string; discription: string }): Promise<RubyWord[] | null> {
  const tokens = await readTokens([linesOf(text)]);
  return tokens && rubyOfTokens(tokens.flat());
}

async function readAll(
  texts: readonly string[],
  known: readonly (readonly RubyWord[])[],
): Promise<RubyWord[][]> {
  const read = texts.some(Boolean) ? await readTokens(texts) : null;
  return texts.map((text, place) => {
    const tokens = read?.[place];
    const before = known[place] ?? [];
    return tokens ? mendedRuby(text, rubyOfTokens(tokens), before) : [...before];
  });
}

/** The Japanese text as it will be; undefined where nothing of it was sent. */
function japaneseAfter(stored: EventRow | undefined, sent: EventIn) {
  const before = (stored?.texts ?? []).map(presentLanguageEvent);
  const change = (sent.language_events_attributes ?? []).map((text) => {
    const was = before.find(({ id, language_id }) =>
      text.id ? id === text.id : language_id === text.language_id,
    );
    return {
      language_id: text.language_id ?? was?.language_id ?? 0,
      title: text.title ?? was?.title ?? "",
      discription: text.discription ?? was?.discription ?? "",
    };
  });
  return japaneseTextOf(change) ?? (sent.ruby && japaneseTextOf(before));
}
