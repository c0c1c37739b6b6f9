import { screen, waitFor, within } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { AskingForm } from "./asking-form.ts";
import { QuestionEditor } from "./question-editor.tsx";
import { type QuestionValues, questionBody } from "./question-values.ts";

const languages = [
  { name: "Japanese", symbol: "ja" },
  { name: "English", symbol: "en" },
];
const asked = (id: number, title: [string, string], ...options: [string, string][]): QuestionValues => ({
  id,
  question_type_id: options.length > 0 ? 1 : 4,
  is_required: false,
  isRemoved: false,
  texts: title.map((text) => ({ title: text, discription: "" })),
  options: options.map((texts) => ({ texts })),
});
const drink = asked(1, ["飲み物", "Drink"], ["お茶", "Tea"], ["水", "Water"], ["牛乳", "Milk"]);
const food = asked(2, ["食べ物", ""], ["米", ""], ["麦", ""]);

interface FormProps {
  questions: QuestionValues[];
  isFrozen: boolean;
  give(values: () => QuestionValues[]): void;
}

function Form({ questions, isFrozen, give }: FormProps) {
  const form = useForm<AskingForm>({ defaultValues: { questions } });
  give(() => form.getValues("questions"));
  return <QuestionEditor form={form} languages={languages} isFrozen={isFrozen} />;
}

/** The editor in a form of its own, with what the API would be sent. */
async function open(questions: QuestionValues[], isFrozen = false) {
  let values = (): QuestionValues[] => [];
  const give = (given: typeof values) => {
    values = given;
  };
  const page = await show(<Form questions={questions} isFrozen={isFrozen} give={give} />);
  const { t, user } = page;
  return {
    ...page,
    /** Id, then title and options in each language in which it is written. */
    sent: () =>
      values()
        .flatMap((question, place) => questionBody(question, place, [1, 2]))
        .map(({ id, _destroy, language_apply_questions_attributes = [] }) => [
          id,
          ...(_destroy ? ["goes"] : []),
          ...language_apply_questions_attributes.map(({ title, options_data }) => [
            title,
            ...(options_data ?? []),
          ]),
        ]),
    press: (name: string) => user.click(screen.getByRole("button", { name })),
    card: (number: number) =>
      within(
        screen.getByRole("group", { name: t("question.heading", { number, type: t("question.type.1") }) }),
      ),
    option: (number: number, language = "Japanese") => ({ name: t("question.option", { number, language }) }),
    retype: async (field: HTMLElement, text: string) => {
      await user.clear(field);
      await user.type(field, text);
    },
  };
}

it("questions of each kind are added at the end; those with options begin with two empty ones", async () => {
  const { t, press, sent } = await open([food]);
  await press(`+ ${t("question.type.1")}`);
  await press(`+ ${t("question.type.3")}`);
  expect(sent()).toEqual([
    [2, ["食べ物", "米", "麦"]],
    [undefined, ["", "", ""]],
    [undefined, [""]],
  ]);
});

it("options go along with their question when it moves, and the ends cannot move further", async () => {
  const { t, press, sent, card, option } = await open([drink, food]);
  expect(screen.getByRole("button", { name: t("question.up", { number: 1 }) }).matches("[disabled]")).toBe(
    true,
  );
  expect(screen.getByRole("button", { name: t("question.down", { number: 2 }) }).matches("[disabled]")).toBe(
    true,
  );
  await press(t("question.down", { number: 1 }));
  await waitFor(() => expect(sent().map(([id]) => id)).toEqual([2, 1]));
  expect(card(2).getByRole<HTMLInputElement>("textbox", option(3)).value).toBe("牛乳");
});

it("an option that is removed takes its texts in every language along", async () => {
  const { user, t, sent, card, option, retype } = await open([drink]);
  await user.click(card(1).getByRole("button", { name: t("question.remove_option", { number: 1 }) }));
  await user.click(card(1).getByRole("button", { name: t("question.add_option") }));
  await retype(card(1).getByRole("textbox", option(3)), "紅茶");
  expect(sent()).toEqual([[1, ["飲み物", "水", "牛乳", "紅茶"], ["Drink", "Water", "Milk", ""]]]);
});

it("texts of the second language stay when those of the first are edited", async () => {
  const { sent, card, option, retype } = await open([drink]);
  await retype(card(1).getByRole("textbox", option(1)), "緑茶");
  expect(sent()).toEqual([[1, ["飲み物", "緑茶", "水", "牛乳"], ["Drink", "Tea", "Water", "Milk"]]]);
});

it("a removed question says so and comes back as it was typed; only a saved one is sent to be removed", async () => {
  const { t, press, sent, card, option, retype } = await open([drink, food]);
  await retype(card(2).getByRole("textbox", option(1)), "玄米");
  await press(t("question.remove", { number: 2 }));
  expect(screen.getByText(t("question.removed"))).toBeTruthy();
  expect(sent()[1]).toEqual([2, "goes"]);
  await press(t("question.undo"));
  expect(sent()[1]).toEqual([2, ["食べ物", "玄米", "麦"]]);
  await press(`+ ${t("question.type.4")}`);
  await press(t("question.remove", { number: 3 }));
  expect(sent()).toHaveLength(2);
});

it("an option is said to be a new one once it is reworded in every language", async () => {
  const { t, card, option, retype } = await open([drink]);
  const isSaid = () => screen.queryByText(t("question.reworded")) !== null;
  await retype(card(1).getByRole("textbox", option(1)), "緑茶");
  expect(isSaid()).toBe(false);
  await retype(card(1).getByRole("textbox", option(1, "English")), "Green tea");
  await waitFor(() => expect(isSaid()).toBe(true));
  await retype(card(1).getByRole("textbox", option(1)), "お茶");
  await waitFor(() => expect(isSaid()).toBe(false));
});

it("each field says in which language it is written", async () => {
  const { card, option } = await open([drink]);
  const tags = ["Japanese", "English"].map(
    (language) => card(1).getByRole("textbox", option(1, language)).lang,
  );
  expect(tags).toEqual(["ja", "en"]);
});

it("once somebody has answered, wordings alone can change", async () => {
  const { t, card, option, retype, sent } = await open([drink], true);
  const names = screen
    .getAllByRole("button")
    .map((button) => button.getAttribute("aria-label") ?? button.textContent);
  expect(names.filter((name) => /^\+|Remove|Add/.test(name ?? ""))).toEqual([]);
  expect(screen.queryByRole("checkbox", { name: t("question.is_required") })).toBeNull();
  await retype(card(1).getByRole("textbox", option(1)), "緑茶");
  expect(sent()[0]?.[1]).toEqual(["飲み物", "緑茶", "水", "牛乳"]);
});

it("what is typed stays when the page is put into another language", async () => {
  const { t, card, option, retype, showIn, sent } = await open([drink]);
  await retype(card(1).getByRole("textbox", option(1)), "緑茶");
  await showIn("ja");
  expect(screen.getByText(t("question.legend"))).toBeTruthy();
  expect(card(1).getByRole<HTMLInputElement>("textbox", option(1)).value).toBe("緑茶");
  expect(sent()[0]?.[1]).toEqual(["飲み物", "緑茶", "水", "牛乳"]);
});
