export { requireActingHost, requireActingOrganizer } from "../permissions/acting-host.server.ts";
export { type HostRow, selectHosts } from "./host-rows.server.ts";
export { presentHost } from "./present-host.ts";
