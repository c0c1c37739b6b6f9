import { endpoint } from "../../../platform/http/handler.server.ts";
import { eventMailCalls as calls } from "../event-mail.contract.ts";
import { findAnnouncement } from "./announcement-rows.server.ts";
import { changeAnnouncement, removeAnnouncement } from "./change-announcement.server.ts";
import { presentAnnouncement } from "./present-announcement.ts";
import { presentAnnouncementRefusal } from "./present-announcement-error.server.ts";
import { setAnnouncement } from "./set-announcement.server.ts";

const refuse = presentAnnouncementRefusal;

export const show = endpoint(
  calls["GET /events/{event_id}/notify_event_mails"],
  async ({ platform }, { params }) => {
    const row = await findAnnouncement(platform.db, params.event_id);
    return { notify_event_mail: row ? presentAnnouncement(row) : null };
  },
);

export const set = endpoint(
  calls["POST /events/{event_id}/notify_event_mails"],
  async ({ platform: { db, clock } }, { params, body }) => {
    const row = await setAnnouncement(db, params.event_id, body.notify_mail, clock.now());
    return { notify_event_mail: presentAnnouncement(row) };
  },
  { refuse },
);

export const change = endpoint(
  calls["PUT /events/{event_id}/notify_event_mails"],
  async ({ platform: { db, clock } }, { params, body }) => {
    const row = await changeAnnouncement(db, params.event_id, body.notify_mail, clock.now());
    return { notify_event_mail: presentAnnouncement(row) };
  },
  { refuse },
);

export const remove = endpoint(
  calls["DELETE /events/{event_id}/notify_event_mails"],
  async ({ platform }, { params }) => ({
    notify_event_mail: presentAnnouncement(await removeAnnouncement(platform.db, params.event_id)),
  }),
);
