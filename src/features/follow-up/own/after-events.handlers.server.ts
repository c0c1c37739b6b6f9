import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { myAfterEventContracts as contracts } from "./after-events.contract.ts";
import { findMyAfterEvents } from "./find-my-after-events.server.ts";

export const listMyAfterEventsHandler = handler(contracts["GET /users/own/after_events"], (context) => {
  const { db, clock } = context.platform;
  return findMyAfterEvents(db, sessionOf(context).user.id, clock.now());
});
