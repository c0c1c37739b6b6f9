import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { referenceData } from "../../../../../tests/support/components/reference-data.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { Event } from "../../../events/events.contract.ts";
import type { Survey } from "../survey.contract.ts";
import { SurveyEditor } from "./survey-editor.tsx";

const asked = (id: number, title: string, ...options_data: string[]) => ({
  id,
  question_type_id: options_data.length > 0 ? 1 : 4,
  index: id,
  is_required: false,
  _destroy: false,
  language_apply_questions: [{ id, language_id: 1, title, discription: "", options_data }],
});
const survey: Survey = {
  is_anonymous: true,
  is_open: true,
  opens_at: "2026-11-27T18:00:00.000+09:00",
  closes_at: "2026-12-27T18:00:00.000+09:00",
  is_answered: false,
  is_closed_for_good: false,
  can_ask_names: true,
  can_answer: false,
  has_answered: false,
  questions: [asked(1, "ひとこと"), asked(2, "感想")],
  lock_version: 1,
};
const event = { id: 9, language_events: [{ language_id: 1 }] } as Event;
const put = "PUT /events/{id}/survey";

async function open(given: Partial<Survey> = {}) {
  const saved: Survey[] = [];
  const page = await show(
    <SurveyEditor
      event={event}
      survey={{ ...survey, ...given }}
      referenceData={referenceData}
      onSaved={(one) => saved.push(one)}
    />,
  );
  const { t, user } = page;
  const titles = () =>
    screen.getAllByRole<HTMLInputElement>("textbox", {
      name: (label) => label.startsWith(t("question.title", { language: "Japanese" })),
    });
  return {
    ...page,
    saved,
    titles,
    retype: async (place: number, text: string) => {
      const field = titles()[place] as HTMLElement;
      await user.clear(field);
      await user.type(field, text);
    },
    save: () => user.click(screen.getByRole("button", { name: t("survey.save") })),
    press: (name: string) => user.click(screen.getByRole("button", { name })),
    sentTitles: () =>
      callsOf(put)
        .at(-1)
        ?.body.questions.map(({ id, language_apply_questions_attributes: [text] = [] }) => [id, text?.title]),
  };
}

it("questions are sent in their order, with whether names are asked for", async () => {
  serve({ [put]: { ...survey, lock_version: 2 } });
  const { t, user, press, save, sentTitles, saved } = await open();
  await press(t("question.down", { number: 1 }));
  await user.click(screen.getByRole("radio", { name: t("survey.with_names") }));
  await save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(sentTitles()).toEqual([
    [2, "感想"],
    [1, "ひとこと"],
  ]);
  expect(callsOf(put)[0]?.body).toMatchObject({ is_anonymous: false, is_open: true, lock_version: 1 });
});

it("a question without a text is not sent, and says so where it stands", async () => {
  const { t, titles, retype, save } = await open();
  await retype(1, " ");
  await save();
  expect(await screen.findByText(t("question.problem.title_blank"))).toBeTruthy();
  expect(document.activeElement).toBe(titles()[1]);
  expect(callsOf(put)).toEqual([]);
});

it("options must be written, must differ and may not be too long; what was wrong can be mended and saved", async () => {
  serve({ [put]: { ...survey, lock_version: 2 } });
  const { t, user, press, save, titles, saved } = await open({ questions: [] });
  await press(`+ ${t("question.type.1")}`);
  await user.type(titles()[0] as HTMLElement, "飲み物");
  const option = (number: number) =>
    screen.getByRole("textbox", { name: t("question.option", { number, language: "Japanese" }) });
  await user.type(option(1), "お茶");
  const refusedAs = async (problem: "options_blank" | "options_repeated" | "too_long") => {
    await save();
    expect(await screen.findByText(t(`question.problem.${problem}`, { max: 255 }))).toBeTruthy();
  };
  await refusedAs("options_blank");
  await user.type(option(2), "お茶");
  await refusedAs("options_repeated");
  await user.clear(option(2));
  await user.click(option(2));
  await user.paste("水".repeat(256));
  await refusedAs("too_long");
  await user.clear(option(2));
  await user.type(option(2), "水");
  await save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(callsOf(put)).toHaveLength(1);
});

const theirs = { ...survey, questions: [asked(1, "別の質問"), asked(2, "ご感想")], lock_version: 2 };

/** Somebody else has saved meanwhile, and the first question was changed here. */
async function conflict() {
  serve({ [put]: refusal(409, { errors: { lock_version: ["is old"] }, data: theirs }) });
  const page = await open();
  await page.retype(0, "わたしの質問");
  await page.save();
  const dialog = within(await screen.findByRole("dialog", { name: page.t("conflict.title") }));
  return { ...page, dialog };
}

it("of two people's changes those to the same question are asked about, with both sides, and no others", async () => {
  const { dialog } = await conflict();
  expect(dialog.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("わたしの質問"),
    expect.stringContaining("別の質問"),
  ]);
});

