import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { AppError } from "../../shared/app-error.ts";
import type { Contract } from "../../shared/contract.ts";
import { line, pathId } from "../../shared/wire.ts";
import { readBody, readParams, validate } from "./read-input.server.ts";

const call = (more: Partial<Contract>): Contract => ({ summary: "", answer: z.null(), ...more });

describe("the path of a call", () => {
  const withId = call({ params: z.object({ id: pathId("event") }) });

  it("is read as ids; what is none is not there", () => {
    expect(readParams(withId, { id: "7" })).toEqual({ id: 7 });
    expect(() => readParams(withId, { id: "x" })).toThrow(
      expect.objectContaining({ kind: "not_found", fields: { event: [{ code: "not_found" }] } }),
    );
    expect(readParams(call({}), { id: "7" })).toEqual({});
  });
});

describe("the body of a call", () => {
  const read = (body: BodyInit | null, contract: Partial<Contract> = { body: z.object({}) }) =>
    readBody(call(contract), new Request("http://tsudoi.test", { method: "POST", body }));
  const refused = { kind: "bad_request" };

  it("is not read where the call has none", async () => {
    expect(await read("{", {})).toBeUndefined();
  });

  it("is a JSON object; nothing counts as an empty one", async () => {
    expect(await read('{"a":[1]}')).toEqual({ a: [1] });
    expect([await read(""), await read(" \n")]).toEqual([{}, {}]);
    for (const body of ["{", "[]", "null", '"x"', "1", Buffer.from('{"a":"\xff"}', "latin1")]) {
      await expect(read(body)).rejects.toMatchObject(refused);
    }
  });

  it("has its root key, which is an object", async () => {
    const rooted = { body: z.object({}), root: "event" };
    expect(await read('{"event":{"id":1}}', rooted)).toEqual({ event: { id: 1 } });
    for (const body of ["", "{}", '{"event":null}', '{"event":[]}', '{"event":1}']) {
      await expect(read(body, rooted)).rejects.toMatchObject(refused);
    }
  });

  it("has whole characters alone: a half one is replaced, an escaped backslash before `u` is none", async () => {
    const spelled = String.raw`{"a":"\ud83d\ude00 \ud83dx \ude00 \\ud83d \n"}`;
    expect(await read(spelled)).toEqual({ a: "😀 �x � \\ud83d \n" });
  });

  it("that cannot be received is the failure that it is", async () => {
    const failure = new Error("connection lost");
    const request = { arrayBuffer: () => Promise.reject(failure) } as unknown as Request;
    await expect(readBody(call({ body: z.object({}) }), request)).rejects.toBe(failure);
  });
});

describe("what does not fit the contract", () => {
  const wrong = (schema: z.ZodType, value: unknown) => {
    try {
      validate(schema, value);
      return null;
    } catch (error) {
      return (error as AppError).fields;
    }
  };

  it("is told at once, field by field, each problem once", () => {
    const schema = z.object({
      title: line(3),
      count: z.int(),
      list: z.array(z.object({ name: z.string() })),
    });
    expect(wrong(schema, { title: "long title", count: "x", list: [{}, {}, { name: 1 }] })).toEqual({
      title: [{ code: "too_long", values: { max: 3 } }],
      count: [{ code: "invalid" }],
      name: [{ code: "blank" }, { code: "invalid" }],
    });
  });

  it("is blank where it is missing or null, and belongs to the request where it has no name", () => {
    const schema = z.object({ title: z.string(), count: z.int() });
    expect(wrong(schema, { count: null })).toEqual({
      title: [{ code: "blank" }],
      count: [{ code: "blank" }],
    });
    expect(wrong(z.string(), undefined)).toEqual({ request: [{ code: "blank" }] });
    expect(wrong(z.string(), 1)).toEqual({ request: [{ code: "invalid" }] });
  });

  it("names the bounds of a text; those of numbers and lists only where the contract has a word for them", () => {
    expect(wrong(z.string().min(6), "x")).toEqual({ request: [{ code: "too_short", values: { min: 6 } }] });
    expect(wrong(z.string().max(1), "xx")).toEqual({ request: [{ code: "too_long", values: { max: 1 } }] });
    expect(wrong(z.string().min(6, "too_short_password"), "x")).toEqual({
      request: [{ code: "too_short_password", values: { min: 6 } }],
    });
    expect(wrong(z.number().max(9, "between"), 10)).toEqual({
      request: [{ code: "between", values: { max: 9 } }],
    });
    expect(wrong(z.number().min(2, "between"), 1)).toEqual({
      request: [{ code: "between", values: { min: 2 } }],
    });
    expect(wrong(z.number().max(9), 10)).toEqual({ request: [{ code: "invalid" }] });
    expect(wrong(z.number().min(2), 1)).toEqual({ request: [{ code: "invalid" }] });
    expect(wrong(z.array(z.number()).max(1), [1, 2])).toEqual({ request: [{ code: "invalid" }] });
  });

  it("is told by the contract's word where it has one, under the innermost name, as what cannot be taken", () => {
    const named = (message: string) => z.object({ title: z.string().refine(() => false, message) });
    expect(wrong(named("not_an_email"), { title: "x" })).toEqual({ title: [{ code: "not_an_email" }] });
    expect(wrong(named("must be red"), { title: "x" })).toEqual({ title: [{ code: "invalid" }] });
    expect(wrong(z.object({ list: z.array(z.string()) }), { list: [1] })).toEqual({
      list: [{ code: "invalid" }],
    });
    expect(wrong(z.object({ title: z.union([z.string(), z.number()]) }), {})).toEqual({
      title: [{ code: "invalid" }],
    });
    expect(() => validate(z.string(), 1)).toThrow(expect.objectContaining({ kind: "invalid" }));
  });

  it("may have any name, also one that every object has", () => {
    expect(wrong(z.object({ constructor: z.string() }), { constructor: 1 })).toEqual({
      constructor: [{ code: "invalid" }],
    });
  });

  it("is nothing for a call that takes nothing, and for what fits", () => {
    expect(validate(undefined, { a: 1 })).toBeUndefined();
    expect(validate(z.object({ a: z.coerce.number() }), { a: "1", b: 2 })).toEqual({ a: 1 });
  });
});
