export {
  fetchLanguages,
  fetchReferenceData,
  languagesQuery,
  type MasterLanguage,
  type MasterRow,
  type MasterUniversity,
  type ReferenceData,
  referenceDataQuery,
} from "./ui/fetch-reference-data.ts";
export { findNamed, useUniversityDirectory } from "./ui/university-directory.ts";
