import { screen, waitFor, within } from "@testing-library/react";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { callsOf, refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { displayDate } from "../../../../shared/time/tokyo-time.ts";
import type { GuestPlace } from "../guest-places.contract.ts";
import { GuestPlaceQuestion } from "./guest-place-question.tsx";

const place: GuestPlace = {
  id: 5,
  event: { id: 9, title: "Tea", start_at: "2026-12-01T18:00:00.000+09:00" },
  hosts: [{ id: 1, organization_name: "Tea Club" }],
  first_name: "Hana",
  last_name: "Mori",
  state: "confirmed",
};
const call = "PUT /users/own/guest_places/{id}";

async function open() {
  const onAnswered = vi.fn();
  const heading = createRef<HTMLHeadingElement>();
  const page = await show(
    <>
      <GuestPlaceQuestion place={place} onAnswered={onAnswered} focusAfter={heading} />
      <h2 ref={heading} tabIndex={-1}>
        Events
      </h2>
    </>,
  );
  const press = (key: "guest_place.accept" | "guest_place.decline") =>
    page.user.click(screen.getByRole("button", { name: new RegExp(`^${page.t(key)} ?: Tea$`) }));
  return { ...page, onAnswered, press };
}

it("says who has added whom to what and when, and a yes is one press", async () => {
  serve({ [call]: { event_id: 9, state: "confirmed" } });
  const { t, press, onAnswered } = await open();
  const date = displayDate(new Date(place.event.start_at), "en");
  const words = { hosts: "Tea Club", name: "Hana Mori", title: "Tea", date };
  expect(screen.getByText(t("guest_place.question", words))).toBeTruthy();
  await press("guest_place.accept");
  await waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(1));
  expect(callsOf(call).map(({ body }) => body)).toEqual([{ answer: "accept" }]);
  expect(document.activeElement?.textContent).toBe("Events");
});

it("a no is asked once more, since nothing brings the question back", async () => {
  serve({ [call]: { event_id: 9, state: null } });
  const { t, user, press, onAnswered } = await open();
  await press("guest_place.decline");
  expect(callsOf(call)).toEqual([]);
  const dialog = within(screen.getByRole("dialog", { name: t("guest_place.ask_decline") }));
  await user.click(dialog.getByRole("button", { name: t("guest_place.decline") }));
  await waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(1));
  expect(callsOf(call).map(({ body }) => body)).toEqual([{ answer: "decline" }]);
});

it("one that was answered in another tab is read again, without a word", async () => {
  serve({ [call]: refusal(404, { errors: { guest_place: ["was not found"] } }) });
  const { press, onAnswered } = await open();
  await press("guest_place.accept");
  await waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/was not found/)).toBeNull();
});

it("where the answer was lost the question stays", async () => {
  serve({ [call]: refusal(500, {}) });
  const { t, press, onAnswered } = await open();
  await press("guest_place.accept");
  await waitFor(() => expect(callsOf(call)).toHaveLength(1));
  const yes = await screen.findByRole<HTMLButtonElement>("button", {
    name: new RegExp(`^${t("guest_place.accept")}`),
  });
  await waitFor(() => expect(yes.disabled).toBe(false));
  expect(onAnswered).not.toHaveBeenCalled();
});
