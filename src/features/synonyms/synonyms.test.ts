import { beforeEach, describe, expect, it } from "vitest";
import { makeUser } from "../../../tests/factories/users.ts";
import { startTestServer } from "../../../tests/support/server.ts";
import { languageIds } from "../../shared/languages/languages.ts";

const { api, db, clock } = await startTestServer();
const { session: as } = await makeUser(db, { is_uniteam: true });

const sent = (...words: string[]) => ({
  words: words.map((word) => ({ language_id: languageIds.ja, word })),
});
const create = (synonym_group: unknown) => api("POST /synonym_groups", { as, body: { synonym_group } });
const update = (id: number, synonym_group: unknown) =>
  api(`PUT /synonym_groups/${id}`, { as, body: { synonym_group } });
const list = async () => (await api("GET /synonym_groups", { as })).body.data;

beforeEach(async () => {
  await db.deleteFrom("synonym_groups").execute();
});

describe("a group of synonyms", () => {
  it("is written by the product team, cleaned, in the order of its words", async () => {
    const { status, body } = await create(sent("花見", " cherry  blossom\n"));
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id: expect.any(Number),
      key: null,
      updated_at: expect.any(String),
      words: sent("花見", "cherry blossom").words,
    });
    expect(await list()).toEqual([body.data]);
  });

  it("is replaced and removed, and its words are free again", async () => {
    const { body } = await create(sent("花見", "hanami"));
    const { id } = body.data;
    const changed = await update(id, sent("hanami", "お花見"));
    expect(changed.body.data.words).toEqual(sent("hanami", "お花見").words);
    expect((await api(`DELETE /synonym_groups/${id}`, { as })).status).toBe(200);
    expect(await list()).toEqual([]);
    for (const call of [`PUT /synonym_groups/${id}`, `DELETE /synonym_groups/${id}`] as const) {
      const gone = await api(call, { as, body: { synonym_group: sent("a", "b") } });
      expect([gone.status, gone.body]).toEqual([404, { errors: { synonym_group: ["was not found"] } }]);
    }
    expect((await create(sent("花見", "hanami"))).status).toBe(200);
  });

  it.each([
    ["one word", sent("花見"), "must be at least two"],
    ["21 words", sent(...Array.from({ length: 21 }, (_, n) => `word ${n}`)), "can't be more than twenty"],
    ["a word twice, in another width and case", sent("BBQ", "ｂｂｑ"), "must differ from each other"],
    ["a word twice, in another kana", sent("カラオケ", "からおけ"), "must differ from each other"],
    ["a word of 61 characters", sent("花見", "a".repeat(61)), "is too long"],
    ["an empty word", sent("花見", "  "), "can't be blank"],
    ["a word without a letter", sent("花見", "%_\\"), "is not valid"],
    ["a language that is none of ours", { words: [{ language_id: 7, word: "a" }] }, "is not valid"],
  ])("is refused with %s", async (_, group, sentence) => {
    const { status, body } = await create(group);
    expect(status).toBe(422);
    expect(JSON.stringify(body.errors)).toContain(sentence);
    expect(await list()).toEqual([]);
  });

  it("is refused with a word of another group, which is named", async () => {
    await create(sent("花見", "hanami"));
    const { body: other } = await create(sent("紅葉", "momiji"));
    const sentence = "contain “ＨＡＮＡＭＩ”, which is already in the group “花見, hanami”";
    for (const { status, body } of [
      await create(sent("桜", "ＨＡＮＡＭＩ")),
      await update(other.data.id, sent("紅葉", "ＨＡＮＡＭＩ")),
    ])
      expect([status, body]).toEqual([422, { errors: { words: [sentence] } }]);
    expect(await list()).toHaveLength(2);
  });

  it("that somebody else has saved since it was read is shown as it is, and nothing is written", async () => {
    const { body } = await create(sent("花見", "hanami"));
    const { id, updated_at } = body.data;
    clock.set(new Date(clock.now().getTime() + 60_000));
    const first = await update(id, { ...sent("花見", "お花見"), updated_at });
    const second = await update(id, { ...sent("花見", "桜"), updated_at });
    expect([second.status, second.body]).toEqual([
      409,
      { errors: { synonym_group: ["was changed by someone else"] }, data: first.body.data },
    ]);
    expect(await list()).toEqual([first.body.data]);
  });

  it("keeps its words when two people add the same word at once: one of them is told", async () => {
    const answers = await Promise.all(["桜", "お花見"].map((word) => create(sent("花見", word))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});
