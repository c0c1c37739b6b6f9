import { accountRows } from "./account-rows.ts";
import { certificateRows } from "./certificate-rows.ts";
import { checkInRows } from "./check-in-rows.ts";
import { followUpRows } from "./follow-up-rows.ts";
import { holdRows } from "./hold-rows.ts";
import { identityRows } from "./identity-rows.ts";
import type { Row } from "./matrix.ts";
import { organizerRows } from "./organizer-rows.ts";
import { passkeyRows } from "./passkey-rows.ts";
import { publicRows } from "./public-rows.ts";
import { surveyRows } from "./survey-rows.ts";
import { teamRows } from "./team-rows.ts";
import { totpRows } from "./totp-rows.ts";

/** Every call of the API, and what it answers to whom. */
export const allRows: Record<string, Row> = {
  ...publicRows,
  ...accountRows,
  ...identityRows,
  ...passkeyRows,
  ...totpRows,
  ...organizerRows,
  ...checkInRows,
  ...followUpRows,
  ...surveyRows,
  ...certificateRows,
  ...teamRows,
  ...holdRows,
};
