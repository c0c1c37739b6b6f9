import { expect, it } from "vitest";
import type { EventRow } from "../../../events/events.server.ts";
import { csvColumns } from "./csv-columns.server.ts";
import type { FileFacts, FileRow } from "./file-columns.server.ts";

const event = {
  questions: [
    { id: 7, texts: [{ title: "Diet" }, { title: "食事" }] },
    { id: 8, texts: [{ title: "Name" }, { title: "Name" }, { title: "" }] },
  ],
} as unknown as EventRow;

const factsIn = (language: "ja" | "en", more: Partial<FileFacts> = {}): FileFacts => ({
  event,
  language,
  checkIn: null,
  hasOtherReason: false,
  hasReadings: false,
  hasAffiliations: false,
  withNotes: false,
  areAnswersRemoved: false,
  now: new Date("2026-11-20T03:00:00Z"),
  ...more,
});

const person = {
  first_name: "Aoi",
  last_name: "Mihon",
  country: { id: 392, name: "Japan" },
  occupation: { id: 1, name: "Student" },
  university: { id: 1, name_ja: "大分大学", name_en: "Oita University" },
  department_category: { id: 1, name: "Science" },
  graduation_year: 2027,
  graduation_month: 3,
};
const option = (...texts: string[]) => ({ texts: texts.map((text) => ({ text })) });
const application = {
  applied_at: new Date("2026-11-20T03:00:00Z"),
  state: "under_review",
  answers: [{ question_id: 7, text: "", options: [option("Egg", "卵"), option("Nuts", "Nuts")] }],
};
const cells = (row: object, language: "ja" | "en" = "en") =>
  csvColumns(factsIn(language)).map(({ cell }) =>
    cell({ application, person, ...row } as unknown as FileRow),
  );

it("the file's headings are of its language, those of questions in each, once", () => {
  expect(csvColumns(factsIn("en")).map(({ heading }) => heading)).toEqual([
    "First name",
    "Last name",
    "Country",
    "Occupation",
    "University",
    "Department",
    "Graduation year",
    "Graduation month",
    "Applied at",
    "Diet / 食事",
    "Name",
    "STATUS",
  ]);
});

it("a participant stands in a line, choices in each language, the name as the language orders it", () => {
  expect(cells({})).toEqual([
    "Aoi",
    "Mihon",
    "Japan",
    "Student",
    "Oita University",
    "Science",
    "2027",
    "3",
    "2026-11-20 12:00",
    "Egg / 卵; Nuts",
    "",
    "Under review",
  ]);
  expect(cells({}, "ja").slice(0, 2)).toEqual(["Mihon", "Aoi"]);
  expect(cells({}, "ja")[4]).toBe("大分大学");
});

it("of a deleted account, and where nothing is known, the cells of the person are empty", () => {
  const nobody = Array(8).fill("");
  expect(cells({ person: null }).slice(0, 8)).toEqual(nobody);
  const unknown = {
    ...person,
    country: null,
    occupation: null,
    university: null,
    department_category: null,
    graduation_year: null,
    graduation_month: null,
  };
  expect(cells({ person: unknown }).slice(2, 8)).toEqual(nobody.slice(2));
});

it("what was written by hand stands as it was written", () => {
  const answers = [
    { question_id: 8, text: "よろしく", options: [] },
    { question_id: 7, text: "", options: [] },
  ];
  expect(cells({ application: { ...application, answers } }).slice(9, 11)).toEqual(["", "よろしく"]);
});

it("what organizers noted stands behind everything, where they ask for it; a walk-in's own always", () => {
  const walkIn = { name: "Ren", note: "Came with Aoi", created_at: new Date("2026-11-27T09:00:00Z") };
  const noted = { application: { ...application, note: "Helps" }, person } as unknown as FileRow;
  const cameAlone = { application: null, person: null, walkIn };
  const last = (row: FileRow, more: Partial<FileFacts>) => {
    const column = csvColumns(factsIn("en", more)).at(-1);
    return [column?.heading, column?.cell(row)];
  };
  expect(last(noted, {})[0]).toBe("STATUS");
  expect(last(noted, { withNotes: true })).toEqual(["NOTE", "Helps"]);
  const checkIn = { walkIns: [walkIn] };
  expect(last(noted, { checkIn })).toEqual(["NOTE", ""]);
  expect(last(cameAlone, { checkIn })).toEqual(["NOTE", "Came with Aoi"]);
});

it("how names are read stands behind everything, where somebody told it, in the order of the name", () => {
  const columns = csvColumns(factsIn("en", { hasReadings: true, withNotes: true }));
  const read = (last_name_reading: string | null, first_name_reading: string | null) =>
    columns.at(-1)?.cell({
      application,
      person: { ...person, last_name_reading, first_name_reading },
    } as unknown as FileRow);
  expect(columns.slice(-2).map(({ heading }) => heading)).toEqual(["NOTE", "READING"]);
  expect([read("みほん", "あおい"), read("Mihon", "Aoi"), read(null, "あおい"), read(null, null)]).toEqual([
    "みほん あおい",
    "Aoi Mihon",
    "あおい",
    "",
  ]);
  expect(columns.at(-1)?.cell({ application, person: null } as unknown as FileRow)).toBe("");
});

it("questions whose answers have gone say so", () => {
  const headings = csvColumns(factsIn("en", { areAnswersRemoved: true })).map(({ heading }) => heading);
  expect(headings[9]).toBe("Diet / 食事 (deleted, its time was over)");
  expect(headings.at(-1)).toBe("STATUS");
});
