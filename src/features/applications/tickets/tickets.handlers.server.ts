import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { requireVisibleEvent } from "../../events/events.server.ts";
import { findTicketCode } from "./find-ticket.server.ts";
import { ticketAddress } from "./ticket-address.ts";
import { ticketContracts as contracts } from "./tickets.contract.ts";

export const showTicketHandler = handler(
  contracts["GET /events/{id}/applications/own/ticket"],
  async (context, { params }) => {
    const { db, settings } = context.platform;
    const userId = sessionOf(context).user.id;
    await requireVisibleEvent(db, params.id, userId, "own_application");
    const code = await findTicketCode(db, params.id, userId);
    if (code === null) throw notFound("ticket");
    return { code, url: ticketAddress(settings.publicUrl, params.id, code) };
  },
);
