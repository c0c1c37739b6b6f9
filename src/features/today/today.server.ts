export { todayOfEvent } from "./read-today.server.ts";
