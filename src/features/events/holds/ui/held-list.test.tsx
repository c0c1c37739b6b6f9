import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { Held } from "../holds.contract.ts";
import { HeldList } from "./held-list.tsx";

const held: Held = {
  subject: "event",
  id: 12,
  title: "Tea party",
  organization: { id: 7, organization_name: "Tea Circle" },
  since: "2026-11-20T12:00:00.000+09:00",
  reason: "The fee is another one.\nPlease tell us.",
  by: null,
  answers: [
    { id: 1, text: "We have corrected it.", author: null, created_at: "2026-11-21T12:00:00.000+09:00" },
  ],
};

it("a card tells what is held, whose it is, since when, why and what was answered, and then offers to end it", async () => {
  const { t } = await show(<HeldList held={[held]} onChanged={vi.fn()} />);
  const told = screen.getByRole("article").textContent ?? "";
  const parts = [
    "Tea party",
    t("holds.event.state"),
    "Tea Circle",
    t("holds.by_operator"),
    t("holds.reason", { reason: held.reason }),
    "We have corrected it.",
    t("holds.event.end"),
  ];
  const places = parts.map((part) => told.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
