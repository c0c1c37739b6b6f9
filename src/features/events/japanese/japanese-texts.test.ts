import { expect, it, vi } from "vitest";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { textAnalysisThreads } from "../../../platform/text-analysis/text-analysis.server.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const as = organizer.session;
const club = await makeOrganization(db, { members: [organizer.id] });

const word = (text: string, reading: string) => ({ text, reading });
const plain = { title: "夏の 祭り", discription: "学生証を 見せてください。" };
const readings = [
  word("夏", "なつ"),
  word("祭", "まつ"),
  word("学生", "がくせい"),
  word("証", "しょう"),
  word("見", "み"),
];
const ofPlain = readings.map(({ text }) => text).join("");

const create = async (more = {}) => {
  const { status, body } = await api(`POST /organizations/${club}/events/create`, {
    as,
    body: {
      event: {
        start_at: "2026-12-01 18:45",
        max_participant_num: 30,
        prefecture_id: 26,
        event_format_id: 1,
        event_purpose_id: 2,
        is_online: true,
        used_language_ids: [1],
        language_events_attributes: [
          { language_id: 1, title: "夏祭り", discription: "会場は北門です。", is_main: true },
          { language_id: 2, title: "Summer festival", discription: "At the north gate." },
        ],
        plain_text: plain,
        ...more,
      },
    },
  });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
};
const update = (id: number, event: object) => api(`PUT /events/${id}/update`, { as, body: { event } });
const show = async (id: number, by?: typeof as) => (await api(`GET /events/${id}`, { as: by })).body.data;
const ruby = async (id: number) => (await api(`GET /events/${id}/ruby`)).body.data;
const told = (words: { text: string; reading: string }[]) =>
  words.map(({ text, reading }) => `${text} ${reading}`);

it("a text in plain Japanese stands beside the languages, and the dictionary reads what nobody has read", async () => {
  const { id } = await create();
  const { plain_text, ruby: shown, language_events } = await show(id);
  expect(plain_text).toMatchObject(plain);
  expect(plain_text.ruby.map(({ text }: { text: string }) => text).join("")).toBe(ofPlain);
  expect(told(plain_text.ruby)).toContain("夏 なつ");
  expect(language_events).toHaveLength(2);
  // Fetched apart, and only by who wants it.
  expect(shown).toBeUndefined();
  expect((await show(id, as)).ruby).toEqual((await ruby(id)).ruby);
  expect(await ruby(id)).toMatchObject({ language_id: 1 });
  expect(told((await ruby(id)).ruby)).toContain("会場 かいじょう");
});

it("a reading that somebody has mended stays when the text changes, and one taken away stays away", async () => {
  const { id } = await create();
  const mended = [word("夏", "なつ"), word("祭り", "マツリ"), word("証", "")];
  await update(id, { plain_text: { ...plain, ruby: mended } });
  const expected = ["夏 なつ", "祭り マツリ", "証 ", "見 み"];
  expect(told((await show(id)).plain_text.ruby)).toEqual(expect.arrayContaining(expected));
  await update(id, { plain_text: plain });
  expect(told((await show(id)).plain_text.ruby)).toEqual(expect.arrayContaining(expected));
  await update(id, { plain_text: { ...plain, title: "楽しい 夏の 祭り" } });
  expect(told((await show(id)).plain_text.ruby)).toEqual(expect.arrayContaining(["楽 たの", ...expected]));
  await update(id, { ruby: [word("北門", "きたもん")] });
  expect(told((await ruby(id)).ruby)).toEqual(expect.arrayContaining(["北門 きたもん", "会場 かいじょう"]));
  await update(id, { language_events_attributes: [{ language_id: 1, discription: "北門に来てください。" }] });
  expect(told((await ruby(id)).ruby)).toEqual(expect.arrayContaining(["北門 きたもん", "来 き"]));
  await update(id, { plain_text: null });
  expect((await show(id)).plain_text).toBeNull();
});

