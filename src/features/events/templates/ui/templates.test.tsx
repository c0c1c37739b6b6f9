import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { callsOf, lost, refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { anEvent } from "../../../../../tests/support/components/samples.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { EventTemplate } from "../templates.contract.ts";
import { SaveTemplate } from "./save-template.tsx";
import { startOfTemplate } from "./template-start.ts";
import { TemplatesPanel } from "./templates-panel.tsx";

const list = "GET /organizations/{id}/event_templates";
const save = "POST /organizations/{id}/event_templates";
const rename = "PUT /organizations/{id}/event_templates/{template_id}";
const remove = "DELETE /organizations/{id}/event_templates/{template_id}";
const make = "POST /organizations/{id}/event_templates/{template_id}/events";

const event = anEvent({ id: 5, start_at: "2026-11-30T18:30:00.000+09:00" });
const title = event.language_events[0]?.title ?? "";
const tea: EventTemplate = {
  id: 3,
  name: "Tea",
  title,
  weekday: 1,
  start_time: "18:30",
  created_at: "2026-11-01T10:00:00.000+09:00",
};

// A Tuesday.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T12:00:00+09:00") });
});

it("an event is saved under its title with two presses, and an answer that got lost saves it once", async () => {
  serve({ [list]: [] });
  const { user, t } = await show(<SaveTemplate event={event} />);
  await user.click(screen.getByRole("button", { name: t("template.save") }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByLabelText<HTMLInputElement>(/Name of the template/).value).toBe(title);
  const press = () => user.click(dialog.getByRole("button", { name: t("template.save") }));
  const older = { ...tea, name: title };
  serve({ [list]: [older], [save]: lost });
  await press();
  expect(await dialog.findByText(t("admin.unreachable"))).toBeTruthy();
  // One of that name which was there before is not the one that was to be saved.
  await press();
  expect(await dialog.findByText(t("admin.unreachable"))).toBeTruthy();
  serve({ [list]: [older, { ...older, id: 4 }] });
  await press();
  expect(await screen.findByText(t("template.saved"))).toBeTruthy();
  expect(callsOf(save).map(({ body }) => body)).toEqual([
    { event_id: 5, name: title },
    { event_id: 5, name: title },
  ]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("where the session is over the save itself is sent, whose refusal asks for the log-in", async () => {
  serve({ [list]: [] });
  const { user, t } = await show(<SaveTemplate event={event} />);
  await user.click(screen.getByRole("button", { name: t("template.save") }));
  const dialog = within(await screen.findByRole("dialog"));
  serve({ [list]: refusal(401, {}), [save]: refusal(401, {}) });
  await user.click(dialog.getByRole("button", { name: t("template.save") }));
  await vi.waitFor(() => expect(callsOf(save)).toHaveLength(1));
});

it.each(["en", "ja"] as const)(
  "an event is saved in the place of a template, under its name (%s)",
  async (language) => {
    serve({ [list]: [tea] });
    const { user, t } = await show(<SaveTemplate event={event} />, { language });
    await user.click(screen.getByRole("button", { name: t("template.save") }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.selectOptions(
      await dialog.findByLabelText(t("template.place")),
      t("template.in_place_of", { name: "Tea" }),
    );
    expect(dialog.getByRole<HTMLInputElement>("textbox").value).toBe("Tea");
    serve({ [rename]: tea });
    await user.click(dialog.getByRole("button", { name: t("template.replace") }));
    expect(await screen.findByText(t("template.replaced"))).toBeTruthy();
    expect(callsOf(rename).map(({ body, params }) => [body, params])).toEqual([
      [{ event_id: 5, name: "Tea" }, expect.objectContaining({ template_id: "3" })],
    ]);
    expect(callsOf(save)).toEqual([]);
  },
);

it("a name that is missing, taken, or one too many is told at the field, and what was typed stays", async () => {
  serve({ [list]: [] });
  const { user, t } = await show(<SaveTemplate event={event} />);
  await user.click(screen.getByRole("button", { name: t("template.save") }));
  const dialog = within(await screen.findByRole("dialog"));
  const field = dialog.getByLabelText<HTMLInputElement>(/Name of the template/);
  const press = () => user.click(dialog.getByRole("button", { name: t("template.save") }));
  await user.clear(field);
  await press();
  expect(dialog.getByText(t("template.name_blank"))).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await user.type(field, "Tea");
  serve({ [list]: [], [save]: refusal(422, { errors: { name: ["has already been taken"] } }) });
  await press();
  expect(await dialog.findByText(/Name is in use already/)).toBeTruthy();
  serve({ [save]: refusal(422, { errors: { event_templates: ["are at most 50"] } }) });
  await press();
  expect(await dialog.findByText(t("template.at_most", { max: 50 }))).toBeTruthy();
  expect(field.value).toBe("Tea");
});

const panel = async (onMade = vi.fn(), language: "en" | "ja" = "en") => {
  serve({ [list]: [tea] });
  const shown = await show(<TemplatesPanel organizationId={7} knownIds={new Set([5])} onMade={onMade} />, {
    language,
  });
  await screen.findByRole("list", { name: shown.t("template.heading") });
  return { ...shown, onMade };
};

it("a draft is made of a template with two presses, on its next weekday, once", async () => {
  const { user, t, onMade } = await panel();
  expect(screen.getByText(/Mon 18:30/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: t("template.use_of", { name: "Tea" }) }));
  const dialog = within(await screen.findByRole("dialog"));
  const press = () => user.click(dialog.getByRole("button", { name: t("template.make") }));
  serve({ [make]: lost });
  await press();
  expect((await dialog.findByRole("alert")).textContent).toBe(t("admin.unreachable"));
  const made = { ...event, id: 100, start_at: "2026-12-07T18:30:00.000+09:00" };
  serve({ "GET /organizations/{id}/events": [event, made] });
  await press();
  expect(callsOf(make).map(({ body }) => body)).toEqual([{ start_at: "2026-12-07 18:30" }]);
  expect(onMade).toHaveBeenCalledWith(expect.objectContaining({ id: 100 }));
});

it("a start that is missing or past is told, and nothing is made", async () => {
  const { user, t } = await panel();
  await user.click(screen.getByRole("button", { name: t("template.use_of", { name: "Tea" }) }));
  const dialog = within(await screen.findByRole("dialog"));
  const day = dialog.getByRole("textbox", { name: /date/ });
  const press = () => user.click(dialog.getByRole("button", { name: t("template.make") }));
  await user.clear(day);
  await press();
  expect(await dialog.findByText(t("template.start_needed"))).toBeTruthy();
  await user.type(day, "2026-11-30");
  await press();
  expect(await dialog.findByText(t("duplicate.start_past"))).toBeTruthy();
  expect(callsOf(make)).toEqual([]);
});

it.each(["en", "ja"] as const)(
  "a template is renamed, and deleted after a question (%s)",
  async (language) => {
    const { user, t } = await panel(vi.fn(), language);
    await user.click(screen.getByRole("button", { name: t("template.rename_of", { name: "Tea" }) }));
    const dialog = within(await screen.findByRole("dialog"));
    const field = dialog.getByRole("textbox");
    await user.clear(field);
    await user.type(field, "Coffee");
    serve({ [rename]: { ...tea, name: "Coffee" }, [list]: [{ ...tea, name: "Coffee" }] });
    await user.click(dialog.getByRole("button", { name: t("template.rename") }));
    expect(callsOf(rename).map(({ body }) => body)).toEqual([{ name: "Coffee" }]);
    await user.click(
      await screen.findByRole("button", { name: t("template.remove_of", { name: "Coffee" }) }),
    );
    const question = within(await screen.findByRole("dialog"));
    question.getByText(t("template.remove_question", { name: "Coffee" }));
    serve({ [remove]: tea, [list]: [] });
    await user.click(question.getByRole("button", { name: t("template.remove") }));
    await vi.waitFor(() => expect(screen.queryByText("Coffee")).toBeNull());
    expect(callsOf(remove)).toHaveLength(1);
  },
);

it("nothing is shown where there is no template", async () => {
  serve({ [list]: [] });
  const { t } = await show(<TemplatesPanel organizationId={7} knownIds={new Set()} onMade={vi.fn()} />);
  await vi.waitFor(() => expect(callsOf(list)).toHaveLength(1));
  expect(screen.queryByText(t("template.heading"))).toBeNull();
});

it("the proposed start is the next such weekday and time, today where it is still to come", () => {
  const at = (weekday: number, start_time: string) =>
    startOfTemplate({ weekday, start_time }, new Date("2026-12-01T12:00:00+09:00"));
  expect(at(2, "12:01")).toBe("2026-12-01 12:01");
  expect(at(2, "12:00")).toBe("2026-12-08 12:00");
  expect(at(0, "00:30")).toBe("2026-12-06 00:30");
  expect(at(6, "23:00")).toBe("2026-12-05 23:00");
});
