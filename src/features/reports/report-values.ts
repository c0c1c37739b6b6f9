/** Reasons for a report in the words of the wire; a reason stands in rows and is not renamed. */
export const reportReasons = [
  "hidden_religion",
  "solicitation",
  "harassment",
  "fraud",
  "false_information",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportedSubjects = ["event", "organization"] as const;
export type ReportedSubject = (typeof reportedSubjects)[number];

/** The reason for which readers report a text of the site: the only one that there is. */
export const textReportReason = "reads_wrong";

/** Subjects in the queue: also texts of the site, whose id is that of their language in the language master. */
export const reportSubjects = [...reportedSubjects, "text"] as const;
export type ReportSubject = (typeof reportSubjects)[number];

/** From a report that nobody has looked at to one that is done with; the product team moves it to and fro. */
export const reportStates = ["open", "reviewing", "resolved"] as const;
export type ReportState = (typeof reportStates)[number];

export const maxReportTextLength = 2000;
/** The longest address that mail can be sent to. */
export const maxReportEmailLength = 254;
export const maxReportNoteLength = 2000;
export const maxReportedPathLength = 500;
/** The text that a reader has marked on a page. */
export const maxReportedSelectionLength = 500;
