import { sql } from "kysely";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { pageContext } from "../../src/app/rendering/page-context.server.ts";
import { loader as drawPicture } from "../../src/app/routes/events/event-picture.ts";
import { loader as readArticle } from "../../src/app/routes/reading/help-article.tsx";
import { readBlocks } from "../../src/shared/light-markdown/blocks.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser } from "../factories/users.ts";
import { askFromThread, succeedingCalls } from "../support/ask-from-thread.ts";
import { makeLongEvents } from "../support/large-data.ts";
import { threadTime } from "../support/main-thread.ts";
import { startTestServer } from "../support/server.ts";

const { url, db, platform } = await startTestServer();
const organizer = await makeUser(db);
const reader = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const single = await makeEvent(db, { owner });
await makeLongEvents(db, owner);

const ask = succeedingCalls(askFromThread(), url);
const get = (path: string, as?: Record<string, string>) => ask(`GET /api/v1${path}`, as);
const longest = (letters: string, length: number) =>
  letters.repeat(Math.ceil(length / letters.length)).slice(0, length);

const context = new RouterContextProvider();
context.set(pageContext, { platform, language: "en", nonce: "", isData: false });

/** Those that no stranger can ask for without limit, or that are proportional to many rows of one's own, may cost more. */
async function expectRatios(calls: { [name: string]: (n: number) => unknown }, atMost: number) {
  const plain = await threadTime(() => get(`/events/${single}?applications=none`, reader.session), 12);
  const tooMuch: string[] = [];
  for (const [name, call] of Object.entries(calls)) {
    const ratio = (await threadTime(call)) / plain;
    if (ratio > atMost) tooMuch.push(`${name}: ${ratio.toFixed(1)} plain answers`);
  }
  expect(tooMuch).toEqual([]);
}

it("the longest searches and bodies that a stranger can send cost no more than some plain answers", async () => {
  const words: Record<string, string> = {
    kanji: "京都着物体験大学町",
    kana: "ぎたーあそび",
    katakana: "ギターアソビ",
    "one letter": "a",
    quotes: `"'`,
    "backslashes and wildcards": "\\%_",
    "many words": "町歩き お茶 walk ",
    ligatures: "ﷺ",
  };
  const calls = Object.entries(words).flatMap(([name, letters]) =>
    ["/events?limit=20&", "/suggestions?limit=20&", "/organizations/directory?"].map(
      (path) =>
        [
          `${path} ${name}`,
          (n: number) => get(`${path}q=${encodeURIComponent(longest(letters, 200 - n))}`),
        ] as const,
    ),
  );
  const auth = (path: string, body: object) => () => ask(`POST /api/v1/auth${path}`, {}, body);
  const password = longest("p", 128);
  await expectRatios(
    {
      ...Object.fromEntries(calls),
      "sign up": (n) =>
        ask(
          "POST /api/v1/auth",
          {},
          {
            first_name: longest("ﷺ", 100),
            last_name: longest("名", 100),
            email: `long${n}@example.com`,
            password,
            password_confirmation: password,
            country_id: 392,
            occupation_id: 2,
          },
        ),
      "sign up, long address": auth("", { email: longest("a.", 30_000) }),
      "sign in": auth("/sign_in", { email: longest("ﷺ", 9000), password }),
      "sign in, many keys": auth(
        "/sign_in",
        Object.fromEntries(Array.from({ length: 1000 }, (_, place) => [`key${place}`, place])),
      ),
      "reset the password": auth("/password", { email: longest("a@", 30_000), redirect_url: "/" }),
      "a month": (n) => get(`/events/calendar?month=2026-12&prefecture_id=${n + 1}`),
      "a page of a list": (n) => get(`/events?limit=${100 - n}`),
    },
    15,
  );
});

const scripts = { latin: "Wolfe ", kanji: "町歩き会", arabic: "عبد الرحمن ", thai: "พิทักษ์ ", emoji: "👩‍👧" };

it.each(Object.entries(scripts))(
  "pictures of the longest titles cost no more than some plain answers, in %s",
  async (_, letters) => {
    const calls: { [name: string]: (n: number) => unknown } = {};
    for (const file of ["en.png", "story-en.png", "poster-en.pdf"]) {
      calls[file] = async (n) => {
        await sql`update event_texts set title = ${longest(letters, 255 - n)}, place_name = ${longest(letters, 255)}
          where event_id = ${single}`.execute(db);
        const params = { eventId: String(single), language: file };
        expect(await drawPicture({ context, params } as never)).toMatchObject({ status: 200 });
      };
    }
    await expectRatios(calls, 15);
  },
);

it("the longest descriptions and help articles cost no more than some plain answers", async () => {
  const marks = ["**a ", "**aa__a ", "*a", "[", "[a](https://a", "a@a.", "- a\n  - b\n", "# a\n", "https://"];
  const articles = ["Words and **more**.\n\n", "- a\n  - b\n", "[a](https://a.example) ", "*a ", "[", "`a``"];
  // A test that is tried once more finds what it has made before.
  await db.deleteFrom("help_articles").where("key", "=", "long").execute();
  await db.insertInto("help_articles").values({ key: "long", is_published: true }).execute();
  await sql`insert into help_article_texts (help_article_id, language_id, title, body)
    select id, 2, 'Long', '' from help_articles where key = 'long'`.execute(db);
  const calls: { [name: string]: (n: number) => unknown } = {};
  for (const mark of marks) calls[`description of ${mark}`] = () => readBlocks(longest(mark, 20_000));
  for (const mark of articles) {
    calls[`article of ${mark}`] = async (n) => {
      // Lists within lists take a time that grows with their square: a thread may have it.
      const body = longest(mark, mark.startsWith("-") ? 10_000 - n : 100_000 - n);
      await sql`update help_article_texts set body = ${body}`.execute(db);
      await readArticle({ context, params: { key: "long" } } as never);
    };
  }
  await expectRatios(calls, 15);
});