it("who keeps their own question leaves the other's changes to other questions as they are", async () => {
  const { dialog, user, t, sentTitles, saved } = await conflict();
  serve({ [put]: { ...theirs, lock_version: 3 } });
  await user.click(dialog.getByRole("button", { name: t("conflict.keep_mine") }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(sentTitles()).toEqual([
    [1, "わたしの質問"],
    [2, "ご感想"],
  ]);
  expect(callsOf(put).at(-1)?.body.lock_version).toBe(2);
});

it("a question that somebody else has removed while it was being changed is asked anew", async () => {
  serve({ [put]: refusal(409, { errors: {}, data: { ...theirs, questions: [asked(2, "ご感想")] } }) });
  const { t, user, retype, save, sentTitles, saved } = await open();
  await retype(0, "わたしの質問");
  await save();
  const dialog = within(await screen.findByRole("dialog", { name: t("conflict.title") }));
  serve({ [put]: { ...theirs, lock_version: 3 } });
  await user.click(dialog.getByRole("button", { name: t("conflict.keep_mine") }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(sentTitles()).toEqual([
    [2, "ご感想"],
    [undefined, "わたしの質問"],
  ]);
});

it("a removed question goes when the survey is saved, and not before", async () => {
  serve({ [put]: { ...survey, questions: [asked(2, "感想")], lock_version: 2 } });
  const { t, press, save, titles, saved } = await open();
  await press(t("question.remove", { number: 1 }));
  expect(screen.getByRole("button", { name: t("question.undo") })).toBeTruthy();
  expect(callsOf(put)).toEqual([]);
  await save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(callsOf(put)[0]?.body.questions[0]).toEqual({ id: 1, _destroy: true });
  await waitFor(() => expect(titles().map(({ value }) => value)).toEqual(["感想"]));
  expect(screen.queryByRole("button", { name: t("question.undo") })).toBeNull();
});

it("who takes over what the other has saved has nothing unsaved, and the page hears of it", async () => {
  const { dialog, user, t, titles, saved, goTo, address } = await conflict();
  await user.click(dialog.getByRole("button", { name: t("conflict.take_theirs") }));
  await waitFor(() => expect(titles().map(({ value }) => value)).toEqual(["別の質問", "ご感想"]));
  expect(saved).toEqual([theirs]);
  await goTo("/elsewhere");
  expect(address()).toBe("/elsewhere");
});

it("a survey that has been answered meanwhile takes no more questions once it is taken over, and not before", async () => {
  serve({ [put]: refusal(409, { errors: {}, data: { ...theirs, is_answered: true } }) });
  const { t, user, press, save } = await open();
  await press(`+ ${t("question.type.3")}`);
  await user.type(screen.getAllByRole("textbox", { name: /^Question/ }).at(-1) as HTMLElement, "なぜ");
  await save();
  const dialog = within(await screen.findByRole("dialog", { name: t("conflict.title") }));
  expect(screen.queryByText(t("survey.frozen"))).toBeNull();
  await user.click(dialog.getByRole("button", { name: t("conflict.take_theirs") }));
  expect(await screen.findByText(t("survey.frozen"))).toBeTruthy();
  expect(screen.queryByRole("button", { name: `+ ${t("question.type.3")}` })).toBeNull();
});

it("names cannot be asked for once a survey was open without, and one that is closed for good stays closed", async () => {
  const { t } = await open({ can_ask_names: false, is_closed_for_good: true, is_open: false });
  const choice = (key: "survey.with_names" | "survey.without_names") =>
    screen.getByRole<HTMLInputElement>("radio", { name: t(key) });
  expect([choice("survey.with_names").disabled, choice("survey.without_names").disabled]).toEqual([
    true,
    false,
  ]);
  expect(screen.getByRole<HTMLInputElement>("switch").disabled).toBe(true);
  expect(screen.getByText(t("survey.closed_for_good"))).toBeTruthy();
});

it("an empty survey offers ready-made ones, whose words are sent in every language of the event that we write", async () => {
  serve({ [put]: { ...survey, lock_version: 2 } });
  const { t, press, save, titles } = await open({ questions: [] });
  await press(t("survey.ready_made.short"));
  expect(titles().map(({ value }) => value)).toContain("イベント全体の満足度を教えてください");
  expect(screen.queryByRole("button", { name: t("survey.ready_made.short") })).toBeNull();
  await save();
  await waitFor(() => expect(callsOf(put)).toHaveLength(1));
  const sent = callsOf(put)[0]?.body.questions ?? [];
  expect(sent.map(({ question_type_id }) => question_type_id)).toEqual([1, 3, 3, 1]);
  expect(sent[0]?.language_apply_questions_attributes?.[0]?.options_data?.[0]).toBe("5：とても満足");
});

it("a rating is added to questions that are there, and no whole survey", async () => {
  const { t, press, titles } = await open();
  expect(screen.queryByRole("button", { name: t("survey.ready_made.growth") })).toBeNull();
  await press(`+ ${t("survey.add_rating")}`);
  expect(titles().map(({ value }) => value)).toEqual([
    "ひとこと",
    "感想",
    "イベント全体の満足度を教えてください",
  ]);
});
