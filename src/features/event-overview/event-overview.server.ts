export { viewCounterOf } from "./views/count-views.server.ts";
