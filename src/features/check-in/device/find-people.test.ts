import { expect, it } from "vitest";
import { codeIn, digestOfCode, findPeople } from "./find-people.ts";
import type { PersonNow } from "./people-now.ts";

const people = [
  "見本 遥",
  "José María Núñez",
  "タナカ サクラ",
  "Anna Lee",
  "Lee Ann Chang",
  "Tom Sample",
].map((name, place) => ({
  application_id: place,
  name,
  ticket_digest: "",
  checked_in_at: null,
  isUnverified: false,
})) as unknown as PersonNow[];

it.each([
  ["見", ["見本 遥"]],
  ["見本遥", ["見本 遥"]],
  ["遥　見", ["見本 遥"]],
  ["nunez jo", ["José María Núñez"]],
  ["ＪＯＳＥ", ["José María Núñez"]],
  ["さく", ["タナカ サクラ"]],
  ["さくら たなか", ["タナカ サクラ"]],
  ["ann", ["Anna Lee", "Lee Ann Chang"]],
  ["lee", ["Anna Lee", "Lee Ann Chang"]],
  ["sam", ["Tom Sample"]],
  ["to sam", ["Tom Sample"]],
  ["sanp", ["Tom Sample"]],
  ["nobody", []],
])("%s finds by any part of a name, in any order, width, kana and without accents", (typed, found) => {
  expect(findPeople(people, typed).map(({ name }) => name)).toEqual(found);
});

it("where the list tells how names are read, people are found by it", () => {
  const read = people.map((person) =>
    person.name === "見本 遥"
      ? { ...person, search: "見本 遥\nみほん はるか\nmihon haruka\n\nmihon haruka\nharuka" }
      : person,
  );
  for (const typed of ["みほん", "mihon", "haruka 見本"])
    expect(findPeople(read, typed).map(({ name }) => name)).toEqual(["見本 遥"]);
});

it("nothing typed leaves everybody in their order", () => {
  expect(findPeople(people, " ")).toEqual(people);
});

it.each([
  ["0123456789", "0123456789"],
  ["o1234 5678-g", "012345678G"],
  ["https://tsudoi.example/events/3/ticket#ABCDE12345", "ABCDE12345"],
  ["https://example.com/menu", null],
  ["ABCDE", null],
])("%s is read as a code or as none", (text, code) => {
  expect(codeIn(text)).toBe(code);
});

it("a code's digest is what the list has", async () => {
  expect(await digestOfCode("ABC")).toBe("b5d4045c3f466fa91fe2cc6abe79232a1a57cdf104f7a26e716e0a1e2789df78");
});
