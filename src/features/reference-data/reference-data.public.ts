export {
  fetchMasters,
  type MasterLanguage,
  type MasterRow,
  type Masters,
  type MasterUniversity,
} from "./ui/fetch-reference-data.ts";
export { findNamed, useUniversityDirectory } from "./ui/university-directory.ts";
