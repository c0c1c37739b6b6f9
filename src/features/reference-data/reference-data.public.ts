export {
  fetchReferenceData,
  type MasterLanguage,
  type MasterRow,
  type MasterUniversity,
  type ReferenceData,
} from "./ui/fetch-reference-data.ts";
export { findNamed, useUniversityDirectory } from "./ui/university-directory.ts";
