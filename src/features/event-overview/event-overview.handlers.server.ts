import { handler } from "../../platform/http/handler.server.ts";
import { toWireTime } from "../../shared/time/tokyo-time.ts";
import { findLatestApplications } from "../applications/applications.server.ts";
import {
  findAutomaticMails,
  findWrittenMails,
  previewSavedAnnouncement,
  previewWrittenMail,
} from "../event-mail/event-mail.server.ts";
import { findPlannedAfterMails } from "../follow-up/follow-up.server.ts";
import { todayOfEvent } from "../today/today.server.ts";
import { eventOverviewContracts as contracts } from "./event-overview.contract.ts";
import { previewAutomaticMail } from "./preview-automatic-mail.server.ts";

const latestShown = 5;

export const showEventOverviewHandler = handler(
  contracts["GET /events/{id}/overview"],
  async (context, { params: { id } }) => {
    const { db, clock } = context.platform;
    const now = clock.now();
    const [today, latest, ...mails] = await Promise.all([
      todayOfEvent(context, id),
      findLatestApplications(db, id, latestShown),
      findWrittenMails(db, id, now),
      findAutomaticMails(db, id, now),
      findPlannedAfterMails(db, id),
    ]);
    return {
      today,
      latest_applications: latest.map((row) => ({ ...row, applied_at: toWireTime(row.applied_at) })),
      mails: mails
        .flat()
        .sort((one, other) => one.at.getTime() - other.at.getTime())
        .map((mail) => ({ ...mail, at: toWireTime(mail.at) })),
    };
  },
);

const tableOf = { reminder: "reminder_mails", message: "applicant_mails" } as const;

export const previewTimelineMailHandler = handler(
  contracts["GET /events/{id}/overview/mail"],
  (context, { params: { id }, query: { source, mail_id = 0, kind = "" } }) => {
    if (source === "announcement") return previewSavedAnnouncement(context, id);
    if (source === "automatic") return previewAutomaticMail(context, id, kind);
    return previewWrittenMail(context, id, tableOf[source], mail_id);
  },
);
