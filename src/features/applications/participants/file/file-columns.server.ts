import { textsByLanguage } from "../../../../shared/languages/catalogues/bare-texts.ts";
import type { Catalogue } from "../../../../shared/languages/catalogues/catalogues.ts";
import type { Language } from "../../../../shared/languages/languages.ts";
import { nameIn } from "../../../../shared/languages/name-in.ts";
import { nameReading } from "../../../../shared/people/name-as-read.ts";
import { nameFields } from "../../../../shared/people/person-name.ts";
import { toEditTime } from "../../../../shared/time/tokyo-time.ts";
import type { EventRow } from "../../../events/events.server.ts";
import type { UserRow } from "../../../organizations/organizations.contract.ts";
import type { University } from "../../../reference-data/reference-data.contract.ts";
import type { ApplicationRow } from "../../application-rows.server.ts";
import type { CheckInToList, WalkInToList } from "./find-check-in-to-list.server.ts";

export const fileTexts = textsByLanguage(
  import.meta.glob<Catalogue>("../../../../../locales/*/files.json", {
    query: "?lingui",
    import: "messages",
    eager: true,
  }),
);

/** A participant, the person presented in the language of the file, or somebody who came without having applied. */
export interface FileRow {
  application: (ApplicationRow & { checked_in_at: Date | null; note: string | null }) | null;
  person: UserRow | null;
  /** University that the person has proved to be of. */
  affiliation?: University | null;
  walkIn?: WalkInToList;
}

/** A cell before it is written: a CSV knows texts alone, a sheet keeps numbers and moments as such. */
export type FileValue = string | number | Date | null | undefined;

export interface FileColumn {
  heading: string;
  value(row: FileRow): FileValue;
  /** In characters, where a file has widths and it is another one than usual. */
  width?: number;
}

/** What a file of participants has to know of its event beside the rows. */
export interface FileFacts {
  event: EventRow;
  language: Language;
  /** Null where nobody was checked in: the file says nothing of it then. */
  checkIn: CheckInToList | null;
  /** Whether an application ended otherwise than by its applicant: the file says why then. */
  hasOtherReason: boolean;
  /** Whether somebody told how their name is read: the file has a column for it then. */
  hasReadings: boolean;
  /** Whether somebody has proved to be of a university: the file has a column for it then. */
  hasAffiliations: boolean;
  /** Whether the organizers' own notes stand in it. */
  withNotes: boolean;
  /** Whether the time of the answers is over: the headings of the questions say so then. */
  areAnswersRemoved: boolean;
  now: Date;
}

/** The person, the moment of applying and what was answered: the columns with which every file begins. */
export function applicantColumns({
  event,
  language,
  areAnswersRemoved,
}: Pick<FileFacts, "event" | "language" | "areAnswersRemoved">): FileColumn[] {
  const heading = (name: string) => fileTexts(language)._(`participants.${name}`);
  const ofPerson = (name: string, value: (person: UserRow) => FileValue): FileColumn => ({
    heading: heading(name),
    value: ({ person }) => person && value(person),
  });
  return [
    ...nameFields(language).map((part, place) => ({
      heading: heading(part),
      // Nobody knows which part of a walk-in's name is which.
      value: ({ person, walkIn }: FileRow) => (walkIn && place === 0 ? walkIn.name : person?.[part]),
    })),
    ofPerson("country", ({ country }) => country?.name),
    ofPerson("occupation", ({ occupation }) => occupation?.name),
    { ...ofPerson("university", ({ university }) => nameIn(university, language)), width: 24 },
    ofPerson("department", ({ department_category }) => department_category?.name),
    // In two columns: a spreadsheet makes a date of `2027/3`, and of `2027-03`.
    ofPerson("graduation_year", ({ graduation_year }) => graduation_year),
    ofPerson("graduation_month", ({ graduation_month }) => graduation_month),
    { heading: heading("applied_at"), value: ({ application }) => application?.applied_at },
    ...event.questions.map(ofQuestion).map((column) => ({
      ...column,
      heading: areAnswersRemoved
        ? fileTexts(language)._("participants.removed", { heading: column.heading })
        : column.heading,
    })),
  ];
}

/** How names are read, as people told it. */
export const readingColumn = (heading: string, language: Language): FileColumn => ({
  heading,
  value: ({ person }) => person && nameReading(person, language),
});

/** The university that people have proved to be of. */
export const affiliationColumn = (heading: string, language: Language): FileColumn => ({
  heading,
  value: ({ affiliation }) => nameIn(affiliation, language),
  width: 24,
});

/** A value as a CSV has it; times of Japan, as spreadsheets sort them. */
export function asText(value: FileValue): string {
  return value instanceof Date ? toEditTime(value) : String(value ?? "");
}

/** Deleted questions keep their column. */
function ofQuestion({ id, texts }: EventRow["questions"][number]): FileColumn {
  return {
    heading: [...new Set(texts.map(({ title }) => title).filter(Boolean))].join(" / "),
    value: ({ application }) => bothLanguages(application?.answers.find((one) => one.question_id === id)),
    width: 24,
  };
}

/** A choice is one thing whichever language it was made in, so it stands in both; an option may hold a comma. */
function bothLanguages(answer: ApplicationRow["answers"][number] | undefined): string {
  if (!answer || answer.options.length === 0) return answer?.text ?? "";
  return answer.options
    .map(({ texts }) => [...new Set(texts.map(({ text }) => text))].join(" / "))
    .join("; ");
}
