import { handler } from "../../platform/http/handler.server.ts";
import { todayOfCaller } from "./read-today.server.ts";
import { todayContracts as contracts } from "./today.contract.ts";

export const showTodayHandler = handler(contracts["GET /users/own/today"], (context) =>
  todayOfCaller(context),
);
