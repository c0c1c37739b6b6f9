import { handler } from "../../../platform/http/handler.server.ts";
import { findUpcomingRemovals } from "./find-upcoming-removals.server.ts";
import { upcomingRemovalContracts as contracts } from "./upcoming-removals.contract.ts";

export const listUpcomingRemovalsHandler = handler(
  contracts["GET /uniteam/upcoming_removals"],
  ({ platform: { db, clock }, language }, { query: { cursor } }) =>
    findUpcomingRemovals(db, { now: clock.now(), cursor, language }),
);
