import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { earlierMailContracts as contracts } from "./earlier-mails.contract.ts";
import { findEarlierMails } from "./find-earlier-mails.server.ts";

export const listEarlierMailsHandler = handler(contracts["GET /events/{id}/earlier_mails"], (context) =>
  findEarlierMails(context.platform.db, sessionOf(context).user.id),
);
