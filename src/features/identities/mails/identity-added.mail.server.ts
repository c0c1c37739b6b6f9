import { nameIn } from "../../../shared/languages/name-in.ts";
import { defineAccountNotice } from "../../accounts/accounts.server.ts";
import { ProviderPayload } from "./provider-payload.ts";

/** Warns a person to whose account somebody else has added a provider while they can still do something. */
export const identityAddedMail = defineAccountNotice({
  kind: "identity_added",
  payload: ProviderPayload,
  path: "/me/security",
  paragraphs: (t, { label }, language) => [
    t("mail.identity_added.body", { provider: nameIn(label, language) }),
  ],
});
