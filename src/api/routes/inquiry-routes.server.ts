import type { inquiryContracts } from "../../features/inquiries/inquiries.contract.ts";
import * as inquiries from "../../features/inquiries/inquiries.handlers.server.ts";
import { type Routes, route } from "../../platform/http/handler.server.ts";
import { anyone, eventManager, eventReader } from "../policies.server.ts";

/** The calls of what readers of an event's page ask its organizers. */
export const inquiryRoutes: Routes<typeof inquiryContracts> = {
  "POST /events/{id}/inquiries": route(anyone, inquiries.askOrganizerHandler),
  "GET /events/{id}/inquiries": route(eventReader, inquiries.listInquiriesHandler),
  "PUT /events/{id}/inquiries/{inquiry_id}": route(eventManager, inquiries.changeInquiryHandler),
};
