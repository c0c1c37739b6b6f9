import { handler } from "../../../platform/http/handler.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { requireVisibleEvent } from "../../events/events.server.ts";
import { lotteryContracts as contracts } from "./lottery.contract.ts";
import { showLottery } from "./show-lottery.server.ts";

/** Not cached: how many take part changes with each application. */
export const showLotteryHandler = handler(
  contracts["GET /events/{id}/lottery"],
  async ({ platform: { db, clock }, session }, { params }) => {
    await requireVisibleEvent(db, params.id, session?.user.id);
    const lottery = await showLottery(db, params.id, clock.now());
    if (!lottery) throw notFound("lottery");
    return lottery;
  },
);
