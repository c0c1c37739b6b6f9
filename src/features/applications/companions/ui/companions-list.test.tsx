import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { CompanionsList } from "./companions-list.tsx";

function TwoEvents() {
  const [eventId, setEventId] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setEventId(2)}>
        next
      </button>
      <CompanionsList eventId={eventId} />
    </>
  );
}

it("a choice made at one event is not shown at the next one of the same page", async () => {
  const ofEvent = (count: number, isShown: boolean) => ({
    count,
    first_names: [],
    shows_first_name: isShown,
  });
  serve({
    "GET /events/{id}/companions": ({ params }) => ofEvent(params.id === "1" ? 3 : 5, false),
    "PUT /events/{id}/applications/own/visibility": { shows_first_name: true },
  });
  const { user } = await show(<TwoEvents />);
  await user.click(await screen.findByRole("checkbox"));
  expect(screen.getByRole("checkbox", { checked: true })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "next" }));
  expect(await screen.findByText(/5/)).toBeTruthy();
  expect(screen.getByRole("checkbox", { checked: false })).toBeTruthy();
});
