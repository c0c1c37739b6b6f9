import { handler } from "../../platform/http/handler.server.ts";
import { sessionOf } from "../../platform/http/request-context.server.ts";
import { findEvents, isPublic, presentEvent } from "../events/events.server.ts";
import { bookmarkEvent, findBookmarkedIds, removeBookmark } from "./bookmark-event.server.ts";
import { bookmarkContracts as contracts } from "./bookmarks.contract.ts";
import { findEventMarks } from "./find-event-marks.server.ts";

export const bookmarkEventHandler = handler(
  contracts["PUT /events/{id}/bookmark"],
  async (context, { params }) => {
    const { db, clock } = context.platform;
    await bookmarkEvent(db, params.id, sessionOf(context).user.id, clock.now());
    return { event_id: params.id, is_bookmarked: true };
  },
);

export const removeBookmarkHandler = handler(
  contracts["DELETE /events/{id}/bookmark"],
  async (context, { params }) => {
    await removeBookmark(context.platform.db, params.id, sessionOf(context).user.id);
    return { event_id: params.id, is_bookmarked: false };
  },
);

export const listBookmarksHandler = handler(contracts["GET /users/own/bookmarks"], async (context) => {
  const { db } = context.platform;
  const ids = await findBookmarkedIds(db, sessionOf(context).user.id);
  const events = new Map((await findEvents(db, ids)).map((event) => [event.id, event]));
  return ids
    .flatMap((id) => events.get(id) ?? [])
    .filter(isPublic)
    .map((event) => presentEvent(event, context));
});

export const showEventMarksHandler = handler(contracts["GET /users/own/event_marks"], (context) =>
  findEventMarks(context.platform.db, sessionOf(context).user.id),
);
