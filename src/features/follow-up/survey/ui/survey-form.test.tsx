import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  callsOf,
  type Data,
  lost,
  refusal,
  serve,
} from "../../../../../tests/support/components/fake-api.ts";
import { aQuestion, signIn } from "../../../../../tests/support/components/samples.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { Survey } from "../survey.contract.ts";
import { SurveyForm } from "./survey-form.tsx";

const send = "POST /events/{id}/survey/answers";
const read = "GET /events/{id}/survey";
const survey: Data<typeof read> = {
  is_anonymous: true,
  is_open: true,
  opens_at: "2026-11-27T18:00:00.000+09:00",
  closes_at: "2026-12-27T18:00:00.000+09:00",
  is_answered: false,
  is_closed_for_good: false,
  can_ask_names: true,
  can_answer: true,
  has_answered: false,
  questions: [
    aQuestion(1, 1, ["いかがでしたか", "よかった", "ふつう"], ["How was it?", "Good", "So so"]),
    aQuestion(2, 3, ["ご感想"], ["Your words"], false),
    aQuestion(3, 5, ["連絡先"], ["Your address"], false),
  ],
  lock_version: 2,
};
const answered = { ...survey, has_answered: true, can_answer: false };

async function open(given: Partial<Survey> = {}) {
  signIn();
  const changed: Survey[] = [];
  const shown = { ...survey, ...given };
  const form = (
    <SurveyForm eventId={9} survey={shown} email="mika@example.com" onChanged={(one) => changed.push(one)} />
  );
  const page = await show(form);
  const { t, user } = page;
  return {
    ...page,
    changed,
    choose: (name: string) => user.click(screen.getByRole("radio", { name })),
    isChosen: (name: string) => screen.getByRole<HTMLInputElement>("radio", { name }).checked,
    words: () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Your words|ご感想/ }),
    address: () => screen.getByRole<HTMLInputElement>("textbox", { name: "Your address" }),
    submit: () => user.click(screen.getByRole("button", { name: t("survey.send") })),
  };
}

it("answers are sent with what was promised about the name", async () => {
  serve({ [send]: answered });
  const { t, user, choose, words, submit, changed } = await open();
  expect(screen.getByText(t("survey.anonymous"))).toBeTruthy();
  await choose("Good");
  await user.type(words(), "Thanks");
  await submit();
  await waitFor(() => expect(changed).toEqual([answered]));
  expect(callsOf(send)[0]?.body).toEqual({
    answers: { q_1: "よかった", q_2: "Thanks", q_3: "" },
    is_anonymous: true,
  });
});

it("without a required answer nothing is sent; it says so, in another language of the page too", async () => {
  const { t, user, words, submit, showIn } = await open();
  await user.type(words(), "Thanks");
  await submit();
  expect(await screen.findByText(t("apply.required_question"))).toBeTruthy();
  await showIn("ja");
  expect(await screen.findByText("必須の質問です")).toBeTruthy();
  expect(words().value).toBe("Thanks");
  expect(callsOf(send)).toEqual([]);
});

it.each([
  ["is filled in where names are asked for", false, "mika@example.com"],
  ["is not where they are not", true, ""],
] as const)("the account's address %s", async (_rule, is_anonymous, value) => {
  const { address } = await open({ is_anonymous });
  expect(address().value).toBe(value);
});

it("what is typed outlives the page, until it is sent", async () => {
  const first = await open();
  await first.choose("Good");
  await first.user.type(first.words(), "Thanks");
  await first.goTo("/elsewhere");
  await first.goTo("/here");
  await waitFor(() => expect(first.isChosen("Good")).toBe(true));
  expect(first.words().value).toBe("Thanks");
  serve({ [send]: answered });
  await first.submit();
  await waitFor(() => expect(first.changed).toHaveLength(1));
  await first.goTo("/elsewhere");
  await first.goTo("/here");
  expect(first.words().value).toBe("");
});

it("answers whose arrival was not heard of are taken as sent", async () => {
  serve({ [send]: lost, [read]: answered });
  const { choose, submit, changed } = await open();
  await choose("Good");
  await submit();
  await waitFor(() => expect(changed).toEqual([answered]));
});

it("what is typed stays where the connection is lost", async () => {
  serve({ [send]: lost, [read]: lost });
  const { t, choose, isChosen, submit, changed } = await open();
  await choose("Good");
  await submit();
  expect(await screen.findByText(t("apply.unreachable"))).toBeTruthy();
  expect([isChosen("Good"), changed]).toEqual([true, []]);
});

it("a refusal stands at its question, and what is typed stays", async () => {
  serve({
    [send]: refusal(422, { errors: { q_2: ["is too long (maximum is 5000 characters)"] } }),
    [read]: survey,
  });
  const { t, user, choose, words, submit } = await open();
  await choose("Good");
  await user.type(words(), "Long");
  await submit();
  expect(await screen.findByText(t("apply.check_answers"))).toBeTruthy();
  expect([words().getAttribute("aria-invalid"), words().value]).toEqual(["true", "Long"]);
});

it("where names are asked for no more, nothing is sent before it is read, and the account's address goes", async () => {
  serve({ [send]: refusal(409), [read]: survey });
  const { t, choose, submit, changed, address } = await open({ is_anonymous: false });
  await choose("Good");
  await submit();
  await waitFor(() => expect(changed).toEqual([survey]));
  expect(screen.getByText(t("survey.now_anonymous"))).toBeTruthy();
  expect(address().value).toBe("");
});
