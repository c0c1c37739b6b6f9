import { accountRows } from "./account-rows.ts";
import { certificateRows } from "./certificate-rows.ts";
import { checkInRows } from "./check-in-rows.ts";
import { followUpRows } from "./follow-up-rows.ts";
import type { Row } from "./matrix.ts";
import { organizerRows } from "./organizer-rows.ts";
import { publicRows } from "./public-rows.ts";
import { surveyRows } from "./survey-rows.ts";
import { teamRows } from "./team-rows.ts";

/** Every call of the API, and what it answers to whom. */
export const allRows: Record<string, Row> = {
  ...publicRows,
  ...accountRows,
  ...organizerRows,
  ...checkInRows,
  ...followUpRows,
  ...surveyRows,
  ...certificateRows,
  ...teamRows,
};
