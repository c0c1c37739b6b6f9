import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { callsOf, lost, refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { anEvent } from "../../../../../tests/support/components/samples.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { Event } from "../../events.contract.ts";
import { DuplicateEvent } from "./duplicate-event.tsx";

const duplicate = "POST /events/{id}/duplicate";
const publish = "PUT /events/publish";
const event = anEvent({ id: 5, start_at: "2026-11-30T18:30:00.000+09:00" });

const wireTime = (start: string) => `${start.replace(" ", "T")}:00.000+09:00`;
const copiesOf = (starts: readonly string[], firstId = 100): Event[] =>
  starts.map((start, place) => ({
    ...event,
    id: firstId + place,
    start_at: wireTime(start),
    is_published: false,
  }));
// biome-ignore lint/suspicious/noExplicitAny: a call's body as it was sent
const startsSent = () => callsOf(duplicate).map(({ body }) => (body as any).start_at);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T12:00:00+09:00") });
  serve({
    "GET /organizations/{id}/publishing_rules": { needs_disclosure: false, refusal: null, limits: null },
  });
});

const checkbox = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });

async function open() {
  const onDuplicated = vi.fn();
  const shown = await show(<DuplicateEvent event={event} organizationId={7} onDuplicated={onDuplicated} />);
  serve({ "GET /organizations/{id}/events": [event] });
  await shown.user.click(screen.getByRole("button", { name: "Duplicate" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByLabelText("Repeat");
  return { ...shown, onDuplicated, dialog };
}

it("one copy is made a week later by one press, and is handed on", async () => {
  const { user, dialog, onDuplicated } = await open();
  serve({ [duplicate]: ({ body }) => copiesOf(body.start_at as never) });
  await user.click(dialog.getByRole("button", { name: "Make the copy" }));
  expect(startsSent()).toEqual([["2026-12-07 18:30"]]);
  expect(onDuplicated).toHaveBeenCalledWith(expect.objectContaining({ id: 100 }));
});

it("a series shows every date with its weekday, leaves out holidays and dates, and is made and published", async () => {
  const { user, dialog } = await open();
  await user.selectOptions(dialog.getByLabelText("Repeat"), "Every week");
  const times = dialog.getByLabelText("Times");
  await user.clear(times);
  await user.type(times, "6");
  await user.click(dialog.getByLabelText("Leave out national holidays"));
  expect(checkbox(/Mon, Jan. 11th 2027 18:30.*Coming of Age Day/).checked).toBe(false);
  await user.click(checkbox(/Dec. 28th 2026/));
  serve({
    [duplicate]: ({ body }) => copiesOf(body.start_at as never),
    [publish]: ({ body }) => ({
      done: body.ids.slice(1),
      refused: [{ id: 100, errors: { title: ["can't be blank"] } }],
    }),
  });
  await user.click(dialog.getByRole("button", { name: "Make 5 copies" }));
  expect(startsSent()).toEqual([
    ["2026-12-07 18:30", "2026-12-14 18:30", "2026-12-21 18:30", "2027-01-04 18:30", "2027-01-18 18:30"],
  ]);
  const made = within(await screen.findByRole("list", { name: "The copies" }));
  expect(made.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    [100, 101, 102, 103, 104].map((id) => `/manage/organizations/7/events/${id}/edit`),
  );
  await user.click(screen.getByRole("button", { name: "Publish all 5" }));
  await screen.findByText("4 events were published");
  made.getByText(/^Title can.t be blank/);
  expect(made.getAllByText("Public")).toHaveLength(4);
});

it("a series that is to end on a day keeps its dates until another day is chosen", async () => {
  const { user, dialog } = await open();
  await user.selectOptions(dialog.getByLabelText("Repeat"), "Every 2 weeks");
  await user.selectOptions(dialog.getByLabelText("Ends"), "On a day");
  expect(dialog.getByLabelText<HTMLInputElement>("Last day").value).toBe("2027-03-15");
  expect(dialog.getByRole("button", { name: "Make 8 copies" })).toBeTruthy();
  fireEvent.change(dialog.getByLabelText("Last day"), { target: { value: "" } });
  expect(dialog.getByLabelText<HTMLInputElement>("Last day").value).toBe("");
});

it("a date on which the event is held already is left out, so that a term goes on where it ended", async () => {
  const { user, dialog } = await open();
  serve({ "GET /organizations/{id}/events": [event, ...copiesOf(["2026-12-07 18:30", "2026-12-14 18:30"])] });
  await user.selectOptions(dialog.getByLabelText("Repeat"), "Every week");
  await dialog.findAllByText("Exists already");
  expect(checkbox(/Dec. 7th 2026 18:30.*Exists already/).checked).toBe(false);
  serve({ [duplicate]: ({ body }) => copiesOf(body.start_at as never, 200) });
  await user.click(dialog.getByRole("button", { name: "Make 8 copies" }));
  expect(startsSent()[0]?.[0]).toBe("2026-12-21 18:30");
});

it("after an answer that got lost nothing is made twice, and dates that were added since are made", async () => {
  const { user, dialog, onDuplicated } = await open();
  await user.selectOptions(dialog.getByLabelText("Repeat"), "Every week");
  await user.clear(dialog.getByLabelText("Times"));
  await user.type(dialog.getByLabelText("Times"), "2");
  serve({ [duplicate]: lost });
  await user.click(dialog.getByRole("button", { name: "Make 2 copies" }));
  await dialog.findByRole("alert");
  serve({
    "GET /organizations/{id}/events": [event, ...copiesOf(["2026-12-07 18:30", "2026-12-14 18:30"])],
    [duplicate]: ({ body }) => copiesOf(body.start_at as never, 200),
  });
  await user.clear(dialog.getByLabelText("Times"));
  await user.type(dialog.getByLabelText("Times"), "3");
  await user.click(dialog.getByRole("button", { name: "Make 3 copies" }));
  expect(startsSent().at(-1)).toEqual(["2026-12-21 18:30"]);
  expect(within(await screen.findByRole("list", { name: "The copies" })).getAllByRole("link")).toHaveLength(
    3,
  );
  expect(onDuplicated).not.toHaveBeenCalled();
});

it("dates that others have made in the same moment are told and left out, and what was taken out stays out", async () => {
  const { user, dialog } = await open();
  await user.selectOptions(dialog.getByLabelText("Repeat"), "Every week");
  await user.clear(dialog.getByLabelText("Times"));
  await user.type(dialog.getByLabelText("Times"), "2");
  await user.click(checkbox(/Dec. 14th 2026/));
  serve({
    [duplicate]: refusal(422, { errors: { start_at: ["is held already: somebody else has just made it"] } }),
    "GET /organizations/{id}/events": [event, ...copiesOf(["2026-12-07 18:30", "2026-12-21 18:30"])],
  });
  await user.click(dialog.getByRole("button", { name: "Make 1 copy" }));
  expect((await dialog.findByRole("alert")).textContent).toMatch("so nothing was made");
  await vi.waitFor(() => expect(checkbox(/Dec. 7th 2026 18:30.*Exists already/).checked).toBe(false));
  expect(checkbox(/Dec. 14th 2026/).checked).toBe(false);
  expect(callsOf(duplicate).at(-1)?.body).toEqual({ start_at: ["2026-12-07 18:30"], held_start_at: [] });
  serve({ [duplicate]: ({ body }) => copiesOf(body.start_at as never, 200) });
  await user.click(checkbox(/Dec. 7th 2026/));
  await user.click(dialog.getByRole("button", { name: /^Make \d/ }));
  await vi.waitFor(() => expect(callsOf(duplicate)).toHaveLength(2));
  expect(callsOf(duplicate).at(-1)?.body).toMatchObject({ held_start_at: ["2026-12-07 18:30"] });
});

it("no dates, and more than a year of weeks, are told without a call", async () => {
  const { user, dialog } = await open();
  await user.selectOptions(dialog.getByLabelText("Repeat"), "Every week");
  await user.clear(dialog.getByLabelText("Times"));
  await user.click(dialog.getByRole("button", { name: "Make the copies" }));
  expect(dialog.getByRole("alert").textContent).toBe("Choose at least one date.");
  await user.selectOptions(dialog.getByLabelText("Ends"), "On a day");
  fireEvent.change(dialog.getByLabelText("Last day"), { target: { value: "2030-01-01" } });
  await user.click(dialog.getByRole("button", { name: "Make 53 copies" }));
  expect(dialog.getByRole("alert").textContent).toMatch("At most 52 copies at once.");
  expect(callsOf(duplicate)).toEqual([]);
});

it("what was chosen stays when the language changes, and what was refused is told", async () => {
  const { user, dialog, showIn } = await open();
  await user.selectOptions(dialog.getByLabelText("Repeat"), "Every 2 weeks");
  await showIn("ja");
  expect(dialog.getByLabelText<HTMLSelectElement>("くり返し").value).toBe("2");
  expect(checkbox(/12月0?7日（月）18:30/).checked).toBe(true);
  serve({ [duplicate]: refusal(429, { message: "多すぎます" }) });
  await user.click(dialog.getByRole("button", { name: "8件つくる" }));
  await dialog.findByRole("alert");
});

it("a series waits until it is known which of its dates are held already", async () => {
  const { user, dialog } = await open();
  const { promise, resolve } = Promise.withResolvers<Event[]>();
  serve({
    "GET /organizations/{id}/events": () => promise,
    [duplicate]: ({ body }) => copiesOf(body.start_at as never),
  });
  await user.selectOptions(dialog.getByLabelText("Repeat"), "Every week");
  const make = dialog.getByRole<HTMLButtonElement>("button", { name: /^Make \d+ copies$/ });
  expect(make.dataset.loading ?? make.disabled).toBeTruthy();
  await user.click(make);
  expect(startsSent()).toEqual([]);
  resolve([event, { ...event, id: 6, start_at: "2026-12-07T18:30:00.000+09:00" }]);
  await vi.waitFor(() => expect(make.disabled || make.dataset.loading).toBeFalsy());
  await user.click(make);
  await vi.waitFor(() => expect(startsSent()).toHaveLength(1));
  expect(startsSent()[0]).not.toContain("2026-12-07 18:30");
});
