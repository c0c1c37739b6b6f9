import { handler } from "../../../platform/http/handler.server.ts";
import { type RequestContext, sessionOf } from "../../../platform/http/request-context.server.ts";
import { withoutRuby } from "../../../shared/ruby/ruby-marks.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { nameSearch } from "./name-search.server.ts";
import {
  findSavedSearches,
  removeSavedSearch,
  type SavedSearchRow,
  saveSearch,
} from "./save-search.server.ts";
import { savedSearchContracts as contracts, type SavedSearch } from "./saved-searches.contract.ts";

export const listSavedSearchesHandler = handler(contracts["GET /users/own/searches"], async (context) => {
  const rows = await findSavedSearches(context.platform.db, sessionOf(context).user.id);
  return Promise.all(rows.map((row) => present(row, context)));
});

export const saveSearchHandler = handler(
  contracts["POST /users/own/searches"],
  async (context, { body: { filters, is_mailed: isMailed } }) => {
    const { db, clock } = context.platform;
    const row = await saveSearch(db, sessionOf(context).user.id, { filters, isMailed }, clock.now());
    return present(row, context);
  },
);

export const removeSavedSearchHandler = handler(
  contracts["DELETE /users/own/searches/{id}"],
  async (context, { params }) => {
    const row = await removeSavedSearch(context.platform.db, sessionOf(context).user.id, params.id);
    return present(row, context);
  },
);

async function present(
  { filters, created_at, ...row }: SavedSearchRow,
  { platform, language }: RequestContext,
): Promise<SavedSearch> {
  return {
    ...row,
    filters: { ...filters },
    created_at: toWireTime(created_at),
    name: withoutRuby(await nameSearch(platform.db, filters, { language, now: platform.clock.now() })),
  };
}
