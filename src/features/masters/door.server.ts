export { allMasters } from "./all-masters.server.ts";
export { loadMasters } from "./load-masters.server.ts";
export { findUniversityByName } from "./master-rows.server.ts";
