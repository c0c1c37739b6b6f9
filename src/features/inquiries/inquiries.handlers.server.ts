import { handler } from "../../platform/http/handler.server.ts";
import { isEventManager, requireVisibleEvent } from "../events/events.server.ts";
import { askOrganizer } from "./asking/ask-organizer.server.ts";
import { inquiryContracts as contracts } from "./inquiries.contract.ts";
import { changeInquiry } from "./publishing/change-inquiry.server.ts";
import { findInquiriesForManagers, findPublishedInquiries } from "./publishing/find-inquiries.server.ts";
import { presentInquiry, presentInquiryForManager } from "./publishing/present-inquiry.ts";

export const askOrganizerHandler = handler(
  contracts["POST /events/{id}/inquiries"],
  async (context, { params, body }) => ({ id: await askOrganizer(context, params.id, body) }),
);

export const listInquiriesHandler = handler(
  contracts["GET /events/{id}/inquiries"],
  async ({ platform: { db }, session, language }, { params: { id } }) => {
    await requireVisibleEvent(db, id, session?.user.id);
    if (await isEventManager(db, id, session?.user.id)) {
      const rows = await findInquiriesForManagers(db, id);
      return rows.map((row) => presentInquiryForManager(row, language));
    }
    return (await findPublishedInquiries(db, id)).map(presentInquiry);
  },
);

export const changeInquiryHandler = handler(
  contracts["PUT /events/{id}/inquiries/{inquiry_id}"],
  async ({ platform: { db }, language }, { params, body }) =>
    presentInquiryForManager(await changeInquiry(db, params.id, params.inquiry_id, body), language),
);
