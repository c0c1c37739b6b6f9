import { handler, Page } from "../../../platform/http/handler.server.ts";
import { sentences } from "../../../platform/http/replies/api-error-body.server.ts";
import { type RequestContext, sessionOf } from "../../../platform/http/request-context.server.ts";
import { unauthenticated } from "../../../shared/app-error.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import type { EventRow } from "../event-rows.server.ts";
import type { ManagedEvent } from "../events.contract.ts";
import { withHiddenPictures } from "../holds/pictures/with-hidden-pictures.server.ts";
import type { ListOrManagedQuery } from "../listing/event-filter.contract.ts";
import { noManagerDetails, presentEvent } from "../present-event.server.ts";
import { readManyEvents } from "../shared-event-reads.server.ts";
import { isCompleteText } from "./language-gaps.ts";
import { listManagedDays } from "./list-managed-days.server.ts";
import { listManagedEvents } from "./list-managed-events.server.ts";
import { managedEventContracts as contracts, type ManagedFacts } from "./managed-events.contract.ts";
import { type FoundFacts, findManagedFacts, nothingFound } from "./managed-facts.server.ts";
import type { ManagedSort } from "./managed-lists.ts";
import { managedStateOf } from "./managed-states.ts";
import { publishEvents } from "./publish-events.server.ts";

/** The events of all organizations that the caller is an organizer of, as the desk lists them. */
export async function answerManagedEvents(
  context: RequestContext,
  query: ListOrManagedQuery,
): Promise<Page<ManagedEvent>> {
  const { platform, session, language } = context;
  if (!session) throw unauthenticated();
  const now = platform.clock.now();
  const filters = { ...query, sort: query.sort as ManagedSort | undefined };
  const listed = await listManagedEvents(platform.db, { userId: session.user.id, language, filters, now });
  const ids = listed.rows.map(({ id }) => id);
  if (ids.length === 0) return new Page<ManagedEvent>([], null, listed.total);
  const [rows, facts] = await Promise.all([
    readManyEvents(platform.db, ids),
    findManagedFacts(platform, ids, now),
  ]);
  const acting = new Map(listed.rows.map((row) => [row.id, row]));
  const events = rows.map(async (row): Promise<ManagedEvent[]> => {
    const own = acting.get(row.id);
    if (!own) return [];
    const event = presentEvent(row, context, { managerDetails: noManagerDetails });
    const shown = await withHiddenPictures(platform, row, event);
    return [{ ...shown, managed: present(row, own, facts.get(row.id) ?? nothingFound, now) }];
  });
  return new Page((await Promise.all(events)).flat(), listed.nextCursor, listed.total);
}

function present(
  row: EventRow,
  { organization_id, updated_at }: { organization_id: number; updated_at: Date },
  { undecidedCount, nextMail }: FoundFacts,
  now: Date,
): ManagedFacts {
  return {
    organization_id,
    state: managedStateOf(row, now),
    updated_at: toWireTime(updated_at),
    languages: row.texts.map((text) => ({
      language_id: text.language_id,
      is_complete: isCompleteText(text, row.texts),
    })),
    next_mail: nextMail && { tab: nextMail.tab, at: toWireTime(nextMail.at) },
    undecided_count: undecidedCount,
  };
}

export const listManagedDaysHandler = handler(
  contracts["GET /events/managed_calendar"],
  (context, { query }) => {
    const { platform, language } = context;
    const userId = sessionOf(context).user.id;
    return listManagedDays(platform.db, { userId, language, query, now: platform.clock.now() });
  },
);

export const publishEventsHandler = handler(contracts["PUT /events/publish"], async (context, { body }) => {
  const { platform, language } = context;
  const userId = sessionOf(context).user.id;
  const { done, refused } = await publishEvents(platform, {
    ids: body.ids,
    userId,
    now: platform.clock.now(),
  });
  return {
    done,
    refused: refused.map(({ id, error }) => ({ id, errors: sentences(error.fields, language) })),
  };
});
