export { findNameCorrections } from "./find-name-corrections.server.ts";
export { listOrganizations } from "./list-organizations.server.ts";
export { readDirectoryCards } from "./read-directory-cards.server.ts";
