import { handler } from "../../../platform/http/handler.server.ts";
import { eventMailContracts as contracts } from "../event-mail.contract.ts";
import { findAnnouncement } from "./announcement-rows.server.ts";
import { changeAnnouncement, removeAnnouncement } from "./change-announcement.server.ts";
import { presentAnnouncement } from "./present-announcement.ts";
import { presentAnnouncementError } from "./present-announcement-error.server.ts";
import { setAnnouncement } from "./set-announcement.server.ts";

const presentError = presentAnnouncementError;

export const showAnnouncementHandler = handler(
  contracts["GET /events/{event_id}/notify_event_mails"],
  async ({ platform }, { params }) => {
    const row = await findAnnouncement(platform.db, params.event_id);
    return { notify_event_mail: row ? presentAnnouncement(row) : null };
  },
);

export const setAnnouncementHandler = handler(
  contracts["POST /events/{event_id}/notify_event_mails"],
  async ({ platform }, { params, body }) => {
    const row = await setAnnouncement(platform, params.event_id, body.notify_mail, platform.clock.now());
    return { notify_event_mail: presentAnnouncement(row) };
  },
  { presentError },
);

export const changeAnnouncementHandler = handler(
  contracts["PUT /events/{event_id}/notify_event_mails"],
  async ({ platform }, { params, body }) => {
    const row = await changeAnnouncement(platform, params.event_id, body.notify_mail, platform.clock.now());
    return { notify_event_mail: presentAnnouncement(row) };
  },
  { presentError },
);

export const removeAnnouncementHandler = handler(
  contracts["DELETE /events/{event_id}/notify_event_mails"],
  async ({ platform }, { params }) => ({
    notify_event_mail: presentAnnouncement(await removeAnnouncement(platform.db, params.event_id)),
  }),
);
