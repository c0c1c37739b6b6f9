export { checkIdsExist } from "./check-reference-ids.server.ts";
export { findReferenceData } from "./find-reference-data.server.ts";
export { loadReferenceData } from "./load-reference-data.server.ts";
export { withNameReadings } from "./name-readings.server.ts";
export { readerNameIn, withNamesOfPage, withReaderNames } from "./name-rows.server.ts";
export { findLanguages } from "./reference-data-rows.server.ts";
export { selectLanguages } from "./select-languages.server.ts";
export { selectUniversities } from "./universities/select-universities.server.ts";
export { findUniversityAdvice } from "./universities/university-advice.server.ts";
export {
  universityDirectory,
  weighedUniversityDirectory,
} from "./universities/university-directory.server.ts";
export { universityOfAddress } from "./universities/university-domains.server.ts";
export { findUniversityByName } from "./universities/university-rows.server.ts";
export { type ShortNames, universityShortNames } from "./universities/university-short-names.server.ts";
