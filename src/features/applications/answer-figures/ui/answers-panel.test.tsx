import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { callsOf, refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { anEvent } from "../../../../../tests/support/components/samples.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { displayDate } from "../../../../shared/time/tokyo-time.ts";
import { AnswersPanel } from "./answers-panel.tsx";

const figures = "GET /events/{id}/answers/figures";
const written = "GET /events/{id}/answers/{question_id}";

const food = {
  question_id: 7,
  question_type_id: 2,
  title: "What do you eat?",
  is_deleted: false,
  answered: 4,
  options: [
    { id: 1, text: "Rice", count: 3, is_deleted: false },
    { id: 2, text: "Bread", count: 1, is_deleted: true },
  ],
};
const words = {
  question_id: 8,
  question_type_id: 3,
  title: "Why do you come?",
  is_deleted: false,
  answered: 1,
  options: [],
};
const answer = {
  application_id: 1,
  first_name: "Akari",
  last_name: "Sample",
  applied_at: "2026-11-01T10:00:00.000+09:00",
  text: "For the tea.",
};

async function open(answers_kept_until = "2099-06-01T20:00:00.000+09:00") {
  serve({ [figures]: { people: 5, questions: [food, words] }, [written]: [answer] });
  return show(<AnswersPanel event={anEvent({ answers_kept_until })} />);
}

it("options stand with their number and share, and one that is gone says so", async () => {
  const { t } = await open();
  const table = within(await screen.findByRole("table", { name: food.title }));
  expect(table.getAllByRole("row").map((row) => row.textContent)).toEqual([
    "Rice375%",
    `${t("answers.gone_option", { text: "Bread" })}125%`,
  ]);
  expect(screen.getByText("4 answers, 1 without one.")).toBeTruthy();
});

it("what was written stands with its person, and is searched", async () => {
  const { t, user } = await open();
  expect(await screen.findByText("For the tea.")).toBeTruthy();
  expect(screen.getByText("Akari Sample")).toBeTruthy();
  serve({ [written]: [] });
  await user.type(screen.getByRole("searchbox"), "coffee");
  await user.click(screen.getByRole("button", { name: t("answers.search_go") }));
  expect(await screen.findByText(t("answers.none_found"))).toBeTruthy();
  expect(callsOf(written).at(-1)?.query).toMatchObject({ q: "coffee", state: "active" });
});

it("another state and language ask for other answers", async () => {
  const { t, user } = await open();
  await user.selectOptions(await screen.findByLabelText(t("answers.of_whom")), "cancelled");
  await user.selectOptions(screen.getByLabelText(t("answers.language")), "ja");
  await waitFor(() => expect(callsOf(figures).at(-1)?.query).toEqual({ state: "cancelled", language: "ja" }));
});

it("once the answers have gone, it says since when, beside the counts that stay", async () => {
  const removedAt = "2026-06-01T20:00:00.000+09:00";
  const { t } = await open(removedAt);
  expect(
    await screen.findByText(t("answers_kept.removed", { date: displayDate(new Date(removedAt), "en") })),
  ).toBeTruthy();
  expect(await screen.findByRole("table", { name: food.title })).toBeTruthy();
});

it("who reads no answers yet is told why, and reads them by themselves once they are there", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  serve({ [figures]: refusal(403, { errors: { answers: ["withheld"] } }) });
  const { t } = await show(<AnswersPanel event={anEvent()} />);
  expect(await screen.findByText(t("answers.withheld"))).toBeTruthy();
  serve({ [figures]: { people: 5, questions: [food] } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(await screen.findByRole("table", { name: food.title })).toBeTruthy();
  expect(screen.queryByText(t("answers.withheld"))).toBeNull();
  vi.useRealTimers();
});
