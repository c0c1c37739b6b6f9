import { expect, it } from "vitest";
import { inNameOrder } from "./name-order.ts";
import { universityFilter } from "./ui/university-filter.ts";

it("names stand by their reading in Japanese, by the alphabet elsewhere, and by id where they are alike", () => {
  const row = (id: number, name: string, reading: string) => ({ id, name, reading });
  const ids = (rows: ReturnType<typeof row>[], language: "ja" | "en") =>
    inNameOrder(rows, language).map(({ id }) => id);
  const rows = [row(1, "京都", "きょうと"), row(2, "大分", "おおいた"), row(3, "あいち", "")];
  expect([ids(rows, "ja"), rows.map(({ id }) => id)]).toEqual([
    [3, 2, 1],
    [1, 2, 3],
  ]);
  const english = [row(1, "Oita", "あ"), row(3, "Kyoto", "い"), row(2, "Kyoto", "う")];
  expect(ids(english, "en")).toEqual([2, 3, 1]);
});

it("names stand as dictionaries of the language have them", () => {
  const ordered = (language: "zh" | "ko" | "vi" | "ne", ...names: string[]) =>
    inNameOrder(
      names.map((name, id) => ({ id, name })),
      language,
    ).map(({ name }) => name);
  // By their sounds: bei, dong, jing, ying.
  expect(ordered("zh", "英语", "京都", "东京", "北京")).toEqual(["北京", "东京", "京都", "英语"]);
  expect(ordered("ko", "하나", "가나", "나라")).toEqual(["가나", "나라", "하나"]);
  // đ is a letter of its own behind d, and an accent comes after the letter.
  expect(ordered("vi", "Đức", "Dược", "Ê-đê", "Eo")).toEqual(["Dược", "Đức", "Eo", "Ê-đê"]);
  expect(ordered("ne", "संगीत", "कला", "अङ्ग्रेजी")).toEqual(["अङ्ग्रेजी", "कला", "संगीत"]);
});

it("a field finds universities by all their names, as many as it shows", () => {
  const universities = [
    { id: 81, search: "oitadaigaku\noita" },
    { id: 82, search: "kyotodaigaku\nkyoto" },
    { id: 83, search: "kyotogeidai" },
  ];
  const filter = universityFilter({ universities } as unknown as Parameters<typeof universityFilter>[0]);
  const options = ["81", "82", "83", "99"].map((value) => ({ value, label: value }));
  const find = (search: string, limit = 10) =>
    (filter({ options, search, limit }) as { value: string }[]).map(({ value }) => value);
  expect([find("kyoto"), find("kyoto", 1), find("oita"), find("")]).toEqual([
    ["82", "83"],
    ["82"],
    ["81"],
    ["81", "82", "83", "99"],
  ]);
});
