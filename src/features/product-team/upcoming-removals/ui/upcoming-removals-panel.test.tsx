import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { lost, serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { UpcomingRemoval } from "../upcoming-removals.contract.ts";
import { UpcomingRemovalsPanel } from "./upcoming-removals-panel.tsx";

const call = "GET /uniteam/upcoming_removals";
const row: UpcomingRemoval = {
  event: { id: 9, title: "Tea" },
  organization: { id: 4, organization_name: "Tea Club" },
  at: "2026-11-27T12:00:00.000+09:00",
  answers: 12,
  notes: 3,
  guests: 1,
  walk_ins: 0,
};

it.each([
  ["en", "Nov. 27th 2026 12:00"],
  ["ja", "2026年11月27日 12:00"],
] as const)("tells in %s of each event when how much of it is deleted", async (language, at) => {
  serve({ [call]: [row] });
  const { t } = await show(<UpcomingRemovalsPanel />, { language });
  const table = within(await screen.findByRole("table", { name: t("removals.title") }));
  expect(table.getByRole("rowheader").textContent).toBe(`TeaTea Club${t("removals.at", { time: at })}`);
  expect(table.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["12", "3", "1", "0"]);
});

it("says that nothing is deleted, and that it could not be asked", async () => {
  serve({ [call]: [] });
  const { t } = await show(<UpcomingRemovalsPanel />);
  expect((await screen.findByRole("status")).textContent).toBe(t("removals.none"));
  serve({ [call]: lost });
  await show(<UpcomingRemovalsPanel />);
  await screen.findByText(t("admin.unreachable"));
});
