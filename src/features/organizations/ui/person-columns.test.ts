import { expect, it } from "vitest";
import type { UserRow } from "../contract.ts";
import { personColumns } from "./person-columns.ts";

it("tables name people in the order of the language", () => {
  const person = { first_name: "遥", last_name: "見本" } as UserRow;
  const named = (language: "ja" | "en") => personColumns(String, language)[0]?.value(person);
  expect([named("ja"), named("en")]).toEqual(["見本 遥", "遥 見本"]);
});
