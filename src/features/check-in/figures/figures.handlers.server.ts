import { handler } from "../../../platform/http/handler.server.ts";
import { countCheckIns } from "./count-check-ins.server.ts";
import { checkInFigureContracts as contracts } from "./figures.contract.ts";

export const showCheckInFiguresHandler = handler(
  contracts["GET /events/{id}/check_ins/figures"],
  (context, { params }) => countCheckIns(context.platform.db, params.id),
);
