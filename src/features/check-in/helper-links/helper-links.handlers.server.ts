import { handler } from "../../../platform/http/handler.server.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { helperLinkContracts as contracts, type HelperLink } from "./helper-links.contract.ts";
import {
  createHelperLink,
  deleteHelperLink,
  findHelperLinks,
  type HelperLinkRow,
} from "./helper-links.server.ts";

export const listHelperLinksHandler = handler(
  contracts["GET /events/{id}/door_links"],
  async (context, { params }) => (await findHelperLinks(context.platform.db, params.id)).map(present),
);

export const createHelperLinkHandler = handler(
  contracts["POST /events/{id}/door_links"],
  async (context, { params, body }) => {
    const { db, clock, settings } = context.platform;
    const { token, ...link } = await createHelperLink(db, params.id, body.label, clock.now());
    return { ...present(link), url: `${settings.publicUrl}/door/${token}` };
  },
);

export const deleteHelperLinkHandler = handler(
  contracts["DELETE /events/{id}/door_links/{link_id}"],
  async (context, { params }) => {
    const { db, clock } = context.platform;
    return present(await deleteHelperLink(db, params.id, params.link_id, clock.now()));
  },
);

function present({ id, label, expiresAt }: HelperLinkRow): HelperLink {
  return { id, label, expires_at: toWireTime(expiresAt) };
}
