import { describe, expect, it } from "vitest";
import { makeUser } from "../../../tests/factories/users.ts";
import { startTestServer } from "../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const [team, user] = [await makeUser(db, { is_uniteam: true }), await makeUser(db)];

type As = Record<string, string> | null;
let made = 0;
const texts = [
  { language_id: 1, title: "申込方法", body: "# 手順" },
  { language_id: 2, title: "How to apply", body: "# Steps" },
];
const article = (given: Record<string, unknown> = {}) => {
  made += 1;
  return {
    key: `article_${made}`,
    is_published: true,
    language_help_articles_attributes: texts,
    ...given,
  };
};
const create = (help_article: unknown, as: As = team.session) =>
  api("POST /help_articles", { as, body: { help_article } });
const update = (id: number | string, help_article: unknown, as: As = team.session) =>
  api(`PUT /help_articles/${id}`, { as, body: { help_article } });
const show = (key: string, as: As = null) => api(`GET /help_articles/${key}`, { as });
const keys = async (as: As) =>
  (await api("GET /help_articles", { as })).body.data.map((row: { key: string }) => row.key);

describe("a help article", () => {
  it("is written by the product team, who see by whom", async () => {
    const sent = article({ id: 999 });
    const { status, body } = await create(sent);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id: expect.any(Number),
      key: sent.key,
      is_published: true,
      is_deleted: false,
      last_updated_user: { id: team.id, first_name: "Mai", last_name: expect.any(String) },
      updated_at: expect.any(String),
      language_help_articles: texts.map((text) => ({ id: expect.any(Number), ...text })),
    });
    expect((await show(sent.key, team.session)).body).toEqual(body);
    for (const as of [null, user.session]) {
      expect((await show(sent.key, as)).body.data).toEqual({ ...body.data, last_updated_user: null });
    }
  });

  it("is shown to readers in the languages that have something to read", async () => {
    const [japanese, english] = texts;
    const sent = article({
      language_help_articles_attributes: [japanese, { ...english, body: " " }],
    });
    await create(sent);
    const languages = async (as: As) =>
      (await show(sent.key, as)).body.data.language_help_articles.map(
        (text: { language_id: number }) => text.language_id,
      );
    expect(await languages(null)).toEqual([1]);
    expect(await languages(team.session)).toEqual([1, 2]);
  });

  it("that is not published is there for the product team alone", async () => {
    const sent = article({ is_published: false });
    await create(sent);
    for (const as of [null, user.session]) {
      const { status, body } = await show(sent.key, as);
      expect([status, body]).toEqual([404, { errors: { help_article: ["was not found"] } }]);
      expect(await keys(as)).not.toContain(sent.key);
    }
    expect((await show(sent.key, team.session)).status).toBe(200);
    expect(await keys(team.session)).toContain(sent.key);
  });

  it("can be deleted, and its key used again", async () => {
    const sent = article();
    const { body: old } = await create(sent);
    const deleted = await update(old.data.id, { is_deleted: true });
    expect(deleted.body.data.is_deleted).toBe(true);
    expect((await show(sent.key)).status).toBe(404);
    expect((await show(sent.key, team.session)).body.data.is_deleted).toBe(true);
    expect(await keys(team.session)).not.toContain(sent.key);
    const again = await create(sent);
    expect(again.status).toBe(200);
    expect((await show(sent.key, team.session)).body.data.id).toBe(again.body.data.id);
    const back = await update(old.data.id, { is_deleted: false });
    expect([back.status, back.body]).toEqual([422, { errors: { key: ["has already been taken"] } }]);
  });

  it("changes only in what is sent; languages left out stay, as one row a language", async () => {
    const { body } = await create(article());
    const [japanese, english] = body.data.language_help_articles;
    const { body: changed } = await update(body.data.id, {
      language_help_articles_attributes: [{ language_id: 2, title: "Applying", body: "New" }],
    });
    expect(changed.data).toEqual({
      ...body.data,
      language_help_articles: [japanese, { ...english, title: "Applying", body: "New" }],
    });
    const byId = await update(body.data.id, {
      language_help_articles_attributes: [{ ...japanese, title: "申し込む" }],
    });
    expect(byId.body.data.language_help_articles[0]).toEqual({ ...japanese, title: "申し込む" });
  });

  it("that somebody else has saved since it was read is shown as it is, and nothing is written", async () => {
    const { body } = await create(article());
    const { id, updated_at } = body.data;
    clock.set(new Date(clock.now().getTime() + 60_000));
    const first = await update(id, { is_published: false, updated_at });
    expect(first.status).toBe(200);
    const second = await update(id, { key: "mine", updated_at });
    expect([second.status, second.body]).toEqual([
      409,
      { errors: { help_article: ["was changed by someone else"] }, data: first.body.data },
    ]);
    expect((await update(id, { key: "mine_now", updated_at: first.body.data.updated_at })).status).toBe(200);
  });

  it("does not take another article's text", async () => {
    const [{ body: one }, { body: other }] = [await create(article()), await create(article())];
    const [foreign] = other.data.language_help_articles;
    const { status } = await update(one.data.id, { language_help_articles_attributes: [foreign] });
    expect(status).toBe(404);
    expect((await show(other.data.key)).body.data.language_help_articles[0]).toEqual(foreign);
  });

  it.each([
    ["without a key", { key: "" }, { key: ["can't be blank"] }],
    ["with a key of other characters", { key: "How To" }, { key: ["is not valid"] }],
    [
      "without a title",
      { language_help_articles_attributes: [{ language_id: 1, title: " ", body: "" }] },
      { title: ["can't be blank"] },
    ],
    [
      "in a language that the site is not in",
      { language_help_articles_attributes: [{ language_id: 7, title: "a", body: "" }] },
      { language_id: ["is not valid"] },
    ],
    [
      "without any language",
      { language_help_articles_attributes: [] },
      { language_help_articles_attributes: ["can't be blank"] },
    ],
  ])("is refused %s", async (_, wrong, errors) => {
    const { status, body } = await create(article(wrong));
    expect([status, body]).toEqual([422, { errors }]);
  });

  it("has a key of its own, also when written twice at the same time", async () => {
    const sent = article();
    const answers = await Promise.all([1, 2, 3].map(() => create(sent)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toEqual({
      errors: { key: ["has already been taken"] },
    });
  });

  it("can be written and changed by the product team alone", async () => {
    const { body } = await create(article());
    for (const [as, status] of [
      [null, 401],
      [user.session, 403],
    ] as const) {
      expect((await create({}, as)).status).toBe(status);
      expect((await update(body.data.id, {}, as)).status).toBe(status);
    }
    expect((await update(999999, {})).status).toBe(404);
    expect((await update("x", {})).status).toBe(404);
    expect((await api("POST /help_articles", { as: team.session, body: {} })).status).toBe(400);
    expect((await show("%00")).status).toBe(404);
  });
});
