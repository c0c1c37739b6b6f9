import { expect, it } from "vitest";
import { splitRuby } from "../../shared/ruby/ruby-marks.ts";
import type { ArticleRow } from "./article-rows.server.ts";
import { articleTexts, presentArticle } from "./present-article.server.ts";

const text = (language_id: number, body: string) => ({ id: language_id, language_id, title: "Help", body });
const row = {
  id: 1,
  key: "first_steps",
  is_published: true,
  is_deleted: false,
  updater_id: 3,
  first_name: "Aoi",
  last_name: "Mihon",
  updated_at: new Date("2026-11-20T03:00:00Z"),
  texts: [text(1, "本文"), text(2, " ")],
} as unknown as ArticleRow;

it("readers get the languages that have something to read, and not who has written it", () => {
  expect(presentArticle(row, false)).toEqual({
    id: 1,
    key: "first_steps",
    is_published: true,
    is_deleted: false,
    last_updated_user: null,
    updated_at: "2026-11-20T12:00:00.000+09:00",
    language_help_articles: [text(1, "本文")],
  });
  const empty = { ...row, texts: [text(1, ""), text(2, "")] } as unknown as ArticleRow;
  expect(presentArticle(empty, false).language_help_articles).toHaveLength(2);
});

it("the product team gets every language, and who has written it last", () => {
  const shown = presentArticle(row, true);
  expect(shown.language_help_articles).toEqual(row.texts);
  expect(shown.last_updated_user).toEqual({ id: 3, first_name: "Aoi", last_name: "Mihon" });
  const nameless = { ...row, first_name: null, last_name: null } as unknown as ArticleRow;
  expect(presentArticle(nameless, true).last_updated_user).toEqual({ id: 3, first_name: "", last_name: "" });
  expect(presentArticle({ ...row, updater_id: null }, true).last_updated_user).toBeNull();
});

it("readings in an article are for its page: other readers get the words alone, and its writers what they wrote", () => {
  const marked = {
    ...row,
    texts: [{ ...text(1, "{消|け}す"), title: "{案内|あんない}" }],
  } as unknown as ArticleRow;
  expect(presentArticle(marked, false).language_help_articles).toMatchObject([
    { title: "案内", body: "消す" },
  ]);
  expect(presentArticle(marked, true).language_help_articles).toEqual(marked.texts);
  expect(splitRuby(articleTexts(marked, "ja")[0]?.title ?? "")).toEqual([
    { base: "案内", reading: "あんない" },
  ]);
});

it("pages in Japanese with readings have those of each line as it came with the product, and none of what was written since", () => {
  const body = "パスワードは6文字以上です。変えた行\n\n## ログインとパスワード\n## 自分のデータ";
  const came = {
    ...row,
    texts: [{ ...text(1, body), title: "アカウントと削除" }, text(2, body)],
  } as ArticleRow;
  const [japanese, english] = articleTexts(came, "ja-ruby");
  expect(splitRuby(japanese?.title ?? "")).toContainEqual({ base: "削除", reading: "さくじょ" });
  expect(japanese?.body).toBe(body.replace("自分", "{自分|じぶん}"));
  expect(english?.body).toBe(body);
  expect(articleTexts(came, "ja")[0]?.body).toBe(body);
});
