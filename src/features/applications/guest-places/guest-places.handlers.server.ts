import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { answerGuestPlace } from "./answer-guest-place.server.ts";
import { guestPlaceContracts as contracts } from "./guest-places.contract.ts";
import { listGuestPlaces } from "./list-guest-places.server.ts";

export const listGuestPlacesHandler = handler(contracts["GET /users/own/guest_places"], (context) =>
  listGuestPlaces(context.platform.db, sessionOf(context).user.id, context),
);

export const answerGuestPlaceHandler = handler(
  contracts["PUT /users/own/guest_places/{id}"],
  async (context, { params: { id }, body: { answer } }) => {
    const userId = sessionOf(context).user.id;
    const { eventId, state } = await answerGuestPlace(context.platform, { id, userId, answer });
    return { event_id: eventId, state };
  },
);
