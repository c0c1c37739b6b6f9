import { handler } from "../../../platform/http/handler.server.ts";
import { releaseBounced } from "./change-suppression.server.ts";
import { findFailedMails } from "./find-failed-mails.server.ts";
import { findSuppressedAddresses } from "./find-suppressed-addresses.server.ts";
import { resendMail } from "./resend-mail.server.ts";
import { teamMailContracts as contracts } from "./team-mails.contract.ts";

export const listTeamMailsHandler = handler(
  contracts["GET /uniteam/mails"],
  ({ platform: { db }, language }, { query: { state, cursor } }) =>
    state === "failed" ? findFailedMails(db, cursor, language) : findSuppressedAddresses(db, cursor),
);

export const resendMailHandler = handler(
  contracts["POST /uniteam/mails/{id}/resend"],
  async ({ platform: { db, clock } }, { params }) => {
    await resendMail(db, params.id, clock.now());
    return true as const;
  },
);

export const releaseAddressHandler = handler(
  contracts["PUT /uniteam/suppressed_addresses/release"],
  async ({ platform: { db } }, { body }) => {
    await releaseBounced(db, body.address);
    return true as const;
  },
);
