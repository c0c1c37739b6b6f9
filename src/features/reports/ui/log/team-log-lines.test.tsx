import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { Language } from "../../../../shared/languages/languages.ts";
import type { TeamAction } from "../../team-log/team-actions.contract.ts";
import { TeamLogLines } from "./team-log-lines.tsx";

const line = (deed: TeamAction["deed"], details: TeamAction["details"]): TeamAction => ({
  id: 1,
  at: "2026-11-20T12:00:00.000+09:00",
  actor: null,
  deed,
  subject: { kind: "organization", id: 7, title: "Tea Circle" },
  details,
});
const said = {
  university_id: 55,
  university: "京都教育大学",
  level_ja: "公認",
  level_en: "Official",
  valid_until: "2027-03-31",
};
const open = (one: TeamAction, language?: Language) =>
  show(<TeamLogLines lines={[one]} onShowAlone={vi.fn()} />, language && { language });

it.each([
  ["recognition.granted", "ja", "京都教育大学が「公認」として2027年3月31日まで認定しました。"],
  ["recognition.granted", "en", "京都教育大学 recognizes it as “Official” until Mar 31, 2027."],
  ["recognition.withdrawn", "ja", "京都教育大学が「公認」（2027年3月31日まで）の認定を取り消しました。"],
  [
    "recognition.withdrawn",
    "en",
    "京都教育大学 withdrew its recognition as “Official”, which was to last until Mar 31, 2027.",
  ],
] as const)("%s is told in %s by one sentence of that language alone", async (deed, language, sentence) => {
  await open(line(deed, said), language);
  const told = screen.getByText(sentence).closest("li")?.textContent ?? "";
  expect(told).not.toMatch(/2027-03-31/);
  expect([/公認/.test(told), /Official/.test(told)]).toEqual([language === "ja", language === "en"]);
});

it("a reason keeps the lines in which it was written", async () => {
  await open(line("organization.suspended", { reason: "Sold things.\nTwice." }));
  expect(getComputedStyle(screen.getByText(/Sold things/)).whiteSpace).toBe("pre-line");
});
