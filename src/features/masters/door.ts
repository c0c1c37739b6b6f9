export {
  fetchMasters,
  type MasterLanguage,
  type MasterRow,
  type Masters,
  type MasterUniversity,
} from "./ui/masters.ts";
export { findNamed, useUniversityDirectory } from "./ui/university-directory.ts";
