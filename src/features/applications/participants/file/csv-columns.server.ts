import { isActive, statusInCsv } from "../../../../shared/application-states.ts";
import { cancelReasonOf } from "../../cancel-reason.ts";
import {
  affiliationColumn,
  applicantColumns,
  asText,
  type FileColumn,
  type FileFacts,
  type FileRow,
  readingColumn,
} from "./file-columns.server.ts";

interface CsvColumn {
  heading: string;
  cell(row: FileRow): string;
}

/** The columns of the participants' CSV from left to right, as the contract has them; another one is another entry here. */
export function csvColumns(facts: FileFacts): CsvColumn[] {
  const { language, checkIn, hasOtherReason, hasReadings, hasAffiliations, withNotes } = facts;
  const hasNotes = withNotes || checkIn?.walkIns.some(({ note }) => note);
  const columns: FileColumn[] = [
    ...applicantColumns(facts),
    { heading: "STATUS", value: ({ application }) => application && statusInCsv(application.state) },
    ...(checkIn ? checkInColumns : []),
    ...(hasOtherReason ? [reasonColumn] : []),
    ...(hasNotes ? [noteColumn(withNotes)] : []),
    ...(hasReadings ? [readingColumn("READING", language)] : []),
    ...(hasAffiliations ? [affiliationColumn("VERIFIED UNIVERSITY", language)] : []),
  ];
  return columns.map(({ heading, value }) => ({ heading, cell: (row) => asText(value(row)) }));
}

/** The contract's own words, in each language the same. */
const checkInColumns: FileColumn[] = [
  {
    heading: "CHECKED IN AT",
    value: ({ application, walkIn }) => (walkIn ? walkIn.created_at : application?.checked_in_at),
  },
  { heading: "WALK-IN", value: ({ walkIn }) => (walkIn ? "yes" : "") },
];

/** Behind the contract's columns. A walk-in's own stands there always; what organizers noted of applicants only where chosen. */
const noteColumn = (withNotes: boolean): FileColumn => ({
  heading: "NOTE",
  value: ({ walkIn, application }) => walkIn?.note ?? (withNotes ? application?.note : ""),
});

/** Behind the contract's columns, in its words: `self`, `organizer`, `expired`. */
const reasonColumn: FileColumn = {
  heading: "CANCEL REASON",
  value: ({ application }) =>
    application && !isActive(application.state) ? cancelReasonOf(application) : null,
};
