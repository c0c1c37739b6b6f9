import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeUser } from "../../../tests/factories/users.ts";
import { startTestServer } from "../../../tests/support/server.ts";
import { PublicDataChanges } from "../../platform/cache/public-data-changes.server.ts";
import { ReadCache } from "../../platform/cache/read-cache.server.ts";
import { collectDependencies } from "../../platform/cache/read-dependencies.server.ts";
import { findByName } from "../../shared/name-search.ts";
import { findLanguages, findReferenceData } from "./reference-data.server.ts";

const { api, clock, database, db } = await startTestServer();
const oita = {
  id: 81,
  name_en: "Oita University",
  name_ja: "大分大学",
  prefecture_id: 44,
  snake_name: "Oita_University",
};
/** As the masters list it, with where it advises its students. */
const oitaWithAdvice = { ...oita, advice_url: null, advice_phone: null };

describe("where a university advises its students", () => {
  it("is told by the masters where it is known", async () => {
    const advice = { advice_url: "https://advice.example.com/", advice_phone: "097-000-0000" };
    await db.updateTable("universities").set(advice).where("id", "=", 81).execute();
    const list = await api("GET /masters/universities?prefecture_id=44");
    expect(list.body.data).toContainEqual({ ...oita, ...advice });
    expect((await api("GET /masters/universities/Oita_University")).body.data).toEqual({
      ...oita,
      ...advice,
    });
    await db.updateTable("universities").set({ advice_url: null, advice_phone: null }).execute();
  });
});

