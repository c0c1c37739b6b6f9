export { requireEventManager } from "./event-managers.server.ts";
