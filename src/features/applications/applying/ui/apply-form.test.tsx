import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  callsOf,
  type Data,
  lost,
  refusal,
  serve,
} from "../../../../../tests/support/components/fake-api.ts";
import { referenceData } from "../../../../../tests/support/components/reference-data.ts";
import { anEvent, aQuestion, signIn } from "../../../../../tests/support/components/samples.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { Event } from "../../../events/events.contract.ts";
import { ApplyStep } from "./apply-step.tsx";

const apply = "POST /events/{id}/applications/apply";
const food = aQuestion(1, 2, ["苦手な物", "卵", "ナッツ"], ["What do you not eat?", "Egg", "Nuts, dried"]);
const level = aQuestion(2, 1, ["経験", "ある", "ない"], ["Experience", "Some", "None"]);
const word = aQuestion(3, 4, ["一言"], ["A word"]);
const address = aQuestion(4, 5, ["メールアドレス"], ["Your address"]);
const choices = {
  ...referenceData,
  departments: referenceData.department_categories,
  graduationYears: [2027],
};
const applied: Data<typeof apply> = {
  id: 1,
  user_id: 3,
  apply_at: "2026-11-20T10:00:00.000+09:00",
  state: "confirmed",
  is_cancelled: false,
  position: null,
  offer_expires_at: null,
  promoted_at: null,
  decided_at: null,
  decision_message: "",
  asks_before_promotion: false,
  cancel_reason: null,
  answers_open_until: null,
  apply_question_answers: {},
  actions: [],
};

async function open(given: Partial<Event> = {}) {
  serve({ "GET /events/{id}/applications/own": null });
  const event = anEvent({ apply_questions: [food, level, word], ...given });
  const page = await show(<ApplyStep event={event} now={Date.now()} choices={choices} />);
  const { user } = page;
  await waitFor(() => expect(screen.getAllByRole("button").at(-1)?.matches(":disabled")).toBe(false));
  return {
    ...page,
    check: (name: string, role: "radio" | "checkbox" = "checkbox") =>
      user.click(screen.getByRole(role, { name })),
    send: () => user.click(screen.getAllByRole("button").at(-1) as HTMLElement),
    isChecked: (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name }).checked,
    problemAt: (name: string) => {
      const group = within(screen.getByRole("group", { name: (legend) => legend.startsWith(name) }));
      return group.queryByText(page.t("apply.required_question")) !== null;
    },
  };
}

it("answers are sent by question, several choices in one, and lead to the event's page", async () => {
  signIn();
  serve({ [apply]: applied });
  const { user, check, send, address: at } = await open();
  await check("Egg");
  await check("Nuts, dried");
  await check("Some", "radio");
  await user.type(screen.getByRole("textbox", { name: /^A word/ }), "Hello");
  await send();
  await waitFor(() => expect(at()).toBe("/events/9?just_applied=confirmed"));
  expect(callsOf(apply)[0]?.body.application?.apply_question_answers).toEqual({
    q_1: "卵,ナッツ",
    q_2: "ある",
    q_3: "Hello",
  });
});

it.each(["en", "ja"] as const)(
  "the form tells in %s who reads what is told there, and until when",
  async (language) => {
    const hosts = [4, 5].map((id) => ({
      ...anEvent().organizations[0],
      id,
      organization_name: `Club ${id}`,
    }));
    const { t, showIn } = await open({
      organizations: hosts as Event["organizations"],
      answers_kept_until: "2027-05-30T20:00:00.000+09:00",
    });
    await showIn(language);
    const { names, date } = {
      ja: { names: "Club 4、Club 5", date: "2027年5月30日" },
      en: { names: "Club 4 and Club 5", date: "May 30th 2027" },
    }[language];
    const told = screen.getByText(t("apply.joint_use", { hosts: names, owner: "Club 4" }), { exact: false });
    expect(told.textContent).toContain(t("apply.answers_until", { date }));
  },
);

it("a press before it is known whether the person has applied already is sent once that is known", async () => {
  signIn();
  const known = Promise.withResolvers<null>();
  serve({ [apply]: applied, "GET /events/{id}/applications/own": () => known.promise });
  const event = anEvent({ apply_questions: [food] });
  const { user, t, address: at } = await show(<ApplyStep event={event} now={Date.now()} choices={choices} />);
  await user.click(screen.getByRole("checkbox", { name: "Egg" }));
  await user.click(screen.getByRole("button", { name: t("apply.submit") }));
  expect(await screen.findByRole("button", { name: t("apply.sending") })).toBeTruthy();
  expect(callsOf(apply)).toEqual([]);
  known.resolve(null);
  await waitFor(() => expect(at()).toBe("/events/9?just_applied=confirmed"));
});

