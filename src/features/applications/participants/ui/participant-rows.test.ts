import { expect, it } from "vitest";
import type { Column } from "../../../../ui/tables/column.ts";
import type { Event } from "../../../events/events.contract.ts";
import type { Participant } from "../../applications.contract.ts";
import { endedColumns } from "./columns/ended-columns.ts";
import { nameColumn } from "./columns/name-column.tsx";
import {
  type ParticipantTableRow,
  participantColumns,
  participantRows,
  statusColumns,
} from "./participant-rows.ts";

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

it("times of where somebody stands are shown with their date unless they are today in Japan", () => {
  const now = new Date("2026-11-20T23:55:00+09:00");
  const row = {
    position: null,
    offerExpiresAt: new Date("2026-11-21T00:05:00+09:00"),
    notifyAt: new Date("2026-11-20T23:59:00+09:00"),
  } as ParticipantTableRow;
  const shownIn = (language: "ja" | "en") =>
    statusColumns([row], String, language, now).map(({ key, value }) => [key, value(row)]);
  expect(shownIn("ja")).toEqual([
    ["offerExpiresAt", "2026年11月21日 00:05"],
    ["notifyAt", "23:59"],
  ]);
  expect(shownIn("en")[0]).toEqual(["offerExpiresAt", "Nov. 21st 2026 00:05"]);
});

it("people who are out stand with the reason, and those who are in have no such column", () => {
  const out = (cancelReason: ParticipantTableRow["cancelReason"]) =>
    ({ isActive: false, cancelReason }) as ParticipantTableRow;
  const shown = (rows: ParticipantTableRow[]) =>
    endedColumns(rows, String).map(({ key, value }) => [key, rows.map(value)]);
  expect(shown([out("self"), out("expired"), out("organizer"), out("event"), out(null)])).toEqual([
    ["ended", ["self", "expired", "organizer", "event", "draw"].map((why) => `participants.ended_${why}`)],
  ]);
  expect(shown([{ ...out(null), isActive: true }])).toEqual([]);
});

it("who has deleted their account is left out of the list, and the others stand as they came", () => {
  const participant = (id: number | null, state: Participant["state"]) =>
    ({
      user: id && { id },
      search: "aoi",
      applied_at: "2026-11-20T12:00:00.000+09:00",
      state,
      position: null,
      has_account: true,
      guest_email: null,
      affiliation: null,
      decided_at: null,
      promoted_at: null,
      offer_expires_at: null,
      tell_at: null,
      checked_in_at: null,
      answers: { q_1: "x" },
      cancel_reason: null,
      note: null,
      answers_before: [],
      answers_open_until: null,
      answers_deleted_at: null,
    }) as unknown as Participant;
  const rows = participantRows([
    participant(2, "confirmed"),
    participant(null, "confirmed"),
    participant(1, "cancelled"),
  ]);
  expect(rows).toEqual([
    {
      person: { id: 2 },
      search: "aoi",
      appliedAt: new Date("2026-11-20T03:00:00Z"),
      state: "confirmed",
      isActive: true,
      position: null,
      origin: "drawn",
      offerExpiresAt: null,
      notifyAt: null,
      checkedInAt: null,
      answers: { q_1: "x" },
      answersDeletedAt: null,
      answersBefore: [],
      answersOpenUntil: null,
      cancelReason: null,
      hasAccount: true,
      guestEmail: null,
      affiliation: null,
      note: null,
    },
    {
      person: { id: 1 },
      search: "aoi",
      appliedAt: new Date("2026-11-20T03:00:00Z"),
      state: "cancelled",
      isActive: false,
      position: null,
      origin: null,
      offerExpiresAt: null,
      notifyAt: null,
      checkedInAt: null,
      answers: { q_1: "x" },
      answersDeletedAt: null,
      answersBefore: [],
      answersOpenUntil: null,
      cancelReason: null,
      hasAccount: true,
      guestEmail: null,
      affiliation: null,
      note: null,
    },
  ]);
});

const asked = (id: number, question_type_id: number, ...titles: [number, string][]) => ({
  id,
  question_type_id,
  language_apply_questions: titles.map(([language_id, title]) => ({ language_id, title })),
});

it("university and department are in sight first, the questions behind, in the reader's language", () => {
  const questions = [asked(7, 2, [1, "食事"], [2, "Diet"]), asked(8, 4, [1, "一言"]), asked(9, 4)];
  const columns = participantColumns({ apply_questions: questions } as unknown as Event, String, "en");
  expect(columns.map(({ key, title, width }) => [key, title, width])).toEqual([
    ["name", "person.name", 9],
    ["university", "person.university", 11.8],
    ["department", "person.department", 11.8],
    ["appliedAt", "participants.applied_at", 12],
    ["q_7", "Diet", 16],
    ["q_8", "一言", 16],
    ["q_9", "", 16],
    ["country", "person.country", 8],
    ["occupation", "person.occupation", 8],
    ["graduation", "person.graduation", 7],
  ]);
  const row = {
    person: { first_name: "Aoi", last_name: "Mihon", graduation_year: 2027, graduation_month: 3 },
    answers: { q_7: "Egg,Nuts", q_8: "a,b" },
  } as unknown as ParticipantTableRow;
  const column = (key: string) => columns.find((one) => one.key === key);
  expect(["name", "q_7", "q_8", "q_9"].map((key) => column(key)?.value(row))).toEqual([
    "Aoi Mihon",
    "Egg, Nuts",
    "a,b",
    "",
  ]);
  expect(column("graduation")?.order?.(row)).toBe(2027 * 12 + 3);
  const read = { ...row, person: { ...row.person, last_name: "見本", last_name_reading: "みほん" } };
  expect([row, read].map((one) => column("name")?.order?.(one))).toEqual(["Aoi Mihon", "みほん Aoi"]);
  expect(column("q_7")).not.toHaveProperty("order");
});

it("the list's search finds people by how their names are read and sound", () => {
  const column: Column<ParticipantTableRow> = {
    key: "name",
    title: "Name",
    width: 9,
    value: () => "佐藤 花子",
  };
  const { finds } = nameColumn(column, { hasNote: "Noted", noAccount: "" }, () => undefined);
  const row = {
    search: "佐藤 花子\nさとう はなこ\nsatou hanako\n\nsato hanako\nsato\nhanako",
  } as ParticipantTableRow;
  expect(["さとう", "サト", "satō", "hana", "かとう"].map((word) => finds?.(row, word))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});
