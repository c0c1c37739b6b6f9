import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { analyseEventTexts } from "../../../features/events/events.server.ts";
import { loadSynonyms } from "../../../features/synonyms/synonyms.server.ts";
import { pageContext } from "../../rendering/page-context.server.ts";
import { loader as loadCalendar } from "../../routes/finding/calendar.tsx";
import { loader } from "../../routes/finding/home.tsx";
import { loader as loadOrganizations } from "../../routes/finding/organizations.tsx";
import { loader as loadUniversity } from "../../routes/finding/university.tsx";

const { db, clock, platform } = await startTestServer();
await loadSynonyms(db, clock.now());
const owner = await makeOrganization(db, { name: "River Walkers" });

beforeEach(async () => {
  clock.set(testNow);
  await db.deleteFrom("events").execute();
});

const argsOf = (search: string, params = {}) => {
  const request = new Request(`http://tsudoi.test/?${search}`);
  const context = new RouterContextProvider();
  context.set(pageContext, { platform, language: "en", nonce: "", isData: true });
  return { request, context, params } as never;
};
const home = (search: string) => loader(argsOf(search));
type Cards = Awaited<ReturnType<typeof home>>["listed"]["events"];
/** The title, the organization and why it was found, of each card, with `[ ]` around what is marked. */
const wordsOf = (cards: Cards) =>
  cards.map((card) => {
    const html = ("html" in card && card.html) || "";
    const text = (pattern: RegExp) =>
      html
        .match(pattern)?.[1]
        ?.replace(/<(\/?)mark>/g, (_, end) => (end ? "]" : "["))
        .replace(/<[^>]+>/g, "");
    return {
      title: text(/<h3.*?>(.*?)<\/h3>/),
      organization: text(/<p class="[^"]*organization[^"]*"[^>]*>(.*?)<\/p>/),
      why: text(/<p class="[^"]*match[^"]*">(.*?)<\/p>/),
    };
  });
const titlesOf = (cards: Cards = []) => wordsOf(cards).map(({ title }) => title?.replace(/[[\]]/g, ""));
const found = async (q: string) => wordsOf((await home(new URLSearchParams({ q }).toString())).listed.events);
const make = (title: string, columns = {}) => makeEvent(db, { owner, title, columns });

describe("what a search has found", () => {
  it("is marked in title and organization, and the cards of other lists are not", async () => {
    await make("Walk along the river");
    expect(await found("river")).toMatchObject([
      { title: "Walk along the [river]", organization: "[River] Walkers", why: undefined },
    ]);
    expect(wordsOf((await home("")).listed.events)[0]?.title).toBe("Walk along the river");
  });

  it("says which other word it was found by", async () => {
    await make("Cherry Blossom Picnic");
    await analyseEventTexts(db);
    expect(await found("花見")).toMatchObject([
      {
        title: "[Cherry Blossom] Picnic",
        why: expect.stringMatching(/花見.*Cherry Blossom|Cherry Blossom.*花見/),
      },
    ]);
  });

  it("says what of its event has the word where the card has not", async () => {
    await make("Evening run", { event_purpose_id: 12 });
    expect(await found("exercise")).toMatchObject([
      { why: expect.stringContaining("Sports and [Exercise]") },
    ]);
  });
});

describe("words for facts", () => {
  it("find what the filter finds, alone and with other words", async () => {
    await make("Board games", { fee: 0 });
    await make("Tea", { fee: 0 });
    await make("Board games for 500", { fee: 500 });
    await make("Free board games");
    const titles = async (search: string) => titlesOf((await home(search)).listed.events);
    expect(await titles("q=%E7%84%A1%E6%96%99")).toEqual(await titles("is_free=true"));
    expect((await titles("q=free+board+games")).sort()).toEqual(["Board games"]);
    expect(await titles("q=%22free%22+board")).toEqual(["Free board games"]);
  });
});

describe("a typo", () => {
  it.each([
    ["ボートゲーム", "ボードゲーム"],
    ["ボランティヤ", "ボランティア"],
    ["badmington", "badminton"],
  ])("%s is offered as %s, with the number of events", async (typed, meant) => {
    await make("ボードゲームの夕べ");
    await make("ボランティア募集");
    await make("ボートの日");
    await make("Badminton");
    await analyseEventTexts(db);
    const { corrections } = await home(new URLSearchParams({ q: typed }).toString());
    expect(corrections).toEqual([{ q: meant, count: 1 }]);
    expect((await home(new URLSearchParams({ q: meant }).toString())).corrections).toEqual([]);
  });
});

