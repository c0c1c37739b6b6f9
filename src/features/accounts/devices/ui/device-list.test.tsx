import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, lost, serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { SignedInDevice } from "../devices.contract.ts";
import { DeviceList } from "./device-list.tsx";

const device = (id: number, name: string): SignedInDevice => ({
  id,
  device: name,
  created_at: "2026-11-18T09:00:00.000+09:00",
  last_used_at: "2026-11-20T12:00:00.000+09:00",
  is_current: id === 1,
});
const three = [device(1, "Chrome (Windows)"), device(2, "Safari (iPhone)"), device(3, "Firefox (Linux)")];
const one = "DELETE /users/own/sessions/{id}";
const others = "DELETE /users/own/sessions";
const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");

it("each device says when it was used and since when it is signed in; this one is marked and has no button", async () => {
  const { t, showIn } = await show(<DeviceList first={three} />);
  expect(rows()[0]).toContain(t("devices.this"));
  expect(rows()[1]).toContain("Nov. 20th 2026 12:00");
  expect(rows()[1]).toContain("Nov. 18th 2026 09:00");
  expect(screen.getAllByRole("button", { name: new RegExp(`^${t("devices.end")}:`) })).toHaveLength(2);
  await showIn("ja");
  expect(rows()[1]).toContain("2026年11月20日 12:00");
});

it("a device that was logged out leaves the list, and the heading has the focus", async () => {
  serve({ [one]: device(2, "Safari (iPhone)") });
  const { t, user } = await show(<DeviceList first={three} />);
  await user.click(screen.getByRole("button", { name: `${t("devices.end")}: Safari (iPhone)` }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(callsOf(one).map(({ params }) => params.id)).toEqual(["2"]);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: t("devices.heading") }));
});

it("all others are logged out after a question that says how many", async () => {
  serve({ [others]: three.slice(1) });
  const { t, user } = await show(<DeviceList first={three} />);
  await user.click(screen.getByRole("button", { name: t("devices.end_others") }));
  expect(screen.getByRole("dialog").textContent).toContain("all 2 other devices");
  expect(callsOf(others)).toEqual([]);
  await user.click(screen.getByRole("button", { name: t("devices.end_others_confirm") }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByRole("button", { name: t("devices.end_others") })).toBeNull();
});

it("without a connection every device stays in the list", async () => {
  serve({ [one]: lost });
  const { t, user } = await show(<DeviceList first={three} />);
  const button = () => screen.getByRole("button", { name: `${t("devices.end")}: Firefox (Linux)` });
  await user.click(button());
  await waitFor(() => expect(callsOf(one)).toHaveLength(1));
  await waitFor(() => expect(button().textContent).toBe(t("devices.end")));
  expect(rows()).toHaveLength(3);
});
