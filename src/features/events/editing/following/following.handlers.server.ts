import { handler } from "../../../../platform/http/handler.server.ts";
import { sentences } from "../../../../platform/http/replies/api-error-body.server.ts";
import { type RequestContext, sessionOf } from "../../../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../../../platform/limits/rate-limit.server.ts";
import { storedImage } from "../../../../platform/storage/images/image-address.ts";
import { AppError } from "../../../../shared/app-error.ts";
import { toWireTime } from "../../../../shared/time/tokyo-time.ts";
import { withReadings } from "../../japanese/fill-readings.server.ts";
import { prepareEventTexts } from "../../search/analysis/analyse-event-texts.server.ts";
import { readChangeReason } from "../change-reason.ts";
import { claimThumbnail } from "../header-image/claim-thumbnail.server.ts";
import { presentForManager } from "../present-for-manager.server.ts";
import type { EventUpdate } from "../write-update.server.ts";
import { findFollowing } from "./find-following.server.ts";
import { followingContracts as contracts, type Followed } from "./following.contract.ts";
import { type FollowedUpdate, updateFollowing } from "./update-following.server.ts";

/** Each holds up to a year of events, and analyses and writes them all. */
const saves = { name: "series_saves", max: 60, seconds: 60 * 60 };
const previews = { name: "series_previews", max: 300, seconds: 60 * 60 };

export const listFollowingHandler = handler(
  contracts["GET /events/{id}/following"],
  async (context, { params: { id } }) => {
    const { db, clock } = context.platform;
    const found = await findFollowing(db, id, sessionOf(context).user.id, clock.now());
    return found.map((event) => ({ ...event, start_at: toWireTime(event.start_at) }));
  },
);

export const updateFollowingHandler = handler(
  contracts["PUT /events/{id}/following"],
  async (context, { params: { id }, body }) => {
    await limitAttempts(context.platform, saves, String(sessionOf(context).user.id));
    const thumbnail = await claimThumbnail(context, id, body.event.thumbnail_url);
    const sent = await withReadings(context.platform.db, id, body.event);
    await prepareEventTexts(context.platform, id, sent);
    const followed = await follow(context, { id, sent, thumbnail, reason: readChangeReason(body) }, false);
    return { event: await presentForManager(context, id), ...followed };
  },
);

export const previewFollowingHandler = handler(
  contracts["POST /events/{id}/following/preview"],
  async (context, { params: { id }, body }) => {
    await limitAttempts(context.platform, previews, String(sessionOf(context).user.id));
    // An upload is not taken over for a look: its address stands for the picture that it will be.
    const address = body.event.thumbnail_url;
    const thumbnail = address && storedImage(context.platform.settings, address);
    const sent = await withReadings(context.platform.db, id, body.event);
    return follow(context, { id, sent, thumbnail }, true);
  },
);

async function follow(
  context: RequestContext,
  update: Omit<EventUpdate, "now">,
  isPreview: boolean,
): Promise<Followed> {
  const { platform } = context;
  const followed = await updateFollowing(platform, {
    ...update,
    now: platform.clock.now(),
    userId: sessionOf(context).user.id,
    isPreview,
  });
  if (followed !== "stale") return present(followed, context);
  const current = await presentForManager(context, update.id);
  throw new AppError("conflict", { event: [{ code: "changed_by_someone_else" }] }, { current });
}

function present({ following, told }: FollowedUpdate, { language }: RequestContext): Followed {
  return {
    following: following.map(({ error, start_at, given, ...event }) => ({
      ...event,
      start_at: toWireTime(start_at),
      errors: error ? sentences(error.fields, language) : {},
      promoted_count: given.promoted,
      offered_count: given.offered,
    })),
    told_count: told.ofChange,
    told_of_draw_count: told.ofDraw,
  };
}
