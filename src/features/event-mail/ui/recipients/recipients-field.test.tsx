import { screen, waitFor } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { aParticipant } from "../../../../../tests/support/components/a-participant.ts";
import { callsOf, serve } from "../../../../../tests/support/components/fake-api.ts";
import { anEvent } from "../../../../../tests/support/components/samples.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { applicationStates } from "../../../../shared/application-states.ts";
import type { Language } from "../../../../shared/languages/languages.ts";
import { RecipientsField } from "./recipients-field.tsx";
import { type RecipientsValues, recipientsValues } from "./recipients-values.ts";
import { useRecipientsCount } from "./use-recipients-count.ts";

const counting = "POST /events/{id}/applicant_mails/count";

function Fields() {
  const form = useForm<RecipientsValues>({ defaultValues: recipientsValues(null) });
  const count = useRecipientsCount(9, form.watch());
  return <RecipientsField event={anEvent({ id: 9 })} form={form} count={count} />;
}

async function open(language: Language = "en", questions: object[] = [food]) {
  serve({
    "GET /events/{id}/applicant_counts": {
      states: Object.fromEntries(applicationStates.map((state) => [state, 4])) as never,
      ...{ attended: 0, told_of_change: 0, told_of_meeting: 0 },
    },
    "GET /events/{id}/participants": [aParticipant(3, "Akari")],
    "GET /events/{id}/answers/figures": { people: 6, questions: questions as never },
    [counting]: ({ body }) => ({ count: body.option_id ? 2 : body.attendance === "absent" ? 1 : 4 }),
  });
  const page = await show(<Fields />, { language });
  const { t, user } = page;
  return {
    ...page,
    by: (way: "answer" | "attendance" | "people") =>
      user.click(screen.getByRole("radio", { name: t(`message.by.${way}`) })),
    says: (count: number) => screen.findByText((text) => text.includes(t("message.count_now", { count }))),
  };
}

const food = {
  ...{ question_id: 5, question_type_id: 1, title: "Lunch?", is_deleted: false, answered: 3 },
  options: [
    { id: 51, text: "Vegetarian", count: 2, is_deleted: false },
    { id: 52, text: "With fish", count: 1, is_deleted: false },
  ],
};

it.each(["en", "ja"] as const)(
  "who gave an answer is chosen by question and option, and counted by the server (%s)",
  async (language) => {
    const { t, user, by, says } = await open(language);
    await says(4);
    await by("answer");
    const field = await screen.findByRole<HTMLSelectElement>("combobox");
    await waitFor(() => expect(field.disabled).toBe(false));
    expect([...field.querySelectorAll("optgroup")].map(({ label }) => label)).toEqual(["Lunch?"]);
    await user.selectOptions(field, t("message.option", { option: "Vegetarian", count: 2 }));
    await says(2);
    expect(callsOf(counting).at(-1)?.body).toEqual({ option_id: 51 });
  },
);

it.each(["en", "ja"] as const)(
  "an answer is narrowed to states, and both are counted (%s)",
  async (language) => {
    const { t, user, by, says } = await open(language);
    await by("answer");
    const field = await screen.findByRole<HTMLSelectElement>("combobox");
    await waitFor(() => expect(field.disabled).toBe(false));
    await user.selectOptions(field, t("message.option", { option: "Vegetarian", count: 2 }));
    await user.click(await screen.findByRole("checkbox", { name: t("applicant_state.confirmed") }));
    await says(2);
    await waitFor(() =>
      expect(callsOf(counting).at(-1)?.body).toEqual({ option_id: 51, states: ["confirmed"] }),
    );
  },
);

it("who came and who did not are chosen apart", async () => {
  const { t, user, by, says } = await open();
  await by("attendance");
  await user.click(screen.getByRole("radio", { name: t("message.people_who.absent") }));
  await says(1);
  expect(callsOf(counting).at(-1)?.body).toEqual({ attendance: "absent" });
});

it("an event without choices says so, and nothing is counted while nobody is chosen", async () => {
  const { t, by } = await open("en", [{ ...food, options: [] }]);
  await by("answer");
  expect(await screen.findByText(t("message.no_choices"))).toBeTruthy();
  await by("people");
  await screen.findByPlaceholderText(t("message.people_find"));
  expect(callsOf(counting).map(({ body }) => body)).toEqual([{ states: ["confirmed"] }]);
});
