import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { callsOf, serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { displayDate } from "../../../../shared/time/tokyo-time.ts";
import type { OwnEventData } from "../my-data.contract.ts";
import { EventData } from "./event-data.tsx";

const row: OwnEventData = {
  event: { id: 9, title: "Tea", start_at: "2026-12-01T18:00:00.000+09:00" },
  state: "confirmed",
  questions: [{ question_id: 7, title: "Why do you come?" }],
  answers: { q_7: "For the cake." },
  answers_before_count: 0,
  has_answers: true,
  readers: [
    { id: 1, organization_name: "Tea Club" },
    { id: 2, organization_name: "Go Club" },
  ],
  kept_until: "2099-05-30T20:00:00.000+09:00",
  answers_deleted_at: null,
  actions: ["change_answers", "cancel"],
};
const erase = "DELETE /events/{id}/applications/own/answers";

it("says what was answered, who reads it and until when", async () => {
  const { t } = await show(<EventData row={row} onChanged={() => {}} />);
  expect(screen.getByText("For the cake.")).toBeTruthy();
  expect(screen.getByText(t("my_data.readers", { hosts: "Tea Club, Go Club" }))).toBeTruthy();
  expect(
    screen.getByText(t("my_data.until", { date: displayDate(new Date(row.kept_until), "en") })),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: t("my_data.change") }).getAttribute("href")).toBe(
    "/events/9/apply",
  );
});

it("answers are deleted after a question alone, and what is stored is read again", async () => {
  serve({ [erase]: true });
  const onChanged = vi.fn();
  const { t, user } = await show(<EventData row={row} onChanged={onChanged} />);
  await user.click(screen.getByRole("button", { name: /: Tea$/ }));
  expect(callsOf(erase)).toEqual([]);
  const dialog = within(screen.getByRole("dialog", { name: t("my_data.ask_delete", { title: "Tea" }) }));
  await user.click(dialog.getByRole("button", { name: t("my_data.delete") }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  expect(callsOf(erase)).toHaveLength(1);
});

it("once answers have gone, it says since when and why, and nothing can be deleted", async () => {
  const gone = { ...row, answers: {}, questions: [], has_answers: false, actions: [] };
  const over = { ...gone, kept_until: "2026-05-30T20:00:00.000+09:00" };
  const { t } = await show(
    <>
      <EventData row={over} onChanged={() => {}} />
      <EventData row={{ ...gone, answers_deleted_at: row.event.start_at }} onChanged={() => {}} />
    </>,
  );
  expect(
    screen.getByText(t("my_data.over", { date: displayDate(new Date(over.kept_until), "en") })),
  ).toBeTruthy();
  expect(
    screen.getByText(t("my_data.deleted", { date: displayDate(new Date(row.event.start_at), "en") })),
  ).toBeTruthy();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

it("an application is given up from here where that is open, under whatever name", async () => {
  const count = async (actions: OwnEventData["actions"]) => {
    await show(<EventData row={{ ...row, has_answers: false, actions }} onChanged={() => {}} />);
    const buttons = screen.queryAllByRole("button").length;
    cleanup();
    return buttons > 0;
  };
  expect([await count(["cancel"]), await count(["leave_queue"]), await count(["pass_offer"])]).toEqual([
    true,
    true,
    true,
  ]);
  expect(await count(["change_answers"])).toBe(false);
});
