import { z } from "zod";
import { defineAccountNotice } from "../../accounts/accounts.server.ts";

/** Tells a person that one of their recovery codes was used, and how many are left. */
export const recoveryCodeUsedMail = defineAccountNotice({
  kind: "recovery_code_used",
  payload: z.object({ left: z.int() }),
  path: "/me/security",
  paragraphs: (t, { left }) => [t("mail.recovery_code_used.body", { left })],
});
