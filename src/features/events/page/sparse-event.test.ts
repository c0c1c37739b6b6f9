import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import type { TextReader } from "../../../shared/languages/readers/text-reader.ts";
import type { Event } from "../events.contract.ts";
import { readerText, shownText } from "../ui/event-text.ts";
import { sparseEvent, wholeEvent } from "./sparse-event.ts";

const { api, db } = await startTestServer();
const owner = await makeOrganization(db);

async function shown(columns: Parameters<typeof makeEvent>[1]["columns"]): Promise<Event> {
  const id = await makeEvent(db, { owner, columns });
  return (await api(`GET /events/${id}` as "GET /events/{id}")).body.data;
}

const usual = await shown({});
const unusual = await shown({
  fee: 500,
  is_online: true,
  selection: "approval",
  has_waiting_list: true,
  cancelled_at: new Date("2026-11-20T12:00:00+09:00"),
});

const japanese: TextReader = { language: "ja", second: null };
const nothing = new URLSearchParams();

const chooseTexts = (event: Event, search: URLSearchParams, reader: TextReader) => ({
  shown: shownText(event, search, reader).id,
  reader: readerText(event, reader).id,
});

/** The event as the page of a reader has it. */
function sentTo(reader: TextReader, event: Event, search = nothing) {
  return wholeEvent(JSON.parse(JSON.stringify(sparseEvent(event, chooseTexts(event, search, reader)))));
}

/** Of an event that is read in one text. */
const only = chooseTexts(usual, nothing, japanese);

it.each([
  ["with nothing unusual", usual],
  ["with much that is", unusual],
])("an event %s comes back from what is sent of it, as far as its page shows it", (_what, event) => {
  const { chosen, ...sent } = sentTo(japanese, event);
  expect(event).toMatchObject(sent);
});

it("of the rows in an event only what its page shows is sent", () => {
  const english = { id: 1, name_ja: "英語", name_en: "English", symbol: "en", emoji: "🇬🇧" };
  const spoken = { ...usual, used_languages: [{ ...english, is_commonly_used: true }] };
  const [language] = sparseEvent(spoken, only).used_languages;
  expect(Object.keys(language ?? {})).toEqual(["id", "name_ja", "name_en"]);
  const [host] = sparseEvent(usual, only).organization_events;
  expect(Object.keys(host ?? {})).toEqual(["organization_id", "is_owner", "accepted_at", "organization"]);
  const title = { id: 3, language_id: 1, title: "Why?", discription: "", options_data: [] };
  const question = { id: 2, question_type_id: 1, index: 1, is_required: true, _destroy: false };
  const asking = { ...usual, apply_questions: [{ ...question, language_apply_questions: [title] }] };
  expect(sparseEvent(asking, only).apply_questions).toEqual([{ _destroy: false }]);
});

it("what is usual is not sent", () => {
  const all = Object.keys(usual).length;
  expect(Object.keys(sparseEvent(usual, only)).length).toBeLessThan(all / 2);
});

const [main] = usual.language_events as [Event["language_events"][number]];
const texts = [
  { ...main, id: 11, language_id: 1, title: "お茶の会", place_name: "茶室", discription: "点てます。" },
  {
    ...main,
    id: 12,
    language_id: 2,
    title: "Tea",
    place_name: "Tea room",
    discription: "We make it.",
    is_main: false,
  },
];
const bilingual: Event = { ...usual, language_events: texts };

it("of a text that the page does not show only that it is there is sent", () => {
  const { language_events } = sparseEvent(bilingual, chooseTexts(bilingual, nothing, japanese));
  expect(language_events[0]).toMatchObject({ title: "お茶の会", place_name: "茶室" });
  expect(language_events[1]).toEqual({ id: 12, language_id: 2 });
});

it("no description is sent, which stands on the page as markup", () => {
  const { language_events } = sparseEvent(bilingual, chooseTexts(bilingual, nothing, japanese));
  expect(JSON.stringify(language_events)).not.toContain("点てます");
});

it("a reader of one text who looks at the other gets the place in their own", () => {
  const event = sentTo(japanese, bilingual, new URLSearchParams("text=en"));
  expect(shownText(event, nothing, japanese).title).toBe("Tea");
  expect(readerText(event, japanese).place_name).toBe("茶室");
});

it("a page stays with the texts it was sent with until another comes, whatever its address and its reader's languages say by then", () => {
  const event = sentTo(japanese, bilingual);
  const english: TextReader = { language: "en", second: null };
  expect(shownText(event, new URLSearchParams("text=en"), english).title).toBe("お茶の会");
  expect(readerText(event, english).place_name).toBe("茶室");
});

it("plain Japanese comes with the place of the text beside which it stands", () => {
  const plain_text = { title: "おちゃの かい", discription: "おちゃを のみます。", ruby: [] };
  const easy: TextReader = { language: "ja-easy", second: null };
  const event = sentTo(easy, { ...bilingual, plain_text });
  const text = shownText(event, nothing, easy);
  expect([text.title, text.place_name, text.discription]).toEqual(["おちゃの かい", "茶室", ""]);
  expect(event.language_events[1]?.title).toBe("");
});
