import type { RequestContext } from "../../../../platform/http/request-context.server.ts";
import { claimUpload } from "../../../../platform/storage/claim-upload.server.ts";

/** The stored name of a picture whose address was sent with an event; what is no address is handed on. */
export async function claimThumbnail(
  { platform }: RequestContext,
  eventId: number,
  address: string | null | undefined,
): Promise<string | null | undefined> {
  if (!address) return address;
  return claimUpload(platform, "thumbnail_url", address, { purpose: "event_header", eventId });
}
