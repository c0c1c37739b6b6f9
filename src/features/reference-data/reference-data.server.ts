export { checkIdsExist } from "./check-reference-ids.server.ts";
export { allMasters } from "./find-reference-data.server.ts";
export { loadMasters } from "./load-reference-data.server.ts";
export { findLanguages, findUniversityByName, findUniversityOf } from "./reference-data-rows.server.ts";
