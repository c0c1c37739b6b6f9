import { expect, it } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { isOneOf } from "./is-one-of.server.ts";
import { preparedQuery } from "./prepared-query.server.ts";

const { db } = await testDatabase();

it("a query that is compiled once has the values of each call, and its own constants", async () => {
  let built = 0;
  const codesOf = preparedQuery<{ codes: readonly string[]; from: number }, { code: string }>((on, value) => {
    built += 1;
    return on
      .selectFrom("interface_languages")
      .select("code")
      .where(isOneOf("code", value("codes"), "text"))
      .where("language_id", ">=", value("from"))
      .where("code", "!=", "zh")
      .orderBy("language_id");
  });
  expect(await codesOf(db, { codes: ["en", "ja", "zh"], from: 1 })).toEqual([{ code: "ja" }, { code: "en" }]);
  expect(await codesOf(db, { codes: ["en", "ja"], from: 2 })).toEqual([{ code: "en" }]);
  expect(await db.transaction().execute((tx) => codesOf(tx, { codes: [], from: 1 }))).toEqual([]);
  expect(built).toBe(1);
});
