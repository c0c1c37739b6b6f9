import { z } from "zod";
import { defineAccountNotice } from "../../accounts/accounts.server.ts";

/** Warns a person to whose account somebody else has added a passkey while they can still do something. */
export const passkeyAddedMail = defineAccountNotice({
  kind: "passkey_added",
  payload: z.object({ name: z.string() }),
  path: "/me/security",
  paragraphs: (t, { name }) => [t("mail.passkey_added.body", { name })],
});
