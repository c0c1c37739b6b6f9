import { expect, it } from "vitest";
import { isWritten, languages, localeOf } from "../../src/shared/languages/languages.ts";
import { hasRuby } from "../../src/shared/ruby/ruby-marks.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { startTestServer } from "../support/server.ts";
import { shownTexts } from "../support/shown-texts.ts";
import { finderOfOtherLanguages } from "./texts-of-other-languages.ts";

const { url, db } = await startTestServer();
// Organizers' texts are in whatever language: figures are in none.
const owner = await makeOrganization(db, { name: "2026" });
const columns = {
  is_published: true,
  fee: 500,
  has_waiting_list: true,
  reception_start_at: "2026-11-26T09:00:00+09:00",
  selection: "lottery",
  lottery_at: "2026-11-26T12:00:00+09:00",
};
const eventId = await makeEvent(db, { owner, title: "2027", columns });
await db.updateTable("event_texts").set({ place_name: "101" }).execute();

const others = languages.filter((language) => !isWritten(language));
const ask = async (path: string) => {
  const answer = await fetch(`${url}${path}`);
  return { headers: answer.headers, text: await answer.text() };
};
/** The words of a calendar, line by line. */
const wordsOfCalendar = (text: string) =>
  text
    .replaceAll(/\r\n[ \t]/g, "")
    .split("\r\n")
    .flatMap(
      (line) => /^(?:DESCRIPTION|LOCATION|X-WR-CALNAME)[^:]*:(.*)$/.exec(line)?.[1]?.split("\\n") ?? [],
    );
const wordsOfAtom = (text: string) =>
  text.replaceAll(/<(?:name|generator|id|updated|published)>.*?<\/[a-z]+>/gs, "").split(/<[^>]*>| · |<br\/>/);

it.each(others)(
  "calendars, feeds and pages for other sites in %s say nothing in another language",
  async (language) => {
    const find = finderOfOtherLanguages(language);
    const calendar = await ask(`/feeds/events.ics?lang=${language}`);
    const atom = await ask(`/feeds/events.atom?lang=${language}`);
    const embeds = [`/embed/events/${eventId}`, `/embed/organizations/${owner}`, "/embed/events/0"];
    const pages = await Promise.all(embeds.map((path) => ask(`${path}?lang=${language}`)));
    const said = [
      ...wordsOfCalendar(calendar.text),
      ...wordsOfAtom(atom.text),
      ...pages.flatMap(({ text }) => shownTexts(text)),
    ].map((line) => line.trim());
    expect(said.filter((line) => /\p{L}/u.test(line)).length).toBeGreaterThan(10);
    expect(find(said)).toEqual([]);
    expect(hasRuby(calendar.text + atom.text)).toBe(false);
    const tags = [calendar, atom, ...pages].map(({ headers }) => headers.get("content-language"));
    expect(new Set(tags)).toEqual(new Set([localeOf(language)]));
    expect(calendar.text).toContain(`//${localeOf(language).toUpperCase()}\r\n`);
  },
);
