import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aParticipant } from "../../../../../tests/support/components/a-participant.ts";
import { callsOf, type Data, lost, serve } from "../../../../../tests/support/components/fake-api.ts";
import { anEvent } from "../../../../../tests/support/components/samples.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { type ApplicationState, applicationStates } from "../../../../shared/application-states.ts";
import type { Event } from "../../../events/events.contract.ts";
import type { Participant } from "../../applications.contract.ts";
import { participantRows } from "./participant-rows.ts";
import { ParticipantsByState } from "./participants-by-state.tsx";
import { stateWithCount } from "./state-with-count.ts";

const decide = "POST /events/{id}/applications/decisions";

const participant = (id: number, first_name: string, state: ApplicationState) =>
  aParticipant(id, first_name, { state });
const underReview = ["Akari", "Botan", "Chika"].map((name, at) => participant(at + 1, name, "under_review"));

/** How many people stand where; of an event with two places. */
const counts = (
  given: Partial<Record<ApplicationState, number>> = {},
): Data<"GET /events/{id}/applicant_counts"> => ({
  states: { ...Object.fromEntries(applicationStates.map((state) => [state, 0])), ...given } as Record<
    ApplicationState,
    number
  >,
  attended: 0,
  told_of_change: 0,
  told_of_meeting: 0,
});

interface Given {
  participants?: Participant[];
  event?: Partial<Event>;
  hasCheckIn?: boolean;
  isWhole?: boolean;
  messagesAt?: string | null;
}

async function open({
  participants = underReview,
  event,
  hasCheckIn = false,
  isWhole = true,
  messagesAt = null,
}: Given = {}) {
  const rows = participantRows(participants);
  serve({ "GET /events/{id}/applicant_counts": counts({ under_review: 3 }) });
  const page = await show(
    <ParticipantsByState
      event={anEvent({ selection: "approval", max_participant_num: 2, ...event })}
      rows={rows}
      countOf={(state) => rows.filter((row) => row.state === state).length + (isWhole ? 0 : 1)}
      isWhole={isWhole}
      isLoading={!isWhole}
      hasCheckIn={hasCheckIn}
      messagesAt={messagesAt}
    />,
  );
  const { t, user } = page;
  const states = () => within(screen.getByRole("group", { name: t("decisions.by_state") }));
  return {
    ...page,
    labels: () =>
      states()
        .getAllByRole("radio")
        .map((chip) => chip.closest("div")?.textContent),
    choose: (state: ApplicationState, count: number) =>
      user.click(states().getByRole("radio", { name: stateWithCount(t, state, count) })),
    names: () =>
      screen
        .queryAllByRole("row")
        .flatMap((row) => row.textContent?.match(/Akari|Botan|Chika|Dan|Emi/) ?? [])
        .map(String),
    selectAll: () => user.click(screen.getByRole("checkbox", { name: t("table.select_shown") })),
    press: async (name: string) => user.click(await screen.findByRole("button", { name })),
    /** The press fetches the dialog. */
    ask: async (name: string) => {
      await user.click(await screen.findByRole("button", { name }));
      await screen.findByRole("dialog", {}, { timeout: 5000 });
    },
    dialog: () => within(screen.getByRole("dialog")),
  };
}

it("people stand by state: what waits for a decision is shown first, and others on a press", async () => {
  const others = [participant(4, "Dan", "confirmed"), participant(5, "Emi", "declined")];
  const { labels, names, choose } = await open({ participants: [...underReview, ...others] });
  expect(labels()).toEqual(["Coming (1)", "Under review (3)", "Declined (1)"]);
  expect(names()).toEqual(["Akari", "Botan", "Chika"]);
  await choose("confirmed", 1);
  await waitFor(() => expect(names()).toEqual(["Dan"]));
});

it("nobody is left out, whatever state they are in", async () => {
  const everybody = applicationStates.map((state, at) => participant(at + 1, "Akari", state));
  const { labels } = await open({ participants: everybody });
  expect(labels()).toHaveLength(applicationStates.length);
});

