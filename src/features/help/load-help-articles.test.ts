import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables, testDatabase } from "../../../tests/support/database.ts";
import { findArticle, findArticles, loadHelpArticles } from "./help.server.ts";

const { db } = await testDatabase();
const now = new Date("2026-11-20T12:00:00+09:00");

beforeEach(() => emptyTables(db));

describe("the articles that come with the product", () => {
  it("are there for readers in both languages after a start", async () => {
    await loadHelpArticles(db, now);
    const article = await findArticle(db, "how_to_apply", false);
    expect(article?.texts).toMatchObject([
      { language_id: 1, title: "イベントに申し込む", body: expect.stringContaining("「参加する」") },
      { language_id: 2, title: "Apply to an event", body: expect.stringContaining("**Going**") },
    ]);
    const all = await findArticles(db, false);
    expect(all.length).toBeGreaterThanOrEqual(18);
    expect(all.filter(({ texts }) => texts.length !== 2 || texts.some(({ body }) => body === ""))).toEqual(
      [],
    );
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
    expect((await findArticle(db, "reminders", false))?.texts.map(({ body }) => body)).toEqual([
      "Ours",
      "Ours",
    ]);
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
