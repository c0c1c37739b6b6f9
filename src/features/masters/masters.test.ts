import { describe, expect, it } from "vitest";
import { makeUser } from "../../../tests/factories/users.ts";
import { startTestServer } from "../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const oita = {
  id: 81,
  name_en: "Oita University",
  name_ja: "大分大学",
  prefecture_id: 44,
  snake_name: "Oita_University",
};

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
    expect(await nameOf({ "user-locale": "vi", "accept-language": "fr" })).toBe("Student");
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
      expect(body).toEqual({ data: oita });
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
