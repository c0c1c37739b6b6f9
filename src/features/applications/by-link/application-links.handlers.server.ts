import { handler } from "../../../platform/http/handler.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { cancelApplication } from "../applying/cancel-application.server.ts";
import { limitApplicationChanges } from "../limit-application-changes.server.ts";
import { acceptOffer } from "../queue/accept-offer.server.ts";
import { applicationLinkContracts as contracts } from "./application-links.contract.ts";
import { readLinkedApplication, requireLinked } from "./read-linked-application.server.ts";

export const showLinkedApplicationHandler = handler(
  contracts["POST /applications/by_link"],
  async ({ platform, language }, { body: { token } }) =>
    readLinkedApplication(platform, await requireLinked(platform, token), language),
);

export const acceptLinkedOfferHandler = handler(
  contracts["PUT /applications/by_link/accept_offer"],
  async ({ platform, language }, { body: { token } }) => {
    const linked = await requireLinked(platform, token);
    // As for who has none: their link only cancels.
    if (!linked.mayAct) throw notFound("offer");
    await acceptOffer(platform.db, linked.eventId, linked.userId, platform.clock.now());
    return readLinkedApplication(platform, linked, language);
  },
);

export const cancelLinkedApplicationHandler = handler(
  contracts["PUT /applications/by_link/cancell"],
  async ({ platform, language }, { body: { token } }) => {
    const linked = await requireLinked(platform, token);
    await limitApplicationChanges(platform, linked.userId);
    await cancelApplication(platform.db, linked.eventId, linked.userId, platform.clock.now());
    return readLinkedApplication(platform, linked, language);
  },
);
