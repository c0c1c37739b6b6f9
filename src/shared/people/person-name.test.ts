import { expect, it } from "vitest";
import { nameFields, nameInMail, personName } from "./person-name.ts";

it.each([
  ["試野", "樹", "試野 樹", "試野 樹"],
  ["試野", "いつき", "試野 いつき", "試野 いつき"],
  ["예시", "민준", "예시 민준", "예시 민준"],
  ["Vidu", "Linh", "Vidu Linh", "Linh Vidu"],
  ["Exemple", "Chloé", "Exemple Chloé", "Chloé Exemple"],
  ["", "Sora", "Sora", "Sora"],
])(
  "the family name %j and the given name %j are read as %j in Japanese, %j in English",
  (last, first, ja, en) => {
    const name = { first_name: first, last_name: last };
    expect([personName(name, "ja"), personName(name, "en")]).toEqual([ja, en]);
  },
);

it("the parts of a name stand as the language writes them", () => {
  expect([nameFields("ja"), nameFields("en")]).toEqual([
    ["last_name", "first_name"],
    ["first_name", "last_name"],
  ]);
});

it("a name in a mail is one line, and nothing in it becomes a link", () => {
  const name = { first_name: "https://evil.example/a@b", last_name: "Dr.\n\nNo." };
  expect(nameInMail(name, "en")).toBe("https: / / evil. example/ a@ b Dr. No.");
});
