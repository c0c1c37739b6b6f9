import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../../../../tests/support/components/show.tsx";
import MyTicket from "./my-ticket.tsx";

it("a ticket of an event that is no longer public is headed as a ticket, where the device knows no more either", async () => {
  const { t } = await show(<MyTicket eventId={7} event={null} />, { at: "/events/7/ticket#ABCDEFGH23" });
  expect(await screen.findByRole("heading", { level: 1 })).toHaveProperty("textContent", t("ticket.title"));
});
