export { checkIdsExist } from "./check-reference-ids.server.ts";
export { findReferenceData } from "./find-reference-data.server.ts";
export { loadReferenceData } from "./load-reference-data.server.ts";
export { findLanguages, findUniversityByName } from "./reference-data-rows.server.ts";
