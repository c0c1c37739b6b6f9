import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aParticipant } from "../../../../../tests/support/components/a-participant.ts";
import { callsOf, lost, refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { anEvent } from "../../../../../tests/support/components/samples.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { Event } from "../../../events/events.contract.ts";
import type { Participant } from "../../applications.contract.ts";
import { participantRows } from "../../participants/ui/participant-rows.ts";
import { ApplicantDrawer } from "./applicant-drawer.tsx";

const noteCall = "PUT /events/{id}/applications/{user_id}/note";
const cancelCall = "PUT /events/{id}/applications/{user_id}/cancel";
const historyCall = "GET /events/{id}/applications/{user_id}/history";

const akari: Participant = aParticipant(4, "Akari", {
  application_id: 1,
  user: {
    ...(aParticipant(4, "Akari").user as NonNullable<Participant["user"]>),
    university: {
      id: 1,
      name_ja: "大分大学",
      name_en: "Oita University",
      prefecture_id: 44,
      snake_name: "Oita_University",
    },
    department_category: { id: 2, name: "Science" },
  },
  answers: { q_7: "Vegetarian" },
  answers_before: [{ replaced_at: "2026-11-02T10:00:00.000+09:00", answers: { q_7: "Anything" } }],
  note: "Helps with the chairs.",
});
const question = {
  id: 7,
  question_type_id: 1,
  is_required: false,
  language_apply_questions: [{ id: 1, language_id: 2, title: "What do you eat?" }],
  apply_question_options: [],
} as unknown as Event["apply_questions"][number];

const history = [
  {
    event: { id: 3, title: "Tea", start_at: "2026-10-01T18:00:00.000+09:00" },
    state: "confirmed" as const,
    checked_in_at: "2026-10-01T17:55:00.000+09:00",
  },
];

async function open(given: { participant?: Partial<Participant>; event?: Partial<Event> } = {}) {
  serve({ [historyCall]: history });
  const [row] = participantRows([{ ...akari, ...given.participant }]);
  if (!row) throw new Error("there is a row");
  const event = anEvent({ apply_questions: [question], ...given.event });
  const page = await show(
    <ApplicantDrawer event={event} row={row} messagesAt="/messages" onClose={() => {}} />,
  );
  const cancelButton = () => screen.queryByRole("button", { name: page.t("applicant.cancel") });
  return { ...page, drawer: within(await screen.findByRole("dialog")), cancelButton };
}

it("from the drawer one writes to the person", async () => {
  const { drawer, t } = await open();
  const link = drawer.getByRole("link", { name: new RegExp(t("message.write_to", { name: ".*" })) });
  expect(link.getAttribute("href")).toMatch(/^\/messages\?to=\d+$/);
});

it("who somebody is, what they answered, and how it was before stand in one place", async () => {
  const { drawer } = await open();
  for (const text of ["Oita University · Science", "What do you eat?", "Vegetarian", "Anything", "Tea"]) {
    expect((await drawer.findAllByText(text)).length).toBeGreaterThan(0);
  }
  expect(drawer.getByText(/Oct. 1st 2026 · Attended/)).toBeTruthy();
});

it("a note says who reads it, is saved once it is another one, and stays where it did not arrive", async () => {
  const { t, user, drawer } = await open();
  const field = drawer.getByLabelText<HTMLTextAreaElement>(t("applicant.note"));
  const save = drawer.getByRole<HTMLButtonElement>("button", { name: t("applicant.note_save") });
  expect(drawer.getByText(t("applicant.note_hint"))).toBeTruthy();
  expect([field.value, save.disabled]).toEqual(["Helps with the chairs.", true]);
  await user.clear(field);
  await user.type(field, "Came late");
  serve({ [noteCall]: lost });
  await user.click(save);
  expect(await screen.findByText(t("admin.unreachable"))).toBeTruthy();
  expect(field.value).toBe("Came late");
  serve({ [noteCall]: { user_id: 4, note: "Came late" } });
  await user.click(save);
  expect(await screen.findByText(t("applicant.note_saved"))).toBeTruthy();
  expect(callsOf(noteCall).at(-1)?.body).toEqual({
    note: "Came late",
    note_before: "Helps with the chairs.",
  });
});

const theirs = { user_id: 4, note: "Brings tea." };
const conflict = refusal(409, { errors: { note: ["was changed by someone else"] }, data: theirs });

it.each(["keep_mine", "take_theirs"] as const)(
  "of two who note something at once, the second reads the other's note and loses nothing: %s",
  async (choice) => {
    const { t, user, drawer } = await open();
    const field = drawer.getByLabelText<HTMLTextAreaElement>(t("applicant.note"));
    await user.clear(field);
    await user.type(field, "Came late");
    serve({ [noteCall]: conflict });
    await user.click(drawer.getByRole("button", { name: t("applicant.note_save") }));
    expect(await screen.findByText("Brings tea.")).toBeTruthy();
    expect(field.value).toBe("Came late");
    serve({ [noteCall]: { user_id: 4, note: "Came late" } });
    const sent = callsOf(noteCall).length;
    await user.click(screen.getByRole("button", { name: t(`conflict.${choice}`) }));
    if (choice === "take_theirs") {
      await waitFor(() => expect(field.value).toBe("Brings tea."));
      expect(callsOf(noteCall)).toHaveLength(sent);
    } else {
      await screen.findByText(t("applicant.note_saved"));
      expect(callsOf(noteCall).at(-1)?.body).toEqual({ note: "Came late", note_before: "Brings tea." });
      expect(field.value).toBe("Came late");
    }
  },
);

/** As the call answers where it was this that cancelled. */
function cancelledWith(message: string | null) {
  return { cancel_reason: "organizer", decision_message: message } as never;
}

it("an application is cancelled after a question, with what the person is told", async () => {
  serve({ [cancelCall]: cancelledWith("The room is smaller.") });
  const { t, user, cancelButton } = await open();
  await user.click(cancelButton() as HTMLElement);
  await user.type(await screen.findByLabelText(t("decisions.message")), "The room is smaller.");
  expect(callsOf(cancelCall)).toEqual([]);
  await user.click(screen.getAllByRole("button", { name: t("applicant.cancel") }).at(-1) as HTMLElement);
  await waitFor(() => expect(callsOf(cancelCall)).toHaveLength(1));
  expect(callsOf(cancelCall)[0]?.body).toEqual({ message: "The room is smaller." });
  expect(await screen.findByText(t("applicant.cancelled", { name: "Akari Sample" }))).toBeTruthy();
});

it.each([
  ["another manager", cancelledWith("Sorry!")],
  ["the person", { cancel_reason: "self", decision_message: null } as never],
])("where %s has cancelled before, no mail with the message is promised", async (_, cancelled) => {
  serve({ [cancelCall]: cancelled });
  const { t, user, cancelButton } = await open();
  await user.click(cancelButton() as HTMLElement);
  await user.type(await screen.findByLabelText(t("decisions.message")), "The room is smaller.");
  await user.click(screen.getAllByRole("button", { name: t("applicant.cancel") }).at(-1) as HTMLElement);
  expect(await screen.findByText(t("applicant.cancelled_before", { name: "Akari Sample" }))).toBeTruthy();
});

it("a refusal is said, and what was written stays", async () => {
  serve({ [cancelCall]: refusal(422, { event: ["has already begun"] }) });
  const { t, user, cancelButton } = await open();
  await user.click(cancelButton() as HTMLElement);
  const message = await screen.findByLabelText<HTMLTextAreaElement>(t("decisions.message"));
  await user.type(message, "Sorry");
  await user.click(screen.getAllByRole("button", { name: t("applicant.cancel") }).at(-1) as HTMLElement);
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(message.value).toBe("Sorry");
});

it("of somebody whom no mail reaches no mail is promised, and nothing is asked for it", async () => {
  serve({ [cancelCall]: cancelledWith(null) });
  const guest = { has_account: false, guest_email: null };
  const { t, user, cancelButton } = await open({ participant: guest });
  await user.click(cancelButton() as HTMLElement);
  const name = "Akari Sample";
  const dialog = (await screen.findByText(t("applicant.cancel_question_untold", { name }))).closest(
    "[role=dialog]",
  );
  expect(dialog?.querySelector("textarea")).toBeNull();
  await user.click(screen.getAllByRole("button", { name: t("applicant.cancel") }).at(-1) as HTMLElement);
  expect(await screen.findByText(t("applicant.cancelled_untold", { name }))).toBeTruthy();
});

it("of a guest with an address the mail is promised", async () => {
  const { t, user, cancelButton } = await open({
    participant: { has_account: false, guest_email: "akari@example.com" },
  });
  await user.click(cancelButton() as HTMLElement);
  const question = t("applicant.cancel_question", { name: "Akari Sample" });
  expect(await screen.findByText(question)).toBeTruthy();
});

it.each([
  ["who has cancelled", { participant: { state: "cancelled" as const } }],
  ["an event that has begun", { event: { start_at: "2026-01-01T10:00:00.000+09:00" } }],
  ["a cancelled event", { event: { cancelled_at: "2026-01-01T10:00:00.000+09:00" } }],
])("nothing is left to cancel of %s", async (_, given) => {
  const { cancelButton } = await open(given);
  expect(cancelButton()).toBeNull();
});
