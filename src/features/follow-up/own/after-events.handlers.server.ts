import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { ownAfterEventContracts as contracts } from "./after-events.contract.ts";
import { findOwnAfterEvents } from "./find-own-after-events.server.ts";

export const listOwnAfterEventsHandler = handler(contracts["GET /users/own/after_events"], (context) => {
  const { db, clock } = context.platform;
  return findOwnAfterEvents(db, sessionOf(context).user.id, clock.now());
});
