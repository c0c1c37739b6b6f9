import { toWireTime } from "../../shared/time/tokyo-time.ts";
import type { SynonymGroupRow } from "./synonym-rows.server.ts";
import type { SynonymGroup } from "./synonyms.contract.ts";

export function presentSynonymGroup({ id, key, updated_at, words }: SynonymGroupRow): SynonymGroup {
  return {
    id,
    key,
    updated_at: toWireTime(updated_at),
    words: words.map(({ language_id, word }) => ({ language_id, word })),
  };
}