it("a duplicate and an event of a template have it, and the events of a series follow it", async () => {
  const { id } = await create();
  await update(id, { ruby: [word("北門", "きたもん")] });
  const { plain_text } = await show(id);
  const copies = (
    await api(`POST /events/${id}/duplicate`, {
      as,
      body: { start_at: ["2027-01-12 10:00", "2027-01-19 10:00"] },
    })
  ).body.data;
  const template = await api(`POST /organizations/${club}/event_templates`, {
    as,
    body: { event_id: id, name: "Festival" },
  });
  const made = await api(`POST /organizations/${club}/event_templates/${template.body.data.id}/events`, {
    as,
    body: { start_at: "2027-02-12 10:00" },
  });
  for (const event of [...copies, made.body.data]) {
    expect(event.plain_text).toEqual(plain_text);
    expect(told(event.ruby)).toContain("北門 きたもん");
  }
  const followed = await api(`PUT /events/${id}/following`, {
    as,
    body: { event: { plain_text: { ...plain, title: "冬の 祭り" } } },
  });
  expect(followed.status).toBe(200);
  expect((await show(copies[1].id, as)).plain_text.title).toBe("冬の 祭り");
});

it("two who write it at once are told of each other", async () => {
  const { id, lock_version } = await create();
  expect((await update(id, { lock_version, plain_text: { ...plain, title: "一" } })).status).toBe(200);
  const { status, body } = await update(id, { lock_version, plain_text: { ...plain, title: "二" } });
  expect([status, body.data.plain_text.title]).toEqual([409, "一"]);
});

it("what is too long, or no reading in kana, is refused; a text without letters is none", async () => {
  const { id } = await create();
  const refused = async (event: object) => Object.keys((await update(id, event)).body.errors ?? {});
  expect(await refused({ plain_text: { ...plain, discription: "あ".repeat(5001) } })).not.toEqual([]);
  expect(await refused({ plain_text: { title: "あ".repeat(256) } })).not.toEqual([]);
  for (const wrong of [
    word("北門", "gate"),
    word("", "きたもん"),
    word("北門", "<b>"),
    word("門".repeat(101), ""),
  ]) {
    expect(await refused({ ruby: [wrong] }), JSON.stringify(wrong)).not.toEqual([]);
  }
  expect(await refused({ ruby: Array(5001).fill(word("北", "きた")) })).not.toEqual([]);
  await update(id, { plain_text: { title: "  ", discription: "\n" } });
  expect((await show(id)).plain_text).toBeNull();
});

it("annotations and marks of its own that somebody types are letters", async () => {
  const { id } = await create();
  const typed = { title: "\uFFF9夏\uFFFAなつ\uFFFB", discription: "{夏|なつ}" };
  await update(id, { plain_text: typed, language_events_attributes: [{ language_id: 1, ...typed }] });
  const { plain_text, language_events } = await show(id);
  for (const text of [plain_text, language_events[0]])
    expect([text.title, text.discription]).toEqual(["夏なつ", "{夏|なつ}"]);
});

it("readings of an event that is no longer public are not there", async () => {
  const { id } = await create();
  expect((await api(`GET /events/${id}/ruby`)).status).toBe(200);
  await update(id, { is_published: false });
  expect((await api(`GET /events/${id}/ruby`)).status).toBe(404);
  expect((await api(`GET /events/${id}/ruby`, { as })).status).toBe(200);
});

it("an event from before its text had readings has those of the dictionary", async () => {
  const { id } = await create();
  await db.updateTable("events").set({ ruby: "" }).where("id", "=", id).execute();
  expect(told((await ruby(id)).ruby)).toContain("会場 かいじょう");
});

it("what was shown without them because the dictionary did not answer has them a minute later", async () => {
  const { id } = await create();
  await db.updateTable("events").set({ ruby: "" }).where("id", "=", id).execute();
  const away = vi.spyOn(textAnalysisThreads, "run").mockRejectedValueOnce(new Error("busy"));
  expect((await ruby(id)).ruby).toEqual([]);
  expect((await ruby(id)).ruby).toEqual([]);
  expect(away).toHaveBeenCalledTimes(1);
  clock.set(new Date(clock.now().getTime() + 60_000));
  expect(told((await ruby(id)).ruby)).toContain("会場 かいじょう");
});

it("a text is checked before it is saved, each place in its field", async () => {
  const { status, body } = await api("POST /events/japanese_text", {
    as,
    body: { title: "令和8年", discription: "雨天決行です。" },
  });
  expect(status).toBe(200);
  expect(told(body.data.ruby)).toContain("雨天 うてん");
  expect(body.data.advice).toEqual([
    { kind: "era_year", field: "title", at: 0, length: 4, proposal: "2026年" },
    { kind: "hard_word", field: "discription", at: 0, length: 4, proposal: "雨の日もします" },
  ]);
});
