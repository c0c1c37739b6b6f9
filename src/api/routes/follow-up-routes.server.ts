import type { afterMailContracts } from "../../features/follow-up/after-mails/after-mails.contract.ts";
import * as afterMails from "../../features/follow-up/after-mails/after-mails.handlers.server.ts";
import type { materialContracts } from "../../features/follow-up/material/material.contract.ts";
import * as material from "../../features/follow-up/material/material.handlers.server.ts";
import type { myAfterEventContracts } from "../../features/follow-up/own/after-events.contract.ts";
import * as myAfterEvents from "../../features/follow-up/own/after-events.handlers.server.ts";
import { type Routes, route } from "../../platform/http/handler.server.ts";
import { eventManager, eventReader, user } from "../policies.server.ts";

type FollowUpContracts = typeof afterMailContracts & typeof materialContracts & typeof myAfterEventContracts;

/** The calls of what follows an event. */
export const followUpRoutes: Routes<FollowUpContracts> = {
  "GET /events/{id}/follow_up": route(eventManager, afterMails.showAfterMailsHandler),
  "PUT /events/{id}/follow_up": route(eventManager, afterMails.setAfterMailsHandler),
  "POST /events/{id}/follow_up/preview": route(eventManager, afterMails.previewAfterMailHandler),
  "POST /events/{id}/follow_up/test": route(eventManager, afterMails.sendTestAfterMailHandler),
  "GET /events/{id}/materials": route(eventReader, material.listMaterialHandler),
  "POST /events/{id}/materials": route(eventManager, material.addMaterialHandler),
  "PUT /events/{id}/materials": route(eventManager, material.orderMaterialHandler),
  "PUT /events/{id}/materials/{material_id}": route(eventManager, material.changeMaterialHandler),
  "DELETE /events/{id}/materials/{material_id}": route(eventManager, material.removeMaterialHandler),
  "GET /events/{id}/materials/{material_id}/file": route(eventReader, material.handOutFileHandler),
  "GET /users/own/after_events": route(user, myAfterEvents.listMyAfterEventsHandler),
  "GET /s3/events/{id}/material": route(eventManager, material.stageMaterialHandler),
};
