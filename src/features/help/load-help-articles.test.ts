import { beforeEach, describe, expect, it } from "vitest";
import { makeUser } from "../../../tests/factories/users.ts";
import { emptyTables, testDatabase } from "../../../tests/support/database.ts";
import { textWrittenIn, writtenLanguages } from "../../shared/languages/languages.ts";
import { findArticle, findArticles, loadHelpArticles } from "./help.server.ts";

const { db } = await testDatabase();
const now = new Date("2026-11-20T12:00:00+09:00");

beforeEach(() => emptyTables(db));

describe("the articles that come with the product", () => {
  it("are there for readers in each language that has them after a start", async () => {
    await loadHelpArticles(db, now);
    const article = await findArticle(db, "how_to_apply", false);
    expect(article?.texts.slice(0, 2)).toMatchObject([
      { language_id: 1, title: "イベントに申し込む", body: expect.stringContaining("「参加する」") },
      { language_id: 2, title: "Apply to an event", body: expect.stringContaining("**Going**") },
    ]);
    const all = await findArticles(db, false);
    expect(all.length).toBeGreaterThanOrEqual(18);
    const isLacking = ({ texts }: (typeof all)[number]) =>
      writtenLanguages.some((one) => !textWrittenIn(texts, one)) || texts.some(({ body }) => body === "");
    expect(all.filter(isLacking)).toEqual([]);
  });

  it("get the languages that came since, unless somebody has written in them", async () => {
    await loadHelpArticles(db, now);
    const { id } = await makeUser(db);
    const lackTexts = (key: string) =>
      db
        .deleteFrom("help_article_texts")
        .where("language_id", ">", 2)
        .where("help_article_id", "in", (one) =>
          one.selectFrom("help_articles").select("id").where("key", "=", key),
        )
        .execute();
    const before = (await findArticle(db, "reminders", false))?.texts;
    await lackTexts("reminders");
    await lackTexts("co_hosts");
    await db
      .updateTable("help_articles")
      .set({ last_updated_by_id: id })
      .where("key", "=", "co_hosts")
      .execute();
    await loadHelpArticles(db, now);
    const textsOf = async (key: string) =>
      (await findArticle(db, key, false))?.texts.map(({ language_id, title }) => [language_id, title]).sort();
    expect(await textsOf("reminders")).toEqual(
      before?.map(({ language_id, title }) => [language_id, title]).sort(),
    );
    expect(await textsOf("co_hosts")).toHaveLength(2);
  });

  it("are added once, however many processes start at the same time", async () => {
    await Promise.all([1, 2, 3].map(() => loadHelpArticles(db, now)));
    const keys = (await findArticles(db, true)).map(({ key }) => key);
    expect(keys.length).toBe(new Set(keys).size);
  });

  it("are left alone once somebody has edited, hidden or deleted them", async () => {
    await loadHelpArticles(db, now);
    const { count } = await db
      .selectFrom("help_articles")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    const edit = async (key: string, change: { is_published?: boolean; is_deleted?: boolean }) => {
      const { id } = await db
        .updateTable("help_articles")
        .set({ ...change, updated_at: now })
        .where("key", "=", key)
        .returning("id")
        .executeTakeFirstOrThrow();
      await db
        .updateTable("help_article_texts")
        .set({ body: "Ours" })
        .where("help_article_id", "=", id)
        .execute();
    };
    await edit("reminders", {});
    await edit("co_hosts", { is_published: false });
    await edit("event_image", { is_deleted: true });
    await loadHelpArticles(db, now);
    const edited = (await findArticle(db, "reminders", false))?.texts ?? [];
    expect(new Set(edited.map(({ body }) => body))).toEqual(new Set(["Ours"]));
    expect(await findArticle(db, "co_hosts", false)).toBeUndefined();
    expect(await findArticle(db, "event_image", false)).toBeUndefined();
    const after = await db.selectFrom("help_articles").select("id").execute();
    expect(after).toHaveLength(Number(count));
  });

  it("that are missing are added to those that are there", async () => {
    await loadHelpArticles(db, now);
    await db.deleteFrom("help_articles").where("key", "=", "calendar_feeds").execute();
    await loadHelpArticles(db, now);
    expect(await findArticle(db, "calendar_feeds", false)).toBeDefined();
  });
});