it("without the answer to a required question nothing is sent, and each says so", async () => {
  signIn();
  const { t, check, send, problemAt, user } = await open();
  await check("Egg");
  await send();
  await waitFor(() => expect(problemAt("Experience")).toBe(true));
  expect(problemAt("What do you not eat?")).toBe(false);
  expect(screen.getAllByText(t("apply.required_question"))).toHaveLength(2);
  await check("None", "radio");
  await user.type(screen.getByRole("textbox", { name: /^A word/ }), "Hi");
  await waitFor(() => expect(screen.queryByText(t("apply.required_question"))).toBeNull());
  expect(callsOf(apply)).toEqual([]);
});

it("a question that may stay open may", async () => {
  signIn();
  serve({ [apply]: applied });
  const { send } = await open({
    apply_questions: [
      { ...food, is_required: false },
      { ...word, is_required: false },
    ],
  });
  await send();
  await waitFor(() => expect(callsOf(apply)).toHaveLength(1));
});

it("what is answered stays where it is refused, and the refusal stands at its question", async () => {
  signIn();
  serve({ [apply]: refusal(422, { errors: { q_3: ["is too long (maximum is 5000 characters)"] } }) });
  const { t, check, send, user, isChecked } = await open({ apply_questions: [food, word] });
  await check("Egg");
  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^A word/ });
  await user.type(field(), "Long");
  await send();
  expect(await screen.findByText(t("apply.check_answers"))).toBeTruthy();
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field());
  expect([field().value, isChecked("Egg")]).toEqual(["Long", true]);
});

it("what is answered stays where the connection is lost, and can be sent again", async () => {
  signIn();
  serve({ [apply]: lost });
  const { t, check, send, isChecked } = await open({ apply_questions: [food] });
  await check("Egg");
  await send();
  expect(await screen.findByText(t("apply.unreachable"))).toBeTruthy();
  expect(isChecked("Egg")).toBe(true);
  serve({ [apply]: applied });
  await send();
  await waitFor(() => expect(callsOf(apply)).toHaveLength(2));
});

it("no answer is longer than the server takes", async () => {
  signIn();
  await open({ apply_questions: [word, aQuestion(5, 3, ["長い話"], ["A story"])] });
  expect(screen.getAllByRole<HTMLInputElement>("textbox").map(({ maxLength }) => maxLength)).toEqual([
    5000, 5000,
  ]);
});

it("choices and what is wrong follow the page into another language", async () => {
  signIn();
  const { t, check, send, showIn, isChecked } = await open({ apply_questions: [food, level] });
  await check("Egg");
  await send();
  await screen.findByText(t("apply.required_question"));
  await showIn("ja");
  expect(await screen.findByText("必須の質問です")).toBeTruthy();
  expect([isChecked("卵"), isChecked("ナッツ")]).toEqual([true, false]);
});

it("the question for an address is filled in with the account's, and may not be filled with what is none", async () => {
  signIn();
  const { t, user, send } = await open({ apply_questions: [address] });
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Your address/ });
  expect(field.value).toBe("mika@example.com");
  await user.clear(field);
  await user.type(field, "nobody");
  await send();
  expect(await screen.findByText(t("form.email_valid"))).toBeTruthy();
  expect(callsOf(apply)).toEqual([]);
});

/** A visitor who fills in what is asked of them. */
async function openAsVisitor(given: Partial<Event>) {
  const page = await open({ apply_questions: [], ...given });
  const { user, t } = page;
  const label = (key: Parameters<typeof t>[0]) =>
    screen.getByLabelText((label) => label.replace("*", "") === t(key));
  for (const [key, text] of [
    ["sign_up.first_name", "Mika"],
    ["sign_up.last_name", "Sample"],
    ["sign_up.email", "new@example.com"],
    ["sign_up.password", "secret-1"],
  ] as const) {
    await user.type(label(key), text);
  }
  await user.selectOptions(label("sign_up.country"), "392");
  await user.selectOptions(label("sign_up.occupation"), "2");
  return page;
}

it("no account is made for an event that has become full while one was typing", async () => {
  serve({ "GET /events/{id}": anEvent({ is_full: true, applications_count: 10 }) });
  const { send } = await openAsVisitor({});
  await send();
  expect((await screen.findByRole("alert")).textContent).toContain("All seats are taken.");
  expect(callsOf("POST /auth")).toEqual([]);
});

it("a visitor is asked for no address by a question, since the account has it", async () => {
  await open({ apply_questions: [address] });
  expect(screen.queryByLabelText(/^Your address/)).toBeNull();
});
