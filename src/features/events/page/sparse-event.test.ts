import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import type { Event } from "../events.contract.ts";
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

it.each([
  ["with nothing unusual", usual],
  ["with much that is", unusual],
])("an event %s comes back from what is sent of it, as far as its page shows it", (_what, event) => {
  const sent = JSON.parse(JSON.stringify(sparseEvent(event)));
  expect(event).toMatchObject(wholeEvent(sent));
});

it("of the rows in an event only what its page shows is sent", () => {
  const english = { id: 1, name_ja: "英語", name_en: "English", symbol: "en", emoji: "🇬🇧" };
  const spoken = { ...usual, used_languages: [{ ...english, is_commonly_used: true }] };
  const [language] = sparseEvent(spoken).used_languages;
  expect(Object.keys(language ?? {})).toEqual(["id", "name_ja", "name_en"]);
  const [host] = sparseEvent(usual).organization_events;
  expect(Object.keys(host ?? {})).toEqual(["organization_id", "is_owner", "accepted_at", "organization"]);
  const title = { id: 3, language_id: 1, title: "Why?", discription: "", options_data: [] };
  const question = { id: 2, question_type_id: 1, index: 1, is_required: true, _destroy: false };
  const asking = { ...usual, apply_questions: [{ ...question, language_apply_questions: [title] }] };
  expect(sparseEvent(asking).apply_questions).toEqual([{ _destroy: false }]);
});

it("what is usual is not sent", () => {
  const all = Object.keys(usual).length;
  expect(Object.keys(sparseEvent(usual)).length).toBeLessThan(all / 2);
});
