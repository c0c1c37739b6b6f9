export { requireActingHost, requireActingOrganizer } from "../permissions/acting-host.server.ts";
export { findHostIds, findHosts, type HostRow, isHost, isOwner } from "./host-rows.server.ts";
export { presentHost } from "./present-host.ts";
