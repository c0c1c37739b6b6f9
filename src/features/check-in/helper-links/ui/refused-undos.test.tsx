import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { DeviceScan } from "../../device/device-scan.ts";
import { RefusedUndos } from "./refused-undos.tsx";

const undo = (nonce: string, more: Partial<DeviceScan>): DeviceScan => ({
  nonce,
  kind: "undo",
  application_id: 1,
  scanned_at: "2030-05-10T09:05:00.000Z",
  device: "Gate",
  personId: 1,
  name: null,
  failures: 1,
  answer: null,
  ...more,
});

it("each is named with its time, by the code where there is no name, and what to do", async () => {
  const undos = [
    undo("1", { name: "見本 遥" }),
    undo("2", { application_id: undefined, ticket_code: "AB23" }),
    undo("3", {}),
  ];
  const { t } = await show(<RefusedUndos undos={undos} device={{ dropScan: vi.fn() }} />);
  const region = screen.getByRole("region", { name: t("entrance.refused_undos", { count: 3 }) });
  expect(within(region).getByText(t("entrance.refused_undos_lead"))).toBeTruthy();
  const rows = within(region).getAllByRole("listitem");
  expect(rows.map((row) => row.querySelector("span")?.textContent)).toEqual([
    "見本 遥",
    "AB23",
    t("entrance.refused_undo_unnamed"),
  ]);
  expect(rows[0]?.textContent).toContain("18:05");
});

it("one that somebody has seen to goes", async () => {
  const dropScan = vi.fn();
  const { user } = await show(<RefusedUndos undos={[undo("7", { name: "Aki" })]} device={{ dropScan }} />);
  await user.click(screen.getByRole("button", { name: /Aki$/ }));
  expect(dropScan).toHaveBeenCalledWith("7");
});

it("nothing is said where every undo was taken", async () => {
  await show(<RefusedUndos undos={[]} device={{ dropScan: vi.fn() }} />);
  expect(screen.queryByRole("region")).toBeNull();
});