describe("all masters", () => {
  it("come as nine JSON texts, with the fixed ids", async () => {
    const { status, body } = await api("GET /masters/all");
    expect(status).toBe(200);
    expect(Object.keys(body.data)).toEqual([
      "languages",
      "event_formats",
      "event_purposes",
      "universities",
      "department_categories",
      "countries",
      "occupations",
      "prefectures",
      "question_types",
    ]);
    const read = (name: string) => JSON.parse(body.data[name]);
    expect(read("languages").slice(0, 2)).toEqual([
      { id: 1, name_ja: "日本語", name_en: "Japanese", symbol: "ja", emoji: "🇯🇵", is_commonly_used: true },
      { id: 2, name_ja: "英語", name_en: "English", symbol: "en", emoji: "🇬🇧", is_commonly_used: true },
    ]);
    expect(read("occupations")[0]).toEqual({
      id: 1,
      name: "Student",
      name_ja: "学生",
      name_en: "Student",
      should_inquire_univ_info: true,
    });
    expect(read("prefectures")).toHaveLength(47);
    expect(read("prefectures")[43]).toEqual({ id: 44, name: "Oita" });
    expect(read("question_types").map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(read("universities").find(({ id }: { id: number }) => id === 81)).toEqual(oita);
  });

  it("hold departments in the order of the alphabet, in Japanese in that of their list", async () => {
    const namesIn = async (language: "ja" | "en"): Promise<string[]> => {
      const { body } = await api("GET /masters/all", { language });
      return JSON.parse(body.data.department_categories).map(({ name }: { name: string }) => name);
    };
    const english = await namesIn("en");
    expect(english).toEqual([...english].sort());
    expect((await namesIn("ja"))[0]).toBe("文学部系");
  });

  it("are named in the language of the request: the header's, then the browser's, then English", async () => {
    const nameOf = async (headers: Record<string, string>) => {
      const { body } = await api("GET /masters/all", { headers });
      return JSON.parse(body.data.occupations)[0].name;
    };
    expect(await nameOf({ "user-locale": "ja", "accept-language": "en" })).toBe("学生");
    expect(await nameOf({ "user-locale": "", "accept-language": "fr, ja;q=0.8, en;q=0.5" })).toBe("学生");
    expect(await nameOf({ "user-locale": "id", "accept-language": "fr" })).toBe("Student");
  });
});

it("all masters are read anew once one of them has changed, and are the same ones until then", async () => {
  const before = await findReferenceData(db, "ja");
  for (const list of Object.keys(before)) {
    const { rows } = await sql<{ own: string }>`
      select names ->> 'ja' as own from ${sql.table(list)} order by id limit 1`.execute(db);
    const { own } = rows[0] as { own: string };
    const rename = (name: string) =>
      sql`update ${sql.table(list)} set names = names || jsonb_build_object('ja', ${name}::text)
           where id = (select min(id) from ${sql.table(list)})`.execute(db);
    const known = await findReferenceData(db, "ja");
    expect(await findReferenceData(db, "ja"), list).toBe(known);
    await rename("別の名前");
    expect(JSON.stringify(await findReferenceData(db, "ja")), list).toContain("別の名前");
    await rename(own);
    expect(JSON.stringify(await findReferenceData(db, "ja")), list).not.toContain("別の名前");
  }
});

it("all masters hold no list that is older than the change by which they are read anew", async () => {
  const changes = new PublicDataChanges(database.url);
  const cache = new ReadCache(changes, clock);
  const answering = <Result>(read: () => Promise<Result>) =>
    collectDependencies(clock, cache, read).then(({ result }) => result);
  const rename = (name: string) =>
    sql`update languages set names = names || jsonb_build_object('ja', ${name}::text) where id = 1`.execute(
      db,
    );
  await answering(() => findLanguages(db));
  // Nobody has asked yet whether anything has changed, so the cached list is in use.
  await rename("別の名前");
  expect((await answering(() => findLanguages(db)))[0]?.name_ja).toBe("日本語");
  expect((await answering(() => findReferenceData(db, "ja"))).languages[0]?.name_ja).toBe("別の名前");
  await rename("日本語");
  await changes.close();
});

describe("lists of names to choose from", () => {
  const names = async (master: string, language: "ja" | "en"): Promise<string[]> => {
    const { body } = await api("GET /masters/all", { language });
    return JSON.parse(body.data[master]).map((row: Record<string, string>) => row[`name_${language}`]);
  };

  it("have Japan first among the countries, and the others as readers of the language look for them", async () => {
    const english = await names("countries", "en");
    expect(english.slice(0, 3)).toEqual(["Japan", "Afghanistan", "Åland Islands"]);
    const japanese = await names("countries", "ja");
    expect(japanese.slice(0, 3)).toEqual(["日本", "アイスランド", "アイルランド"]);
    const place = (name: string) => japanese.indexOf(name);
    expect(place("タンザニア")).toBeLessThan(place("中国"));
    expect(place("中国")).toBeLessThan(place("ツバル"));
  });

  it("have universities in the order of their readings in Japanese and of the alphabet in English", async () => {
    const japanese = await names("universities", "ja");
    expect(japanese[0]).toBe("アール医療専門職大学");
    expect(japanese.indexOf("大谷大学")).toBeLessThan(japanese.indexOf("岡山大学"));
    expect(japanese.indexOf("鳥取大学")).toBeLessThan(japanese.indexOf("富山大学"));
    expect((await names("universities", "en"))[0]).toBe("Advanced Institute of Industrial Technology");
  });
});

describe("the directory of universities", () => {
  const directory = async (language: "ja" | "en") =>
    (await api("GET /masters/university_directory", { language })).body.data;

  it("names them in the request's language, with the address and the prefecture of each", async () => {
    const { universities, prefectures } = await directory("ja");
    expect([universities.length, prefectures.length, prefectures[43].name]).toEqual([825, 47, "大分県"]);
    expect(universities.find(({ id }: { id: number }) => id === 81)).toMatchObject({
      name: "大分大学",
      prefecture_id: 44,
      snake_name: "Oita_University",
    });
    expect((await directory("en")).prefectures[43].name).toBe("Oita");
  });

  it.each([
    ["立命館", "立命館大学"],
    ["りつめいかん", "立命館大学"],
    ["リツメイカン", "立命館大学"],
    ["ritumeikan", "立命館大学"],
    ["Ritsumeikan University", "立命館大学"],
    ["doushisha", "同志社大学"],
    ["dosisya", "同志社大学"],
    ["kyouto daigaku", "京都大学"],
    ["おうてもん", "追手門学院大学"],
    ["ｈｉｔｏｔｓｕｂａｓｈｉ", "一橋大学"],
    ["Sophia", "上智大学"],
  ])("finds by %s", async (typed, name) => {
    const { universities } = await directory("ja");
    const found = findByName(universities as { name: string; search: string }[], typed);
    expect(found.map((one) => one.name)).toContain(name);
    expect(found.length).toBeLessThan(30);
  });
});

describe("the smaller lists", () => {
  it("hold the languages, and the prefectures with id and name", async () => {
    const languages = await api("GET /masters/languages");
    expect(languages.body.data[0].name_en).toBe("Japanese");
    const prefectures = await api("GET /masters/prefectures", { language: "ja" });
    expect(prefectures.body.data[43]).toEqual({ id: 44, name: "大分県" });
  });
});

describe("universities", () => {
  it("are those of a prefecture, by English name", async () => {
    const { status, body } = await api("GET /masters/universities?prefecture_id=44");
    expect(status).toBe(200);
    expect(body.data).toContainEqual(oita);
    const names = body.data.map(({ name_en }: { name_en: string }) => name_en);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, "en")));
    for (const { prefecture_id } of body.data) expect(prefecture_id).toBe(44);
  });

  it.each(["", "?prefecture_id="])("are all of Japan's without a prefecture (%j)", async (query) => {
    const { body } = await api(`GET /masters/universities${query}`);
    expect(new Set(body.data.map(({ prefecture_id }: { prefecture_id: number }) => prefecture_id)).size).toBe(
      47,
    );
  });

  it.each(["99", "0", "-1", "4e1", "x", "99999999999"])("of the prefecture %j are none", async (id) => {
    const { status, body } = await api(`GET /masters/universities?prefecture_id=${id}`);
    expect(status).toBe(200);
    expect(body).toEqual({ data: [] });
  });

  it.each(["Oita_University", "Oita%20University", "oita_university", "OITA%20university"])(
    "are found by the name %s",
    async (name) => {
      const { status, body } = await api(`GET /masters/universities/${name}`);
      expect(status).toBe(200);
      expect(body).toEqual({ data: oitaWithAdvice });
    },
  );

  it.each(["Nowhere_University", "%00", "81", "Oita%"])("of the name %s are not found", async (name) => {
    const { status, body } = await api(`GET /masters/universities/${name}`);
    expect(status).toBe(404);
    expect(body).toEqual({ errors: { university: ["was not found"] } });
  });
});

describe("one's own university", () => {
  it("is the person's; null for visitors and for whoever has none", async () => {
    const student = await makeUser(db, { university_id: 81 });
    const other = await makeUser(db);
    expect((await api("GET /masters/own_university", { as: student.session })).body).toEqual({ data: oita });
    for (const as of [other.session, null]) {
      const { status, body } = await api("GET /masters/own_university", { as });
      expect(status).toBe(200);
      expect(body).toEqual({ data: null });
    }
  });
});
