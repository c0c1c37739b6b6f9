import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aParticipant } from "../../../../../tests/support/components/a-participant.ts";
import {
  callsOf,
  type FakeAnswer,
  lost,
  refusal,
  serve,
} from "../../../../../tests/support/components/fake-api.ts";
import { anEvent } from "../../../../../tests/support/components/samples.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { applicationStates } from "../../../../shared/application-states.ts";
import type { Language } from "../../../../shared/languages/languages.ts";
import { stateWithCount } from "../../../applications/applications.admin.ts";
import type { EarlierMail } from "../../earlier/earlier-mails.contract.ts";
import { MessageDialog } from "./message-dialog.tsx";

const send = "POST /events/{id}/applicant_mails";

interface Given {
  people?: string[];
  answer?: FakeAnswer<typeof send>;
  language?: Language;
  earlier?: EarlierMail[];
}

async function open({
  people = [],
  answer = { id: 1, recipients_count: 4 },
  language = "en",
  earlier = [],
}: Given = {}) {
  const states = Object.fromEntries(applicationStates.map((state) => [state, 0])) as never as Record<
    (typeof applicationStates)[number],
    number
  >;
  serve({
    "GET /events/{id}/applicant_counts": {
      states: { ...states, confirmed: 4, waiting: 2 },
      attended: 0,
      told_of_change: 0,
      told_of_meeting: 0,
    },
    "GET /events/{id}/participants": [aParticipant(3, "Akari"), aParticipant(7, "Botan")],
    "GET /events/{id}/earlier_mails": earlier,
    "POST /events/{id}/applicant_mails/count": ({ body }) => ({ count: countOf(body) }),
    [send]: answer,
  });
  const onSent = vi.fn(async () => {});
  const page = await show(
    <MessageDialog event={anEvent()} mainLanguageId={1} people={people} onClose={() => {}} onSent={onSent} />,
    { language },
  );
  const { t, user } = page;
  const main = t("reminder_mail.in_language", {
    label: t("reminder_mail.title"),
    language: language === "ja" ? "日本語" : "Japanese",
  });
  const mainBody = main.replace(t("reminder_mail.title"), t("reminder_mail.body"));
  return {
    ...page,
    onSent,
    write: async (title = "Room 5") => {
      await user.type(screen.getByRole("textbox", { name: new RegExp(`^${escaped(main)}`) }), title);
      await user.type(screen.getByRole("textbox", { name: new RegExp(`^${escaped(mainBody)}`) }), "See you");
    },
    press: () => user.click(screen.getByRole("button", { name: t("message.send") })),
    question: async () => within(await screen.findByRole("dialog", { name: t("message.send") })),
    confirm: async () => {
      const dialog = within(await screen.findByRole("dialog", { name: t("message.send") }));
      await user.click(dialog.getByRole("button", { name: t("message.send") }));
    },
  };
}

/** As the server would count them. */
const countOf = ({ user_ids, states }: { user_ids?: number[] | null; states?: string[] | null }) =>
  user_ids?.length ??
  (states ?? []).reduce((sum, state) => sum + ({ confirmed: 4, waiting: 2 }[state] ?? 0), 0);

const escaped = (text: string) => text.replace(/[()（）]/g, "\\$&");
const sent = () => callsOf(send).map(({ body }) => body as Record<string, unknown>);

it.each(["en", "ja"] as const)("before it goes, it asks and says to how many (%s)", async (language) => {
  const { t, user, write, press, question, confirm, onSent } = await open({ language });
  await screen.findByRole("checkbox", { name: stateWithCount(t, "waiting", 2) });
  await write();
  await user.click(screen.getByRole("checkbox", { name: stateWithCount(t, "waiting", 2) }));
  await press();
  expect((await question()).getByText(t("message.send_question", { count: 6 }))).toBeTruthy();
  expect(sent()).toEqual([]);
  await confirm();
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(sent()).toMatchObject([
    { title: "Room 5", custom_body: "See you", states: ["confirmed", "waiting"] },
  ]);
  expect(sent()[0]).not.toHaveProperty("user_ids");
});

