import { describe, expect, it } from "vitest";
import { readSearch } from "../search/read-search.ts";
import { type EventFilters, filteredAddress } from "./event-filters.ts";
import { completeFacts, readFacts } from "./fact-words.ts";

const read = (q: string, more = "") =>
  readSearch(new URLSearchParams(`${new URLSearchParams({ q })}${more}`)).filters;

describe("words that say what a filter says become it", () => {
  it.each<[string, EventFilters]>([
    ["無料", { is_free: true }],
    ["free", { is_free: true }],
    ["ＦＲＥＥ", { is_free: true }],
    ["明日", { when: "tomorrow" }],
    ["tomorrow", { when: "tomorrow" }],
    ["今日", { when: "today" }],
    ["today", { when: "today" }],
    ["今週末", { when: "weekend" }],
    ["this weekend", { when: "weekend" }],
    ["来週", { when: "next_week" }],
    ["next week", { when: "next_week" }],
    ["オンライン", { is_online: true }],
    ["ｵﾝﾗｲﾝ", { is_online: true }],
    ["online", { is_online: true }],
    ["英語", { language_id: 2 }],
    ["English", { language_id: 2 }],
    ["初心者", { welcomes_beginners: true }],
    ["beginner", { welcomes_beginners: true }],
    ["free english", { is_free: true, language_id: 2 }],
    ["無料 ボードゲーム", { q: "ボードゲーム", is_free: true }],
    ["ボードゲーム　無料", { q: "ボードゲーム", is_free: true }],
    ["free hiking tomorrow", { q: "hiking", is_free: true, when: "tomorrow" }],
    ["hiking this weekend for free", { q: "hiking", is_free: true, when: "weekend" }],
    ["明日の無料イベント", { is_free: true, when: "tomorrow" }],
    ["free events today", { is_free: true, when: "today" }],
    ["来週の ヨガ 初心者歓迎", { q: "ヨガ", when: "next_week", welcomes_beginners: true }],
    ["next free week", { is_free: true, when: "next_week" }],
  ])("%s", (typed, filters) => {
    expect(read(typed)).toEqual(filters);
  });

  it.each([
    "明日香村",
    "無料塾",
    "freedom",
    "free market",
    "english conversation",
    "英会話",
    "今日子",
    '"free"',
    "「無料」 展",
    "todays",
  ])("and not those that are a part of another word or stand between quotation marks: %s", (typed) =>
    expect(read(typed)).toEqual({ q: typed }),
  );

  it("of two days the first is one, and the other stays a word", () => {
    expect(read("今日 明日")).toEqual({ when: "today", q: '"明日"' });
  });

  it("win over what the address says otherwise, since they were typed later", () => {
    expect(read("明日", "&when=weekend")).toEqual({ when: "tomorrow" });
    expect(read("明日", "&from=2026-12-01&is_free=true")).toEqual({ when: "tomorrow", is_free: true });
  });

  it("are each taken away alone, and read the same from the address of their filters", () => {
    for (const typed of [
      "free hiking tomorrow",
      "今日 明日 無料",
      "next free week",
      "free free market",
      '"free" online x',
    ]) {
      const filters = read(typed);
      const address = new URL(filteredAddress("/", filters), "http://tsudoi.test");
      expect(readSearch(address.searchParams).filters).toEqual(filters);
    }
  });

  it("can be words again", () => {
    const { taken } = readFacts("free hiking tomorrow");
    expect(taken).toEqual([
      { word: "free", asWord: '"free" hiking tomorrow' },
      { word: "tomorrow", asWord: 'free hiking "tomorrow"' },
    ]);
    expect(read(taken[0]?.asWord ?? "")).toEqual({ q: '"free" hiking', when: "tomorrow" });
  });
});

it("a fact is suggested while it is typed", () => {
  expect(completeFacts("無")).toEqual(["無料"]);
  expect(completeFacts("hiking tom")).toEqual(["hiking tomorrow"]);
  expect([completeFacts("fr"), completeFacts("")]).toEqual([[], []]);
});