it("a decision is asked about first, with what it leads to by the places that are free", async () => {
  const { t, user, selectAll, ask, dialog } = await open();
  await selectAll();
  await ask(`${t("decisions.accept")} (3)`);
  expect(dialog().getByText(t("decisions.accept_title", { count: 3 }))).toBeTruthy();
  expect(await dialog().findByText("2 people come, 1 can't be accepted.")).toBeTruthy();
  expect(dialog().getByText(/^Can't be accepted: .*Chika/)).toBeTruthy();
  expect(dialog().getByText(t("decisions.told_later"))).toBeTruthy();
  await user.click(dialog().getByText(t("decisions.close")));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(callsOf(decide)).toEqual([]);
});

it("those who are selected are decided with a message; who could not be is named with the reason, and all is taken back", async () => {
  serve({ [decide]: { done: [1, 2], refused: [{ user_id: 3, errors: { event: ["is full"] } }] } });
  const { t, user, selectAll, ask, press, dialog } = await open();
  await selectAll();
  await ask(`${t("decisions.accept")} (3)`);
  await user.type(dialog().getByLabelText(t("decisions.message")), "Bring slippers.");
  await user.click(dialog().getByRole("button", { name: t("decisions.accept") }));
  const result = within(await screen.findByRole("listitem"));
  expect(result.getByText(/Chika.*: All seats are taken\.$/)).toBeTruthy();
  expect(callsOf(decide)[0]?.body).toEqual({
    decision: "accept",
    user_ids: [1, 2, 3],
    message: "Bring slippers.",
  });
  serve({ [decide]: { done: [1, 2], refused: [] } });
  await press(t("decisions.undo", { minutes: 10 }));
  await waitFor(() => expect(callsOf(decide)).toHaveLength(2));
  expect(callsOf(decide)[1]?.body).toMatchObject({ decision: "reset", user_ids: [1, 2] });
});

it("what can't be taken back is named with the reason, and so is a refusal of the whole", async () => {
  serve({ [decide]: { done: [1, 2, 3], refused: [] } });
  const { t, user, selectAll, ask, press, dialog } = await open();
  await selectAll();
  await ask(`${t("decisions.decline")} (3)`);
  await user.click(dialog().getByRole("button", { name: t("decisions.decline") }));
  const refused: { user_id: number; errors: Record<string, string[]> }[] = [
    { user_id: 2, errors: { state: ["is not open to this"] } },
    { user_id: 3, errors: { user: ["was not found"] } },
  ];
  serve({ [decide]: { done: [1], refused } });
  await press(t("decisions.undo", { minutes: 10 }));
  expect(await screen.findByText(t("decisions.undo_refused", { count: 2 }))).toBeTruthy();
  expect(screen.getByText(t("decisions.undone", { count: 1 }))).toBeTruthy();
  const reasons = screen.getAllByRole("listitem").map((one) => one.textContent);
  expect(reasons).toEqual([
    expect.stringContaining(t("decisions.changed_meanwhile")),
    expect.stringContaining(t("decisions.account_gone")),
  ]);
});

it("declining says how many who wait get a seat by it", async () => {
  const coming = ["Dan", "Emi"].map((name, at) => participant(at + 4, name, "confirmed"));
  const { t, selectAll, ask, dialog } = await open({ participants: coming });
  serve({ "GET /events/{id}/applicant_counts": counts({ confirmed: 2, waiting: 5 }) });
  await selectAll();
  await ask(`${t("decisions.decline")} (2)`);
  expect(await dialog().findByText(t("decisions.moves_up", { count: 2 }))).toBeTruthy();
});

it("where the decision does not arrive, the question stays with the message", async () => {
  serve({ [decide]: lost });
  const { t, user, selectAll, ask, dialog } = await open();
  await selectAll();
  await ask(`${t("decisions.decline")} (3)`);
  await user.type(dialog().getByLabelText(t("decisions.message")), "Sorry");
  await user.click(dialog().getByRole("button", { name: t("decisions.decline") }));
  expect(await screen.findByText(t("admin.unreachable"))).toBeTruthy();
  expect(dialog().getByLabelText<HTMLTextAreaElement>(t("decisions.message")).value).toBe("Sorry");
});

it("nothing can be decided without a selection, nor once the event has begun or is cancelled", async () => {
  const { t } = await open();
  const accept = () => screen.queryByRole<HTMLButtonElement>("button", { name: t("decisions.accept") });
  expect(accept()?.disabled).toBe(true);
  for (const event of [
    { start_at: "2026-01-01T10:00:00.000+09:00" },
    { cancelled_at: "2026-01-01T10:00:00.000+09:00" },
  ]) {
    cleanup();
    await open({ event });
    expect(accept()).toBeNull();
  }
});

it("not everybody can be selected while some are still on their way", async () => {
  const { t } = await open({ isWhole: false });
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: t("table.select_shown") }).disabled).toBe(
    true,
  );
});

it("who came and who did not is told of those who have a place", async () => {
  const came = { ...participant(4, "Dan", "confirmed"), checked_in_at: "2026-11-20T10:00:00.000+09:00" };
  const { t, user, names } = await open({
    participants: [came, participant(5, "Emi", "confirmed")],
    hasCheckIn: true,
  });
  const filter = within(screen.getByRole("group", { name: t("attendance.filter") }));
  const choose = (place: number) => user.click(filter.getAllByRole("radio")[place] as HTMLElement);
  await choose(1);
  await waitFor(() => expect(names()).toEqual(["Dan"]));
  await choose(2);
  await waitFor(() => expect(names()).toEqual(["Emi"]));
});

it("beside each name is the way to a message to that person, and to all who are selected", async () => {
  const { t, selectAll } = await open({ messagesAt: "/remind" });
  const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(link(t("message.write_to", { name: "Botan Sample" }))).toBe("/remind?to=2");
  expect(screen.queryByRole("link", { name: t("message.write_to_selected", { count: 3 }) })).toBeNull();
  await selectAll();
  expect(link(t("message.write_to_selected", { count: 3 }))).toBe("/remind?to=1,2,3");
});

it("where no messages go any more there is no way to one", async () => {
  await open();
  expect(screen.queryByRole("link")).toBeNull();
});

it("winners of a draw stand before who moved up or was accepted, each with a word; elsewhere there is no such column", async () => {
  const participants = [
    aParticipant(1, "Akari", { promoted_at: "2026-11-10T10:00:00.000+09:00" }),
    aParticipant(2, "Botan", { decided_at: "2026-11-10T10:00:00.000+09:00" }),
    aParticipant(3, "Chika"),
  ];
  const page = await open({ participants, event: { selection: "lottery" } });
  expect(page.names()).toEqual(["Chika", "Akari", "Botan"]);
  for (const origin of ["drawn", "moved_up", "accepted"] as const)
    expect(screen.getAllByText(page.t(`participants.origins.${origin}`)).length).toBeGreaterThan(0);
  cleanup();
  const other = await open({ participants });
  expect(other.names()).toEqual(["Akari", "Botan", "Chika"]);
  expect(screen.queryByText(page.t("participants.origins.drawn"))).toBeNull();
});
