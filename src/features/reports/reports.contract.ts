import { z } from "zod";
import { defineContract } from "../../shared/contract.ts";
import { languages } from "../../shared/languages/languages.ts";
import {
  Id,
  isEmail,
  line,
  optionalText,
  PageCursor,
  pathId,
  QueryId,
  text,
  WireTime,
} from "../../shared/wire.ts";
import { PersonName } from "../organizations/organizations.contract.ts";
import {
  maxReportEmailLength,
  maxReportedPathLength,
  maxReportedSelectionLength,
  maxReportNoteLength,
  maxReportTextLength,
  reportedSubjects,
  reportReasons,
  reportStates,
  reportSubjects,
  textReportReason,
} from "./report-values.ts";

/** Where the reporter may be asked. */
const ReporterEmail = line(maxReportEmailLength)
  .nullable()
  .refine((email) => !email || isEmail(email), "email_not_valid")
  .transform((email) => email || null)
  .optional();

const SentReport = z.object({
  subject: z.enum(reportedSubjects, "invalid"),
  subject_id: Id,
  reason: z.enum(reportReasons, "invalid"),
  text: optionalText(maxReportTextLength),
  email: ReporterEmail,
});
export type SentReport = z.output<typeof SentReport>;

/** A text of the site that reads wrong: where, in which language, and what was marked there. */
const SentTextReport = z.object({
  language: z.enum(languages, "invalid"),
  /** The page's path, with its query. */
  path: line(maxReportedPathLength).min(1, "blank").startsWith("/", "invalid"),
  selection: optionalText(maxReportedSelectionLength),
  text: text(maxReportTextLength).min(1, "blank"),
  email: ReporterEmail,
});
export type SentTextReport = z.output<typeof SentTextReport>;

/** A university whose advice may help: the reader's own, and those that the organizations name. */
const Advice = z.object({
  id: Id,
  name: z.string(),
  /** The page of its office for students; null where it is not known to us. */
  advice_url: z.string().nullable(),
  advice_phone: z.string().nullable(),
});
export type Advice = z.infer<typeof Advice>;

const ReportChange = z.object({
  at: WireTime,
  /** Null where the account has been deleted. */
  actor: PersonName.nullable(),
  state_before: z.enum(reportStates),
  state_after: z.enum(reportStates),
  /** As it was from then on. */
  note: z.string(),
});

export const Report = z.object({
  id: Id,
  subject: z.enum(reportSubjects),
  /** Of a text the id of its language in the language master. */
  subject_id: Id,
  /** As the subject was called when it was reported; of a text the path of its page. */
  title: z.string(),
  reason: z.enum([...reportReasons, textReportReason]),
  /** Where a text reads wrong; absent for all else. */
  page: z
    .object({ language: z.enum(languages), path: z.string(), selection: z.string().nullable() })
    .optional(),
  text: z.string(),
  email: z.string().nullable(),
  /** Null for visitors, and where the account has been deleted. */
  reporter: PersonName.nullable(),
  state: z.enum(reportStates),
  note: z.string(),
  created_at: WireTime,
  /** The member of the team who changed it last. */
  decided_by: PersonName.nullable(),
  /** How many have reported this subject, whichever of their reports this is: many of one source are one. */
  sources_count: z.int(),
  /** Changes of state and note, oldest first. */
  history: z.array(ReportChange),
});
export type Report = z.infer<typeof Report>;

export const reportContracts = {
  "POST /reports": defineContract({
    summary: "Report an event or an organization to the product team; the organization does not learn of it",
    body: SentReport,
    answer: z.object({ id: Id }),
    refusals: [404, 429],
  }),
  "POST /reports/texts": defineContract({
    summary: "Tell the product team which text of the site reads wrong in a language; five an hour a source",
    body: SentTextReport,
    answer: z.object({ id: Id }),
    refusals: [429],
  }),
  "GET /reports/advice": defineContract({
    summary:
      "Where universities advise who meets something like this: the caller's own first, then the organizations'",
    query: z.object({ subject: z.enum(reportedSubjects, "invalid"), subject_id: QueryId }),
    answer: z.array(Advice),
    refusals: [404],
  }),
  "GET /uniteam/reports": defineContract({
    summary: "Reports, newest first",
    query: z.object({
      state: z.enum(reportStates, "invalid").optional(),
      limit: z.coerce.number("invalid").int("invalid").min(1, "invalid").max(100, "invalid").default(50),
      cursor: PageCursor,
    }),
    answer: z.array(Report),
    paged: "counted",
  }),
  "PUT /uniteam/reports/{id}": defineContract({
    summary: "Change a report's state or note; each change stands in its history",
    params: z.object({ id: pathId("report") }),
    body: z.object({
      state: z.enum(reportStates, "invalid").optional(),
      note: text(maxReportNoteLength).optional(),
    }),
    answer: Report,
  }),
};
