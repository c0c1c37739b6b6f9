import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { callsOf, refusal, serve } from "../../../../../../tests/support/components/fake-api.ts";
import { referenceData } from "../../../../../../tests/support/components/reference-data.ts";
import { anEvent } from "../../../../../../tests/support/components/samples.ts";
import { show } from "../../../../../../tests/support/components/show.tsx";
import { nobodyApplied } from "../../../applicant-counts/count-applicants.ts";
import type { Followed } from "../../following/following.contract.ts";
import { EventForm } from "../event-form.tsx";
import { eventBody, eventValues } from "../values/event-values.ts";
import { useSeries } from "./use-series.tsx";

const list = "GET /events/{id}/following";
const preview = "POST /events/{id}/following/preview";
const saveAll = "PUT /events/{id}/following";

const event = anEvent({
  id: 9,
  series_id: 9,
  start_at: "2031-05-09T18:00:00.000+09:00",
  end_at: "2031-05-09T20:00:00.000+09:00",
  used_language_ids: [1],
});
const days = ["16", "23", "30"].map((day, place) => ({
  id: 10 + place,
  start_at: `2031-05-${day}T18:00:00.000+09:00`,
  is_published: true,
}));
const followed = {
  following: days.map((one, place): Followed["following"][number] => ({
    ...one,
    outcome: place === 2 ? "refused" : "changed",
    changed: place === 0 ? ["start_at", "thumbnail_url"] : place === 1 ? ["thumbnail_url"] : [],
    unchanged: place === 1 ? ["place_name", "title"] : [],
    promoted_count: place === 0 ? 2 : 0,
    offered_count: place === 1 ? 1 : 0,
    errors: place === 2 ? { lottery_at: ["can't be moved forward any more"] } : {},
  })),
  told_count: 4,
  told_of_draw_count: 0,
};
const onlyThis = vi.fn();

function Editor() {
  const series = useSeries(event);
  return (
    <EventForm
      referenceData={referenceData}
      values={eventValues(event)}
      isByProvider={false}
      draftPlace="draft"
      uploadThumbnail={async () => ""}
      countApplicants={async () => ({ ...nobodyApplied, told_of_change: 2 })}
      series={series.choice}
      previewFollowing={series.preview}
      onSubmit={async (values, reason) => {
        const saved = await series.save({ event: eventBody(values), ...reason });
        if (!saved) onlyThis(reason);
        return saved ?? event;
      }}
      onSaved={() => {}}
    />
  );
}

async function open() {
  onlyThis.mockClear();
  serve({ [list]: days });
  const shown = await show(<Editor />);
  const following = await screen.findByRole<HTMLInputElement>("radio", {
    name: "This and the 3 following events",
  });
  return {
    ...shown,
    following,
    save: () => shown.user.click(screen.getByRole("button", { name: shown.t("admin.save") })),
    move: () => {
      const start = screen.getByRole("combobox", { name: /^Start: time/ });
      fireEvent.change(start, { target: { value: "19:00" } });
    },
  };
}

it("a save is about this event alone, unless it is said otherwise each time", async () => {
  const { user, save, following, t } = await open();
  expect(following.checked).toBe(false);
  await save();
  expect(onlyThis).toHaveBeenCalledOnce();
  expect(callsOf(saveAll)).toEqual([]);
  await user.click(following);
  serve({ [preview]: followed, [saveAll]: { event, ...followed } });
  await save();
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: t("consequence.save") }),
  );
  await screen.findByText("2 of 3 following events changed.");
  expect(following.checked).toBe(false);
  await save();
  expect(onlyThis).toHaveBeenCalledTimes(2);
});

it("before, and after, it is told what changes, what stays, what refuses, and how many people get a mail", async () => {
  const { user, save, following, move, t } = await open();
  await user.click(following);
  move();
  serve({ [preview]: followed, [saveAll]: { event, ...followed } });
  await save();
  const dialog = within(await screen.findByRole("dialog"));
  dialog.getByText("2 of 3 following events will change with this one.");
  dialog.getByText("Changes there: Date and time, Picture of the event");
  dialog.getByText("1 keeps what was changed individually: Place name");
  dialog.getByText(/May 16.*: 2 people who wait get a seat, and a mail/);
  dialog.getByText(/May 23.*: 1 person who waits is offered a seat, by mail/);
  dialog.getByText(/May 30.* stays as it is: People have applied on these terms/);
  dialog.getByText("4 people will get one mail each for all of the events in ten minutes.");
  dialog.getByText(/Before: .*18:00/);
  await user.type(dialog.getByLabelText("Why? (Japanese, optional)"), " 台風のため ");
  await user.click(dialog.getByRole("button", { name: t("consequence.save") }));
  await screen.findByText("2 of 3 following events changed.");
  expect(callsOf(saveAll)[0]?.body).toMatchObject({
    event: { start_at: "2031-05-09 19:00" },
    message: "台風のため",
    language_messages: [{ language_id: 1, message: "台風のため" }],
  });
});

it("the reason for another time outlives a way back and another language, and goes with this event alone too", async () => {
  const { user, save, move, t, showIn } = await open();
  move();
  await save();
  const dialog = within(await screen.findByRole("dialog"));
  dialog.getByText("2 people will get a mail with the new time and place in ten minutes.");
  await user.type(dialog.getByLabelText("Why? (Japanese, optional)"), "台風");
  await user.click(dialog.getByRole("button", { name: t("admin.back") }));
  await showIn("ja");
  await save();
  const again = within(await screen.findByRole("dialog"));
  const field = again.getByLabelText<HTMLTextAreaElement>("変更の理由（日本語・任意）");
  expect(field.value).toBe("台風");
  await user.click(again.getByRole("button", { name: t("consequence.save") }));
  expect(onlyThis).toHaveBeenCalledWith({
    message: "台風",
    language_messages: [{ language_id: 1, message: "台風" }],
  });
  // The next change has a reason of its own.
  fireEvent.change(screen.getByRole("combobox", { name: /^開始日時の時刻/ }), { target: { value: "20:00" } });
  await user.click(screen.getByRole("button", { name: t("admin.save") }));
  const next = within(await screen.findByRole("dialog"));
  expect(next.getByLabelText<HTMLTextAreaElement>("変更の理由（日本語・任意）").value).toBe("");
});

it("who is told of a draw alone is told at once, and not promised a reason", async () => {
  const { user, save, following } = await open();
  await user.click(following);
  serve({ [preview]: { ...followed, told_count: 0, told_of_draw_count: 3 } });
  await save();
  const dialog = within(await screen.findByRole("dialog"));
  dialog.getByText(/^3 people have entered the draw/);
  expect(dialog.queryByText(/Nobody gets a mail/)).toBeNull();
  expect(dialog.queryByLabelText(/^Why/)).toBeNull();
});

it("what the preview refuses stands at its field, and nothing is saved", async () => {
  const { user, save, following } = await open();
  await user.click(following);
  serve({ [preview]: refusal(422, { errors: { title: ["is not good"] } }) });
  await save();
  await screen.findAllByText(/is not good/i, {}, { timeout: 3000 });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(callsOf(saveAll)).toEqual([]);
});
