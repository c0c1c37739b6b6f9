import { expect, test } from "vitest";
import { makeEvent } from "../../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../../tests/support/server.ts";
import { analysisVersion } from "../../../../platform/text-analysis/analysis-version.ts";
import { textAnalysisThreads } from "../../../../platform/text-analysis/text-analysis.server.ts";
import { analyseEventTexts } from "./analyse-event-texts.server.ts";
import { removeUnusedAnalyses } from "./remove-unused-analyses.server.ts";

const { api, db } = await startTestServer();
// Loading takes its time on a busy machine, and nobody waits for it for longer than two seconds.
await textAnalysisThreads.run("read", "辞書");
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { name: "Owners", members: [organizer.id], prefectures: [44] });

const find = async (q: string) => {
  const { body } = await api(`GET /events?q=${encodeURIComponent(q)}`);
  return body.data.map(({ id }: { id: number }) => id);
};
const text = { language_id: 1, title: "着物で書道", discription: "", address: "1-1", place_name: "公民館" };
const form = {
  is_published: true,
  start_at: "2026-12-01 18:00",
  max_participant_num: 30,
  prefecture_id: 44,
  event_format_id: 1,
  event_purpose_id: 2,
  used_language_ids: [1],
  language_events_attributes: [text],
};

test("what was just saved is found by how it is read, and by its new text alone once it is changed", async () => {
  const created = await api(`POST /organizations/${owner}/events/create`, {
    as: organizer.session,
    body: { event: form },
  });
  expect(created.status).toBe(200);
  const { id, language_events } = created.body.data;
  for (const q of ["きもの", "shodou", "着物 kouminkan", "kimino"]) expect(await find(q), q).toEqual([id]);
  const entries = [{ id: language_events[0].id, language_id: 1, title: "三味線の会" }];
  const updated = await api(`PUT /events/${id}/update`, {
    as: organizer.session,
    body: { event: { language_events_attributes: entries } },
  });
  expect(updated.status).toBe(200);
  expect(await find("きもの")).toEqual([]);
  // The place was not sent, and is found as before.
  expect(await find("shamisen kouminkan")).toEqual([id]);
  expect(await find("ぶんご")).toEqual([]);
  const renamed = await api(`PUT /organizations/${owner}/update`, {
    as: organizer.session,
    body: { organization: { language_organizations_attributes: [{ language_id: 1, name: "豊後の会" }] } },
  });
  expect(renamed.status).toBe(200);
  expect(await find("ぶんご")).toEqual([id]);
});

test("what was written in another way is found by its letters, and by its readings once the sweep has come by", async () => {
  const id = await makeEvent(db, { owner, title: "盆栽入門" });
  expect(await find("盆栽")).toEqual([id]);
  expect(await find("bonsai")).toEqual([]);
  await analyseEventTexts(db);
  expect(await find("bonsai")).toEqual([id]);
  // Texts of an older analysis are analysed again.
  await db
    .updateTable("text_analyses")
    .set({ version: analysisVersion - 1 })
    .execute();
  await db
    .updateTable("event_search_documents")
    .set({ analysis_version: analysisVersion - 1 })
    .execute();
  await analyseEventTexts(db);
  const versions = await db
    .selectFrom("event_search_documents")
    .select("analysis_version")
    .distinct()
    .execute();
  expect(versions).toEqual([{ analysis_version: analysisVersion }]);
});

test("of texts that are gone nothing stays in the index for long", async () => {
  const id = await makeEvent(db, { owner, title: "蹴鞠" });
  await analyseEventTexts(db);
  const knows = async (term: string) =>
    (await db.selectFrom("search_vocabulary").select("term").where("term", "=", term).execute()).length > 0;
  expect(await knows("蹴鞠")).toBe(true);
  await db.deleteFrom("events").where("id", "=", id).execute();
  const before = new Date(Date.now() - 31 * 86_400_000);
  await db.updateTable("search_vocabulary").set({ checked_at: before }).execute();
  await db.updateTable("text_analyses").set({ created_at: before }).execute();
  await removeUnusedAnalyses(db);
  expect([await knows("蹴鞠"), await knows("盆栽")]).toEqual([false, true]);
  expect(await db.selectFrom("text_analyses").select("digest").execute()).toEqual([]);
});
