export { checkIdsExist } from "./check-reference-ids.server.ts";
export { findReferenceData } from "./find-reference-data.server.ts";
export { loadReferenceData } from "./load-reference-data.server.ts";
export { findLanguages } from "./reference-data-rows.server.ts";
export { selectLanguages } from "./select-languages.server.ts";
export { selectUniversities } from "./select-universities.server.ts";
export { universityDirectory, weighedUniversityDirectory } from "./university-directory.server.ts";
export { findUniversityByName } from "./university-rows.server.ts";
export { type ShortNames, universityShortNames } from "./university-short-names.server.ts";
