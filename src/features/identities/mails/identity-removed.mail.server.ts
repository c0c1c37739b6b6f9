import { nameIn } from "../../../shared/languages/name-in.ts";
import { defineAccountNotice } from "../../accounts/accounts.server.ts";
import { ProviderPayload } from "./provider-payload.ts";

/** Tells a person that a provider does not let them in any more. */
export const identityRemovedMail = defineAccountNotice({
  kind: "identity_removed",
  payload: ProviderPayload,
  path: "/me/security",
  paragraphs: (t, { label }, language) => [
    t("mail.identity_removed.body", { provider: nameIn(label, language) }),
  ],
});
