import { describe, expect, it } from "vitest";
import { questionProblems } from "./question-problems.ts";
import type { QuestionValues } from "./question-values.ts";

const question = (changes: Partial<QuestionValues> = {}): QuestionValues => ({
  question_type_id: 4,
  is_required: true,
  isRemoved: false,
  texts: [{ title: "食事", discription: "" }],
  options: [],
  ...changes,
});
const titled = (...titles: string[]) => ({ texts: titles.map((title) => ({ title, discription: "" })) });
const choosing = (options: string[][], titles = ["食事"]) =>
  question({ question_type_id: 1, ...titled(...titles), options: options.map((texts) => ({ texts })) });
const problemsOf = (one: QuestionValues, saved?: QuestionValues) =>
  questionProblems(one, saved).map(({ field, problem }) => `${field} ${problem}`);

describe("the title of a question", () => {
  it("is needed, and has 255 characters at most", () => {
    expect(problemsOf(question())).toEqual([]);
    expect(problemsOf(question(titled(" ")))).toEqual(["texts.0.title title_blank"]);
    expect(problemsOf(question(titled(` ${"x".repeat(255)} `)))).toEqual([]);
    expect(problemsOf(question(titled("x".repeat(256))))).toEqual(["texts.0.title too_long"]);
  });

  it("may wait in the second language while nothing is written in it, and nothing is saved in it", () => {
    expect(problemsOf(question(titled("食事", "")))).toEqual([]);
    const described = question({
      texts: [
        { title: "食事", discription: "" },
        { title: "", discription: "Tell us" },
      ],
    });
    expect(problemsOf(described)).toEqual(["texts.1.title title_blank"]);
    expect(problemsOf(question(titled("食事", "")), question(titled("食事", "Diet")))).toEqual([
      "texts.1.title title_blank",
    ]);
    expect(problemsOf(question(titled("食事", "")), question(titled("食事", "")))).toEqual([]);
    expect(problemsOf(question(titled("", "")))).toEqual(["texts.0.title title_blank"]);
  });

  it("says nothing once the question was taken out", () => {
    expect(problemsOf(question({ ...titled(""), isRemoved: true }))).toEqual([]);
  });
});

describe("the options of a question", () => {
  it("are needed where one chooses, none of them blank, alike or too long", () => {
    expect(problemsOf(choosing([["卵"], ["木の実"]]))).toEqual([]);
    expect(problemsOf(choosing([]))).toEqual(["options options_few"]);
    expect(problemsOf(choosing([["卵"], [" "]]))).toEqual(["options options_blank"]);
    expect(problemsOf(choosing([["卵"], []]))).toEqual(["options options_blank"]);
    expect(problemsOf(choosing([["卵"], [" 卵"]]))).toEqual(["options options_repeated"]);
    expect(problemsOf(choosing([["x".repeat(256)], ["卵"]]))).toEqual(["options too_long"]);
    expect(problemsOf(choosing([["x".repeat(255)]]))).toEqual([]);
  });

  it("are looked at in each language in which something is written", () => {
    expect(
      problemsOf(
        choosing(
          [
            ["卵", ""],
            ["木の実", ""],
          ],
          ["食事", ""],
        ),
      ),
    ).toEqual([]);
    expect(
      problemsOf(
        choosing(
          [
            ["卵", "Egg"],
            ["木の実", ""],
          ],
          ["食事", "Diet"],
        ),
      ),
    ).toEqual(["options options_blank"]);
    expect(problemsOf(choosing([["卵", "Egg"]], ["食事", ""]))).toEqual(["texts.1.title title_blank"]);
  });

  it("are told beside a title that is missing", () => {
    expect(problemsOf(choosing([], [""]))).toEqual(["texts.0.title title_blank", "options options_few"]);
  });

  it("of a text question are not looked at", () => {
    expect(problemsOf(question({ options: [{ texts: [""] }] }))).toEqual([]);
  });
});
