import { expect, it } from "vitest";
import type { Event } from "../../events/events.contract.ts";
import { type ParticipantTableRow, participantColumns } from "./participant-rows.ts";

const event = { apply_questions: [] } as unknown as Event;

it("the list of participants writes when somebody applied as every page writes a time, and sorts by it", () => {
  const at = (text: string) => ({ appliedAt: new Date(text) }) as ParticipantTableRow;
  const columnIn = (language: "ja" | "en") =>
    participantColumns(event, String, language).find(({ key }) => key === "appliedAt");
  const [october, november] = [at("2026-10-05T11:44:00Z"), at("2026-11-05T11:44:00Z")] as const;
  expect(columnIn("ja")?.value(november)).toBe("2026年11月05日 20:44");
  expect(columnIn("en")?.value(november)).toBe("Nov. 5th 2026 20:44");
  expect(Number(columnIn("en")?.order?.(october))).toBeLessThan(Number(columnIn("en")?.order?.(november)));
});
