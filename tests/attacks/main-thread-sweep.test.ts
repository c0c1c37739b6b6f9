import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { pageContext } from "../../src/app/rendering/page-context.server.ts";
import { loader as drawPicture } from "../../src/app/routes/event-picture.ts";
import { loader as readArticle } from "../../src/app/routes/help-article.tsx";
import { readBlocks } from "../../src/shared/light-markdown/blocks.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser, makeUsers } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";

const { url, db, clock, platform } = await startTestServer();
const organizer = await makeUser(db);
const reader = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const people = (await makeUsers(db, 1000)).map(({ id }) => id);
const places = { max_participant_num: 1000 };
const full = await makeEvent(db, { owner, columns: places });
const drawn = await makeEvent(db, {
  owner,
  columns: { ...places, selection: "lottery", lottery_at: "2026-11-25T12:00:00+09:00" },
});
const single = await makeEvent(db, { owner });
const apply = (eventId: number, state: string) =>
  sql`insert into applications (event_id, user_id, state)
      select ${eventId}, id, ${state} from unnest(${people}::integer[]) id`.execute(db);
await apply(full, "confirmed");
await apply(drawn, "entered");
await sql`
  with asked as (insert into questions (event_id, question_type_id) select ${full}, 3 from generate_series(1, 20) returning id)
  insert into answers (application_id, question_id, text)
  select a.id, asked.id, repeat('あ', 50) from applications a, asked where a.event_id = ${full}`.execute(db);
await sql`
  with made as (
    insert into events (start_at, max_participant_num, prefecture_id, event_purpose_id, event_format_id, owner_organization_id)
    select timestamptz '2026-11-28T18:00+09' + n * interval '1 minute', 30, 1 + n % 47, 1, 1, ${owner}
      from generate_series(1, 500) n returning id
  ), texts as (
    insert into event_texts (event_id, language_id, title, description, place_name, is_main)
    select id, l, left(repeat('町歩き Walk & <tea> ' || id, 30), 255), repeat('町を歩き、**お茶**を飲みます。', 100), 'Hall', l = 1
      from made, generate_series(1, 2) l
  ) insert into event_hosts (event_id, organization_id, is_owner) select id, ${owner}, true from made`.execute(
  db,
);

/** Processor time of the thread that answers, in milliseconds: the middle of several, each asked in another way. */
async function cost(work: (n: number) => unknown, times = 4): Promise<number> {
  const costs: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const before = process.threadCpuUsage();
    await work(n);
    const { user, system } = process.threadCpuUsage(before);
    costs.push((user + system) / 1000);
  }
  // The first has loaded code, fonts and lists.
  const warm = costs.slice(1).sort((one, other) => one - other);
  return warm[Math.floor((warm.length - 1) / 2)] ?? 0;
}
async function ask(call: string, as: Record<string, string> = {}, body?: object) {
  const [method, path] = call.split(" ");
  const headers = { "user-locale": "en", "content-type": "application/json", ...as };
  const response = await fetch(`${url}${path}`, { method, headers, body: body && JSON.stringify(body) });
  await response.arrayBuffer();
  if (response.status >= 500) throw new Error(`${call}: ${response.status}`);
}
const get = (path: string, as?: Record<string, string>) => ask(`GET /api/v1${path}`, as);
const longest = (letters: string, length: number) =>
  letters.repeat(Math.ceil(length / letters.length)).slice(0, length);

const context = new RouterContextProvider();
context.set(pageContext, { platform, language: "en", nonce: "" });
const manage = organizer.session;

/** Those that no stranger can ask for without limit, or that are proportional to many rows of one's own, may cost more. */
async function expectRatios(calls: { [name: string]: (n: number) => unknown }, atMost: number) {
  const plain = await cost(() => get(`/events/${single}?applications=none`, reader.session), 16);
  const tooMuch: string[] = [];
  for (const [name, call] of Object.entries(calls)) {
    const ratio = (await cost(call)) / plain;
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
      "sign in, many keys": auth("/sign_in", Object.fromEntries(people.map((id) => [id, id]))),
      "reset the password": auth("/password", { email: longest("a@", 30_000), redirect_url: "/" }),
      "a month": (n) => get(`/events/calendar?month=2026-12&prefecture_id=${n + 1}`),
      "a page of a list": (n) => get(`/events?limit=${100 - n}`),
    },
    15,
  );
});

it("pictures of the longest titles, descriptions and help articles cost no more than some plain answers, in every script", async () => {
  const scripts = { latin: "Wolfe ", kanji: "町歩き会", arabic: "عبد الرحمن ", thai: "พิทักษ์ ", emoji: "👩‍👧" };
  const marks = ["**a ", "**aa__a ", "*a", "[", "[a](https://a", "a@a.", "- a\n  - b\n", "# a\n", "https://"];
  const articles = ["Words and **more**.\n\n", "- a\n  - b\n", "[a](https://a.example) ", "*a ", "[", "`a``"];
  await db.insertInto("help_articles").values({ key: "long", is_published: true }).execute();
  await sql`insert into help_article_texts (help_article_id, language_id, title, body)
    select id, 2, 'Long', '' from help_articles where key = 'long'`.execute(db);
  const calls: { [name: string]: (n: number) => unknown } = {};
  for (const [script, letters] of Object.entries(scripts)) {
    for (const file of ["en.png", "story-en.png", "poster-en.pdf"]) {
      calls[`${file} ${script}`] = async (n) => {
        await sql`update event_texts set title = ${longest(letters, 255 - n)}, place_name = ${longest(letters, 255)}
          where event_id = ${single}`.execute(db);
        const params = { eventId: String(single), language: file };
        expect(await drawPicture({ context, params } as never)).toMatchObject({ status: 200 });
      };
    }
  }
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

it("what is proportional to a thousand applicants or five hundred events stays bounded", async () => {
  clock.set("2026-11-27T18:00:00+09:00");
  const scans = (more: (n: number) => object) => (n: number) =>
    ask(`POST /api/v1/events/${full}/check_ins`, manage, {
      scans: people.slice(0, 500).map(() => ({
        nonce: randomUUID(),
        kind: "in",
        scanned_at: "2026-11-27T18:00:00+09:00",
        ...more(n),
      })),
    });
  const ofFull = ["", "/participants?limit=500", "/participants.csv", "/check_ins", "/name_list"];
  await expectRatios(
    {
      ...Object.fromEntries(
        ofFull.map((path) => [`event${path}`, () => get(`/events/${full}${path}`, manage)]),
      ),
      "500 scans": scans(() => ({ ticket: longest("x", 40) })),
      "500 decisions": () =>
        ask(`POST /api/v1/events/${full}/applications/decisions`, manage, {
          decision: "decline",
          user_ids: people.slice(0, 500),
        }),
      lottery: (n) => get(`/events/${drawn}/lottery?${n}`),
      "events of an organization": () => get(`/organizations/${owner}/events`, manage),
      "calendar feed": (n) => ask(`GET /feeds/events.ics?event_purpose_id=1&from=2026-11-2${n}`),
      "Atom feed": (n) => ask(`GET /feeds/events.atom?event_purpose_id=1&from=2026-11-2${n}`),
    },
    120,
  );
});
