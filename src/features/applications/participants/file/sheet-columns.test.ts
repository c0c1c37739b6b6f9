import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { applicationStates, cancelReasons } from "../../../../shared/application-states.ts";
import type { EventRow } from "../../../events/events.server.ts";
import type { FileFacts, FileRow } from "./file-columns.server.ts";
import { fileTexts } from "./file-columns.server.ts";
import { sheetColumns } from "./sheet-columns.server.ts";

const event = {
  questions: [],
  start_at: new Date("2026-11-27T09:00:00Z"),
  end_at: null,
} as unknown as EventRow;
const facts: FileFacts = {
  event,
  language: "en",
  checkIn: { walkIns: [] },
  hasOtherReason: false,
  areAnswersRemoved: false,
  hasReadings: false,
  hasAffiliations: false,
  withNotes: true,
  now: new Date("2026-11-20T03:00:00Z"),
};
const applied_at = new Date("2026-11-15T11:44:00Z");
const came = new Date("2026-11-27T08:50:00Z");
const row = (application: object, more: object = {}) =>
  ({
    application: { applied_at, answers: [], cancel_reason: null, decided_at: null, ...application },
    person: { graduation_year: 2027 },
    ...more,
  }) as unknown as FileRow;
const cellsOf = (one: FileRow, more: Partial<FileFacts> = {}) =>
  Object.fromEntries(
    sheetColumns({ ...facts, ...more }).map(({ heading, value }) => [heading, value(one) ?? null]),
  );

it("moments and years are what they are, states and attendance in the words of the screen", () => {
  expect(cellsOf(row({ state: "confirmed", checked_in_at: came, note: "Helps" }))).toMatchObject({
    "Applied at": applied_at,
    "Graduation year": 2027,
    Status: "Coming",
    Attendance: "Attended",
    "Came at": came,
    Note: "Helps",
  });
});

it("who has not come yet is absent once the event is over, and nothing is said of who is not coming", () => {
  const attendance = (state: string, now?: Date) =>
    cellsOf(row({ state, checked_in_at: null }), now && { now }).Attendance;
  expect(attendance("confirmed")).toBe("Not here yet");
  expect(attendance("confirmed", new Date("2026-11-28T09:00:00Z"))).toBe("Absent");
  expect(attendance("waiting")).toBeNull();
});

it("notes stand there only where asked for, attendance where somebody was checked in", () => {
  const headings = Object.keys(cellsOf(row({ state: "confirmed" }), { checkIn: null, withNotes: false }));
  expect(headings.slice(-2)).toEqual(["Status", "Why"]);
});

it("who is out has the reason beside the status, and a walk-in a word of its own", () => {
  expect(cellsOf(row({ state: "cancelled", cancel_reason: "expired" }))).toMatchObject({
    Status: "Cancelled",
    Why: "Did not answer in time",
  });
  const walkIn = { name: "Ren", note: "", created_at: came };
  expect(cellsOf({ application: null, person: null, walkIn })).toMatchObject({
    "First name": "Ren",
    Status: null,
    Attendance: "Walk-in",
    "Came at": came,
  });
});

it.each(["en", "ja"] as const)("the words are those of the list on the screen (%s)", (language) => {
  const path = join(import.meta.dirname, `../../../../../locales/${language}/event-dashboard.json`);
  const screen: Record<string, string> = JSON.parse(readFileSync(path, "utf8"));
  const inFile = (name: string) => fileTexts(language)._(`participants.${name}`);
  for (const state of applicationStates) {
    const cells = Object.values(cellsOf(row({ state }), { language }));
    expect(cells).toContain(screen[`applicant_state.${state}`]);
  }
  for (const reason of [...cancelReasons, "draw", "organizer_cancelled"]) {
    expect(inFile(`ended_${reason}`)).toBe(screen[`participants.ended_${reason}`]);
  }
  for (const name of ["attended", "absent", "missing", "came_at", "note"]) {
    expect(inFile(name)).toBe(screen[`attendance.${name}`]);
  }
});
