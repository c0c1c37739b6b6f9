import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { contracts } from "../../src/api/contracts.ts";
import { loadErrorMessages } from "../../src/platform/browser/error-messages.ts";
import { problemText } from "../../src/platform/i18n/problem-text.ts";
import type { Contract } from "../../src/shared/contract.ts";
import { type Language, languages } from "../../src/shared/languages/languages.ts";
import { readRuby, withoutRuby } from "../../src/shared/ruby/ruby-marks.ts";
import { readTexts } from "../../tools/vite/compile-catalogue.ts";

const project = join(import.meta.dirname, "../..");
const catalogue = (language: string, name: string) => readTexts(join(project, "locales"), language, name);

function namesIn(part: unknown): string[] {
  if (!part || typeof part !== "object") return [];
  const { properties } = part as { properties?: object };
  return [...Object.keys(properties ?? {}), ...Object.values(part).flatMap(namesIn)];
}

const inputs = (Object.values(contracts) as Contract[])
  .flatMap(({ body, query }) => [body, query])
  .filter((schema) => schema !== undefined)
  .flatMap((schema) => namesIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })));
const source = globSync("src/**/*.ts", { cwd: project })
  .filter((path) => !path.includes(".test."))
  .map((path) => readFileSync(join(project, path), "utf8"))
  .join("\n");
const thrown = [...source.matchAll(/\b(?:invalid|notFound|problems\.add|pathId|pathName)\("(\w+)"/g)].map(
  ([, field = ""]) => field,
);
const fields = [...new Set([...inputs, ...thrown, "request", "server", "user", "q_51"])].sort();
const codes = Object.keys(catalogue("en", "problems")).map((key) => key.replace("problem.", ""));

/** Two sentences of the specification have no full stop, and so have none in other languages. */
const japanese = /[ぁ-ん].*(。|です|ません)$/;
const sentenceIn: Record<Language, RegExp> = {
  ja: japanese,
  "ja-ruby": japanese,
  "ja-easy": /[ぁ-ん].*(。|です|ません|ちがいます|ください)$/,
  en: /^[A-Z].*(\.|valid|question)$/,
  zh: /\p{Script=Han}.*(。|正确|问题)$/u,
  ko: /\p{Script=Hangul}.*(\.|다)$/u,
  vi: /^\p{Lu}.*(\.|hợp lệ|bắt buộc)$/u,
  ne: /\p{Script=Devanagari}.*(।|छ|हो|छैन)$/u,
};

/** Refusals of a language that has not been begun are those of its fallbacks. */
const begun = languages.filter((language) => existsSync(join(project, "locales", language, "refusals.json")));

describe.each(begun)("a refusal in %s", (language) => {
  it("has a label for every field that the API can refuse", () => {
    const labels = catalogue(language, "refusals");
    const missing = fields.filter((field) => field !== "q_51" && !labels[`refusal.field.${field}`]);
    expect(fields.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  it("is a sentence of that language for every problem of every field, without the field's key", async () => {
    const say = await loadErrorMessages(language);
    const wrong = fields.flatMap((field) =>
      codes
        .map((code) => withoutRuby(say(field, problemText(language, code, { max: 10 }))))
        .filter(
          (said) => !sentenceIn[language].test(said) || said.includes("_") || said.startsWith(`${field} `),
        ),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it("of what nobody has foreseen is a sentence all the same", async () => {
    const say = await loadErrorMessages(language);
    for (const [field, message] of [
      ["some_new_field", problemText(language, "blank")],
      ["title", ""],
    ] as const) {
      expect(withoutRuby(say(field, message))).toBe(
        withoutRuby(readRuby(catalogue(language, "refusals")["refusal.state.unknown"] ?? "")),
      );
    }
  });
});

it("a refusal says what to do next", async () => {
  const say = { en: await loadErrorMessages("en"), ja: await loadErrorMessages("ja") };
  expect(say.en("event", "is full")).toMatch(/^All seats are taken\. .+ when somebody cancels\.$/);
  expect(say.ja("event", "は満席です")).toMatch(/^満席のため、.+/);
  expect(say.en("end_at", "can't be before the start")).toBe("End can't be before the start.");
  expect(say.ja("end_at", "は開始より後の日時にしてください")).toBe(
    "終了日時は開始より後の日時にしてください。",
  );
  expect(say.ja("user", "にはこの操作の権限がありません")).not.toContain("user");
  expect(say.en("answers", "is too long")).toMatch(/^Your answers are too long together\. Please shorten/);
  expect(say.en("custom_body", "is too long (at most 20000 characters)")).toBe(
    "Text is too long (at most 20000 characters).",
  );
});
