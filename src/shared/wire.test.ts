import { describe, expect, it } from "vitest";
import type { z } from "zod";
import * as wire from "./wire.ts";

const problems = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe("an id", () => {
  const largest = 2 ** 31 - 1;

  it.each([1, "1", largest, String(largest), "10"])("in a path or a query may be %j", (id) => {
    expect([wire.pathId("event").parse(id), wire.QueryId.parse(id)]).toEqual([Number(id), Number(id)]);
  });

  it.each([
    "",
    "0",
    "01",
    "x",
    "1x",
    "x1",
    "1.5",
    largest + 1,
    String(largest + 1),
    "12345678901",
    0,
    -1,
    1.5,
    null,
    undefined,
  ])("is not %j: the path's noun is not there, the query's parameter is not valid", (id) => {
    expect(problems(wire.pathId("event"), id)).toEqual(["event"]);
    const isText = typeof id === "string" || typeof id === "number";
    expect([isText, wire.QueryId.safeParse(id).success]).toEqual([isText, false]);
  });

  it("in a query is blank where it is missing", () => {
    expect([problems(wire.QueryId, undefined), problems(wire.QueryId, "2147483648")]).toEqual([
      ["blank"],
      ["invalid"],
    ]);
  });

  it("in a body is a number that the database can hold", () => {
    expect([wire.Id.safeParse(1).success, wire.Id.safeParse(largest).success]).toEqual([true, true]);
    for (const none of [0, largest + 1, 1.5, "1"]) expect(wire.Id.safeParse(none).success).toBe(false);
  });
});

it("a name in a path has 500 characters at most and no NUL", () => {
  const name = wire.pathName("university");
  expect(problems(name, "x".repeat(500))).toEqual([]);
  expect(problems(name, "x".repeat(501))).toEqual(["university"]);
  expect(problems(name, "a\u0000b")).toEqual(["university"]);
});

describe("a time in a body", () => {
  const moment = new Date("2026-11-20T09:00:00Z");

  it("is read as Japan's", () => {
    expect(wire.TimeIn.parse("2026-11-20 18:00")).toEqual(moment);
    expect(wire.OptionalTimeIn.parse("2026-11-20T09:00:00Z")).toEqual(moment);
    for (const schema of [wire.TimeIn, wire.OptionalTimeIn]) {
      expect(problems(schema, "tomorrow")).toEqual(["not_a_date"]);
    }
  });

  it("may be taken away where it is optional", () => {
    for (const none of ["", " ", null]) expect(wire.OptionalTimeIn.parse(none)).toBeNull();
    expect(problems(wire.TimeIn, "")).toEqual(["not_a_date"]);
  });
});

describe("a text", () => {
  it("of one line has no breaks, one of several keeps them; neither has blanks around it", () => {
    expect(wire.line(5).parse(" a\nb ")).toBe("a b");
    expect(wire.text(5).parse(" a\r\nb ")).toBe("a\nb");
  });

  it("is bounded once it is cleaned, and has no NUL", () => {
    for (const schema of [wire.line(3), wire.text(3)]) {
      expect(problems(schema, " abc ")).toEqual([]);
      expect(problems(schema, "abcd")).toEqual(["too_long"]);
      expect(problems(schema, "a\u0000b")).toEqual(["invalid"]);
    }
  });

  it("that is optional may be left out, and null is as good as an empty one", () => {
    for (const schema of [wire.optionalLine(3), wire.optionalText(3)]) {
      expect([schema.parse(undefined), schema.parse(null), schema.parse(" a ")]).toEqual([
        undefined,
        "",
        "a",
      ]);
      expect(problems(schema, "abcd")).toEqual(["too_long"]);
    }
  });
});

it("an address on the web begins with its scheme; an empty one takes it away", () => {
  const parsed = (value: string | null) => wire.OptionalWebAddress.parse(value);
  expect([parsed("HTTPS://example.com"), parsed("http://a.example/b"), parsed(""), parsed(null)]).toEqual([
    "HTTPS://example.com",
    "http://a.example/b",
    null,
    null,
  ]);
  for (const none of [
    "javascript:alert(1)",
    "example.com",
    "https://",
    "see https://example.com",
    "ftp://a",
    "javascript:https://a",
  ]) {
    expect([none, problems(wire.OptionalWebAddress, none)]).toEqual([none, ["not_a_web_address"]]);
  }
  const long = `https://example.com/${"x".repeat(1981)}`;
  expect([
    problems(wire.OptionalWebAddress, long.slice(1)).length,
    problems(wire.OptionalWebAddress, long),
  ]).toEqual([1, ["too_long"]]);
});

it("an e-mail address has 254 characters at most", () => {
  const domain = "@example.com";
  const label = `${"b".repeat(60)}.`.repeat(4);
  expect(["a@example.com", "a", `a b${domain}`].map(wire.isEmail)).toEqual([true, false, false]);
  const long = (length: number) => {
    const end = `@${label}com`;
    return "a".repeat(length - end.length) + end;
  };
  expect([long(254).length, wire.isEmail(long(254)), wire.isEmail(long(255))]).toEqual([254, true, false]);
});
