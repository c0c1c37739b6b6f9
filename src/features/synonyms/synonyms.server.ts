export { loadSynonyms } from "./load-synonyms.server.ts";
export { readSynonyms, type Synonyms } from "./synonym-rows.server.ts";
