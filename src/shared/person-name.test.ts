import { expect, it } from "vitest";
import { personName } from "./person-name.ts";

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
