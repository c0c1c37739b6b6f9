export { allMasters } from "./all-masters.server.ts";
export { checkIdsExist } from "./check-ids.server.ts";
export { loadMasters } from "./load-masters.server.ts";
export { findLanguages, findUniversityByName, findUniversityOf } from "./master-rows.server.ts";