describe("a typo on other lists", () => {
  it("of a university is offered with the number of its events and those nearby", async () => {
    await make("Badminton", { university_id: 54 });
    await make("Badminton far away", { prefecture_id: 1, university_id: null });
    await analyseEventTexts(db);
    const { snake_name: universityName } = await db
      .selectFrom("universities")
      .select("snake_name")
      .where("id", "=", 54)
      .executeTakeFirstOrThrow();
    const { corrections } = await loadUniversity(argsOf("q=badmington", { universityName }));
    expect(corrections).toEqual([{ q: "badminton", count: 1 }]);
  });

  it("in the calendar is offered with the number of events of the month, past ones included", async () => {
    await make("Badminton", { start_at: "2026-11-02T12:00:00+09:00" });
    await make("Badminton", { start_at: "2026-11-30T23:59:00+09:00" });
    await make("Badminton", { start_at: "2026-12-01T00:00:00+09:00" });
    await analyseEventTexts(db);
    const { data } = await loadCalendar(argsOf("q=badmington"));
    expect(data.corrections).toEqual([{ q: "badminton", count: 2 }]);
    expect((await loadCalendar(argsOf("q=badminton"))).data.corrections).toEqual([]);
  });

  it.each([
    ["Walkars", "Walkers"],
    ["river Walkesr", "river Walkers"],
    ["Kyoto Univercity", "Kyoto University"],
  ])("of a name in the directory, %s, is offered as %s", async (typed, meant) => {
    await makeOrganization(db, { name: "Walking", universities: [54] });
    const { corrections } = await loadOrganizations(argsOf(new URLSearchParams({ q: typed }).toString()));
    expect(corrections).toEqual([{ q: meant, count: expect.any(Number) }]);
    expect(
      (await loadOrganizations(argsOf(new URLSearchParams({ q: meant }).toString()))).corrections,
    ).toEqual([]);
  });
});

describe("a search without result", () => {
  it("shows the nearest on the campus that was asked for where nothing else comes near", async () => {
    await make("Far");
    await make("Near", { university_id: 54, start_at: "2027-01-20T12:00:00+09:00" });
    const { alternatives } = await home("q=zzzz&university_id=54&is_free=true&is_online=true");
    expect(titlesOf(alternatives?.events)).toEqual(["Near"]);
  });

  it("offers one condition fewer with the number of events, and shows the nearest", async () => {
    await make("Tea ceremony", { fee: 500, event_purpose_id: 3 });
    await make("Tea tasting", { fee: 500, event_purpose_id: 4 });
    const { alternatives } = await home("q=tea&event_purpose_id=3&is_free=true");
    expect(alternatives?.lists).toEqual([{ filters: { q: "tea", event_purpose_id: 3 }, count: 1 }]);
    expect(titlesOf(alternatives?.events)).toEqual(["Tea ceremony"]);
  });

  it("offers a word fewer before all", async () => {
    await make("Tea ceremony");
    const { alternatives } = await home("q=tea+zzzz");
    expect(alternatives?.lists).toEqual([
      { word: "zzzz", filters: { q: "tea" }, count: 1 },
      { filters: {}, count: 1 },
    ]);
  });

  it("shows what is soonest where nothing comes near, and says what else was looked for", async () => {
    await make("Chess night");
    const { alternatives } = await home("q=%E8%8A%B1%E8%A6%8B&prefecture_id=1&event_purpose_id=3");
    expect(alternatives?.lists).toEqual([]);
    expect(titlesOf(alternatives?.events)).toEqual(["Chess night"]);
    expect(alternatives?.otherWords).toContain("cherry blossom");
  });

  it("counts a bounded number of lists, however much is asked for", async () => {
    await make("Chess night");
    const words = Array.from({ length: 40 }, (_, place) => `w${place}`).join("+");
    const { alternatives } = await home(`q=${words}&is_free=true&is_online=true`);
    expect(alternatives?.lists).toEqual([]);
    expect(titlesOf(alternatives?.events)).toEqual(["Chess night"]);
  });

  it.each(["%_\\", "🎉", "あ", "'", "a".repeat(5000)])("is answered for %s", async (q) => {
    await make("Chess night");
    const { listed, alternatives } = await home(new URLSearchParams({ q }).toString());
    expect(listed.events).toEqual([]);
    expect(alternatives?.events).toHaveLength(1);
  });
});
