import type { afterMailContracts } from "../features/follow-up/after-mails/after-mails.contract.ts";
import * as afterMails from "../features/follow-up/after-mails/after-mails.handlers.server.ts";
import { type Routes, route } from "../platform/http/handler.server.ts";
import { eventManager } from "./policies.server.ts";

type FollowUpContracts = typeof afterMailContracts;

/** The calls of what follows an event. */
export const followUpRoutes: Routes<FollowUpContracts> = {
  "GET /events/{id}/follow_up": route(eventManager, afterMails.showAfterMailsHandler),
  "PUT /events/{id}/follow_up": route(eventManager, afterMails.setAfterMailsHandler),
  "POST /events/{id}/follow_up/preview": route(eventManager, afterMails.previewAfterMailHandler),
  "POST /events/{id}/follow_up/test": route(eventManager, afterMails.sendTestAfterMailHandler),
};
