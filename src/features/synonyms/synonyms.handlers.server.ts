import { handler } from "../../platform/http/handler.server.ts";
import { presentSynonymGroup } from "./present-synonym-group.ts";
import { createSynonymGroup, deleteSynonymGroup, updateSynonymGroup } from "./save-synonym-group.server.ts";
import { findSynonymGroups } from "./synonym-rows.server.ts";
import { synonymContracts as contracts } from "./synonyms.contract.ts";

export const listSynonymGroupsHandler = handler(contracts["GET /synonym_groups"], async ({ platform }) => {
  const groups = await findSynonymGroups(platform.db);
  return groups.map(presentSynonymGroup);
});

export const createSynonymGroupHandler = handler(
  contracts["POST /synonym_groups"],
  async ({ platform: { db, clock } }, { body }) =>
    presentSynonymGroup(await createSynonymGroup(db, body.synonym_group, clock.now())),
);

export const updateSynonymGroupHandler = handler(
  contracts["PUT /synonym_groups/{id}"],
  async ({ platform: { db, clock } }, { params, body }) =>
    presentSynonymGroup(await updateSynonymGroup(db, params.id, body.synonym_group, clock.now())),
);

export const deleteSynonymGroupHandler = handler(
  contracts["DELETE /synonym_groups/{id}"],
  async ({ platform: { db, clock } }, { params }) =>
    presentSynonymGroup(await deleteSynonymGroup(db, params.id, clock.now())),
);
