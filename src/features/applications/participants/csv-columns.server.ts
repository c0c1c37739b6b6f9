import type { Messages } from "@lingui/core";
import { isActive, statusInCsv } from "../../../shared/application-states.ts";
import { textsByLanguage } from "../../../shared/languages/catalogues.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import { nameFields } from "../../../shared/people/person-name.ts";
import { toEditTime } from "../../../shared/time/tokyo-time.ts";
import type { EventRow } from "../../events/events.server.ts";
import type { UserRow } from "../../organizations/organizations.contract.ts";
import type { ApplicationRow } from "../application-rows.server.ts";
import { cancelReasonOf } from "../cancel-reason.ts";
import type { CheckInToList, WalkInToList } from "./find-check-in-to-list.server.ts";

export const fileTexts = textsByLanguage(
  import.meta.glob<Messages>("../../../../locales/*/files.json", {
    query: "?lingui",
    import: "messages",
    eager: true,
  }),
);

/** A participant, the person presented in the language of the file, or somebody who came without having applied. */
export interface CsvRow {
  application: (ApplicationRow & { checked_in_at: Date | null }) | null;
  person: UserRow | null;
  walkIn?: WalkInToList;
}

interface CsvColumn {
  heading: string;
  cell(row: CsvRow): string;
}

/**
 * The columns of the participants' file from left to right; another one is another entry here.
 * @param checkIn null where nobody was checked in: the file says nothing of it then
 * @param hasExpired whether somebody let an offer run out: the file tells it from a cancelling then
 */
export function csvColumns(
  event: EventRow,
  language: Language,
  checkIn: CheckInToList | null = null,
  hasExpired = false,
): CsvColumn[] {
  const heading = (name: string) => fileTexts(language)._(`participants.${name}`);
  const ofPerson = (
    name: string,
    cell: (person: UserRow) => string | number | null | undefined,
  ): CsvColumn => ({
    heading: heading(name),
    cell: ({ person }) => String((person && cell(person)) ?? ""),
  });
  return [
    ...nameFields(language).map((part, place) => ({
      heading: heading(part),
      // Nobody knows which part of a walk-in's name is which.
      cell: ({ person, walkIn }: CsvRow) => (walkIn && place === 0 ? walkIn.name : (person?.[part] ?? "")),
    })),
    ofPerson("country", ({ country }) => country?.name),
    ofPerson("occupation", ({ occupation }) => occupation?.name),
    ofPerson("university", ({ university }) => nameIn(university, language)),
    ofPerson("department", ({ department_category }) => department_category?.name),
    // In two columns: a spreadsheet makes a date of `2027/3`, and of `2027-03`.
    ofPerson("graduation_year", ({ graduation_year }) => graduation_year),
    ofPerson("graduation_month", ({ graduation_month }) => graduation_month),
    {
      heading: heading("applied_at"),
      cell: ({ application }) => (application ? toEditTime(application.applied_at) : ""),
    },
    ...event.questions.map(ofQuestion),
    { heading: "STATUS", cell: ({ application }) => (application ? statusInCsv(application.state) : "") },
    ...(checkIn ? checkInColumns : []),
    ...(hasExpired ? [reasonColumn] : []),
    ...(checkIn?.walkIns.some(({ note }) => note) ? [noteColumn] : []),
  ];
}

/** The contract's own words, in each language the same. */
const checkInColumns: CsvColumn[] = [
  {
    heading: "CHECKED IN AT",
    cell: ({ application, walkIn }) => {
      const time = walkIn ? walkIn.created_at : application?.checked_in_at;
      return time ? toEditTime(time) : "";
    },
  },
  { heading: "WALK-IN", cell: ({ walkIn }) => (walkIn ? "yes" : "") },
];

/** Behind the contract's columns, and only where an organizer wrote one. */
const noteColumn: CsvColumn = { heading: "NOTE", cell: ({ walkIn }) => walkIn?.note ?? "" };

/** Behind the contract's columns, in its words: `self`, `organizer`, `expired`. */
const reasonColumn: CsvColumn = {
  heading: "CANCEL REASON",
  cell: ({ application }) =>
    application && !isActive(application.state) ? (cancelReasonOf(application) ?? "") : "",
};

/** Deleted questions keep their column. */
function ofQuestion({ id, texts }: EventRow["questions"][number]): CsvColumn {
  return {
    heading: [...new Set(texts.map(({ title }) => title).filter(Boolean))].join(" / "),
    cell: ({ application }) => bothLanguages(application?.answers.find((one) => one.question_id === id)),
  };
}

/** A choice is one thing whichever language it was made in, so it stands in both; an option may hold a comma. */
function bothLanguages(answer: ApplicationRow["answers"][number] | undefined): string {
  if (!answer || answer.options.length === 0) return answer?.text ?? "";
  return answer.options
    .map(({ texts }) => [...new Set(texts.map(({ text }) => text))].join(" / "))
    .join("; ");
}
