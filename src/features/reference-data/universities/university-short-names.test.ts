import { beforeEach, describe, expect, it } from "vitest";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { findByName } from "../../../shared/name-search.ts";
import { readReferenceFile } from "../read-reference-files.server.ts";
import type { UniversityDirectory } from "../reference-data.contract.ts";
import { findNamed } from "../ui/university-directory.ts";
import { universityShortNames } from "./university-short-names.server.ts";

const { api, db, clock } = await startTestServer();

let universities: UniversityDirectory["universities"];
const readDirectory = async (language: "ja" | "en" = "ja") => {
  universities = (await api("GET /masters/university_directory", { language })).body.data.universities;
};
const found = (typed: string) => findByName(universities, typed).map(({ name }) => name);

beforeEach(() => readDirectory());

describe("a university is found by what people call it", () => {
  it.each([
    ["京大", "京都大学"],
    ["早大", "早稲田大学"],
    ["阪大", "大阪大学"],
    ["東大", "東京大学"],
    ["名大", "名古屋大学"],
    ["九大", "九州大学"],
    ["北大", "北海道大学"],
    ["東北大", "東北大学"],
    ["東工大", "東京科学大学"],
    ["東京工業大学", "東京科学大学"],
    ["筑波", "筑波大学"],
    ["APU", "立命館アジア太平洋大学"],
    ["ａｐｕ", "立命館アジア太平洋大学"],
    ["kyodai", "京都大学"],
    ["Kyōdai", "京都大学"],
    ["きょうだい", "京都大学"],
    ["キョウダイ", "京都大学"],
    ["todai", "東京大学"],
    ["Toudai", "東京大学"],
    ["TODAI", "東京大学"],
    ["kyoto univ", "京都大学"],
    ["Kyoto Univ.", "京都大学"],
    ["U Tokyo", "東京大学"],
    ["utokyo", "東京大学"],
    ["Univ of Tokyo", "東京大学"],
    ["University of Tokyo", "東京大学"],
    ["Osaka University", "大阪大学"],
    ["Osaka univ", "大阪大学"],
    ["waseda", "早稲田大学"],
    ["慶応", "慶應義塾大学"],
    ["慶應", "慶應義塾大学"],
    ["keio univ", "慶應義塾大学"],
    ["一橋", "一橋大学"],
    ["同志社", "同志社大学"],
    ["立命", "立命館大学"],
    ["関大", "関西大学"],
    ["関西大", "関西大学"],
    ["京産", "京都産業大学"],
    ["京都", "京都大学"],
    ["Kyoto", "京都大学"],
    ["きょうと", "京都大学"],
    ["大阪", "大阪大学"],
    ["Tokyo", "東京大学"],
    ["ICU", "国際基督教大学"],
    ["Tokyo Tech", "東京科学大学"],
    ["近大", "近畿大学"],
    ["青学", "青山学院大学"],
    ["横国", "横浜国立大学"],
  ])("%s", (typed, name) => {
    expect(found(typed)[0]).toBe(name);
  });

  it.each([
    ["神大", ["神戸大学", "神奈川大学"]],
    ["関学", ["関西学院大学", "関東学院大学"]],
    ["府大", ["京都府立大学", "大阪府立大学", "大阪公立大学"]],
    ["市大", ["横浜市立大学", "大阪市立大学", "大阪公立大学", "名古屋市立大学"]],
    ["外大", ["東京外国語大学", "京都外国語大学", "関西外国語大学", "神戸市外国語大学"]],
    ["sodai", ["早稲田大学", "創価大学"]],
    ["meidai", ["名古屋大学", "明治大学"]],
    ["福大", ["福岡大学", "福島大学", "福井大学"]],
  ])("%s leads to all that are called so, and means none of them by itself", (typed, names) => {
    expect(found(typed)).toEqual(expect.arrayContaining(names));
    expect(findNamed(universities, typed)).toBeNull();
  });

  it("and not by the same letters within other names", () => {
    expect(found("京大")).toEqual(["京都大学"]);
    expect(found("名大")).not.toContain("桜花学園大学");
  });

  it("in English too", async () => {
    await readDirectory("en");
    expect(found("Kyoto")[0]).toBe("Kyoto University");
    expect(found("京大")[0]).toBe("Kyoto University");
  });

  it("and is chosen by it where it alone is called so, but not by a part of its name", () => {
    expect(findNamed(universities, "京大")?.name).toBe("京都大学");
    expect(findNamed(universities, "京都")).toBeNull();
  });
});

describe("of universities that fit alike", () => {
  it("those with students and events here come first, an hour later at most", async () => {
    const one = universities.find(({ name }) => name === "関西福祉大学");
    expect(found("福祉")[0]).not.toBe("関西福祉大学");
    for (let count = 0; count < 3; count += 1) await makeUser(db, { university_id: one?.id });
    clock.set(new Date(clock.now().getTime() + 3_600_001));
    await readDirectory();
    expect(found("福祉")[0]).toBe("関西福祉大学");
  });
});

it("every short name is of a university of the list, and stands once in its row", () => {
  const names = new Map(readReferenceFile("universities").map((cells) => [cells.id, cells["name.ja"]]));
  for (const cells of readReferenceFile("university_short_names"))
    expect([cells.id, cells["name.ja"]]).toEqual([cells.id, names.get(cells.id ?? "")]);
  for (const { shortNames, readings } of universityShortNames) {
    expect(new Set(shortNames).size).toBe(shortNames.length);
    for (const reading of readings) expect(reading).toMatch(/^[ぁ-ゖー]+$/);
  }
});