it("the preview says to whom it goes, the answer with the state", async () => {
  const { t, user, write } = await open();
  const text = { subject: "Room 5", html: "", text: "", sender: "Club" };
  const options = [{ id: 51, text: "Vegetarian", count: 2, is_deleted: false }];
  const question = {
    question_id: 5,
    question_type_id: 1,
    title: "Lunch?",
    is_deleted: false,
    answered: 3,
    options,
  };
  serve({
    "GET /events/{id}/answers/figures": { people: 6, questions: [question] as never },
    "POST /events/{id}/applicant_mails/preview": { ja: text, en: text } as never,
  });
  await user.click(screen.getByRole("radio", { name: t("message.by.answer") }));
  await screen.findByRole("option", { name: t("message.option", { option: "Vegetarian", count: 2 }) });
  await user.selectOptions(screen.getAllByRole("combobox")[0] as HTMLElement, "51");
  await user.click(screen.getByRole("checkbox", { name: t("applicant_state.waiting") }));
  await write();
  await user.click(screen.getByRole("button", { name: t("event_mail.preview") }));
  const dialog = within(await screen.findByRole("dialog", { name: t("event_mail.preview") }));
  const people = t("message.people_who.answered_in", {
    people: t("message.people_who.answered_with", { question: "Lunch?", text: "Vegetarian" }),
    states: t("applicant_state.waiting"),
  });
  expect(dialog.getByText(t("message.to_line", { people }))).toBeTruthy();
});

it("people who were chosen stand there by name, and it goes to them alone", async () => {
  const { t, write, press, question, confirm } = await open({ people: ["7"] });
  expect(await screen.findByText(/Botan.*\(Coming\)/)).toBeTruthy();
  await write();
  await press();
  expect((await question()).getByText(t("message.send_question", { count: 1 }))).toBeTruthy();
  await confirm();
  await waitFor(() => expect(sent()).toMatchObject([{ user_ids: [7] }]));
  expect(sent()[0]).not.toHaveProperty("states");
});

it("nothing is asked while words are missing", async () => {
  const { t, press } = await open();
  await press();
  expect(await screen.findByText(t("reminder_mail.title_blank"))).toBeTruthy();
  expect(screen.queryByRole("dialog", { name: t("message.send") })).toBeNull();
});

it("after a lost answer it is sent again as the same message, and as another once a word is another", async () => {
  const { t, write, press, confirm, onSent } = await open({ answer: lost });
  await write();
  for (let times = 0; times < 2; times += 1) {
    await press();
    await confirm();
    await waitFor(() => expect(sent()).toHaveLength(times + 1));
    expect(await screen.findByText(t("message.lost"))).toBeTruthy();
  }
  await write("!");
  await press();
  await confirm();
  await waitFor(() => expect(sent()).toHaveLength(3));
  const [first, second, third] = sent().map(({ nonce }) => nonce);
  expect(first).toBe(second);
  expect(third).not.toBe(first);
  expect(onSent).not.toHaveBeenCalled();
});

it("a refusal stands at its field, and what was written stays", async () => {
  const { write, press, confirm } = await open({
    people: ["3"],
    answer: refusal(422, { errors: { user_ids: ["was not found"] } }),
  });
  await screen.findByText(/Akari/);
  await write();
  await press();
  await confirm();
  expect((await screen.findAllByText(/^Recipients/)).length).toBeGreaterThan(0);
  expect(screen.getByDisplayValue("Room 5")).toBeTruthy();
});

it("a room that differs between the two languages is told while one writes, and nothing while one is empty", async () => {
  const { t, user, write } = await open();
  await write("5号室 18:30");
  expect(screen.queryByText(t("translation.title"))).toBeNull();
  const other = t("reminder_mail.in_language", { label: t("reminder_mail.title"), language: "English" });
  await user.type(screen.getByRole("textbox", { name: new RegExp(`^${escaped(other)}`) }), "Room 6, 6:30 pm");
  expect(await screen.findByText(t("translation.title"))).toBeTruthy();
  expect(screen.getByText(t("translation.only_in", { language: "Japanese", what: "5" }))).toBeTruthy();
  expect(screen.getByText(t("translation.only_in", { language: "English", what: "6" }))).toBeTruthy();
});

it("an earlier mail fills the fields, and asks before it replaces what was written", async () => {
  const text = { language_id: 1, title: "持ち物", custom_body: "上履き" };
  const earlier = [{ written_at: "2026-11-01T10:00:00.000+09:00", texts: [text] }];
  const { t, user, write } = await open({ earlier });
  const choose = async () => {
    await user.click(await screen.findByRole("combobox", { name: t("earlier_mail.label") }));
    await user.click(await screen.findByRole("option", { name: /持ち物/ }));
  };
  await choose();
  expect(screen.getByDisplayValue("上履き")).toBeTruthy();
  await write("!");
  await choose();
  expect(screen.getByDisplayValue("持ち物!")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: t("earlier_mail.replace") }));
  await waitFor(() => expect(screen.getByDisplayValue("持ち物")).toBeTruthy());
});
