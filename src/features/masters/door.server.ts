export { loadMasters } from "./load-masters.server.ts";
