import fc from "fast-check";
import { z } from "zod";

interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  maxLength?: number;
}

/** Text that people and attackers type: words, Japanese, control characters, markup, formulas, very long texts, times. */
const texts = fc.oneof(
  { weight: 4, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 3, arbitrary: fc.string({ unit: "grapheme", maxLength: 20 }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      "",
      " ",
      "雪まつり",
      "ﾎｹﾞ　ｶﾅ",
      "a@example.com",
      "２０２６-１２-０１ １０:００",
      "2026-12-01 10:00",
      "2027-02-30 10:00",
      "2026-12-01T10:00:00+09:00",
      "https://example.com/x",
      "javascript:alert(1)",
      "<script>alert(1)</script>",
      "=1+1",
      "'; drop table users; --",
      "\u0000",
      "\ud800",
      "../../etc/passwd",
      "undefined",
      "null",
      "1",
      "-1",
      "99999999999999999999",
    ),
  },
  { weight: 1, arbitrary: fc.integer({ min: 250, max: 30_000 }).map((length) => "あ".repeat(length)) },
);

const numbers = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, 1e300) },
);

/** Anything that JSON can carry, for where the contract wants something else. */
const anything = fc.oneof(
  { maxDepth: 2 },
  texts,
  numbers,
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom("id", "title", "__proto__", "constructor"), fc.integer(), { maxKeys: 2 }),
);

/**
 * Values by the schema, and now and then values beside it.
 * @param broken how many of a hundred values are anything at all
 */
export function arbitraryFrom(schema: z.ZodType, broken: number): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  return build(json, broken, 0);
}

function build(schema: JsonSchema, broken: number, depth: number): fc.Arbitrary<unknown> {
  const right = byShape(schema, broken, depth);
  return fc.oneof(
    { weight: 100 - broken, arbitrary: right },
    { weight: Math.max(broken, 1), arbitrary: anything },
  );
}

function byShape(schema: JsonSchema, broken: number, depth: number): fc.Arbitrary<unknown> {
  if (depth > 6) return fc.constant(null);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => build(choice, broken, depth + 1)));
  if (schema.allOf?.[0]) return build(schema.allOf[0], broken, depth + 1);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "string":
      return texts;
    case "integer":
    case "number":
      return numbers;
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(build(schema.items ?? {}, broken, depth + 1), { maxLength: 4 });
    case "object":
      return record(schema, broken, depth);
    default:
      return anything;
  }
}

function record(schema: JsonSchema, broken: number, depth: number): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) {
    const { additionalProperties } = schema;
    const value =
      typeof additionalProperties === "object" ? build(additionalProperties, broken, depth + 1) : anything;
    return fc.dictionary(fc.constantFrom("q_1", "q_2", "q_3", "q_999", "x"), value, { maxKeys: 4 });
  }
  const model = Object.fromEntries(properties.map(([key, value]) => [key, build(value, broken, depth + 1)]));
  const requiredKeys = (schema.required ?? []).filter((key) => key in model);
  return fc.record(model, { requiredKeys: broken > 20 ? [] : requiredKeys });
}
