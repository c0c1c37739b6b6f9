import * as announcements from "../../features/event-mail/announcement/announcements.handlers.server.ts";
import type { mailDeliveryContracts } from "../../features/event-mail/delivery/mail-delivery.contract.ts";
import * as mailDelivery from "../../features/event-mail/delivery/mail-delivery.handlers.server.ts";
import type { earlierMailContracts } from "../../features/event-mail/earlier/earlier-mails.contract.ts";
import { listEarlierMailsHandler } from "../../features/event-mail/earlier/earlier-mails.handlers.server.ts";
import type { eventMailContracts } from "../../features/event-mail/event-mail.contract.ts";
import type { applicantMailContracts } from "../../features/event-mail/message/applicant-mails.contract.ts";
import * as messages from "../../features/event-mail/message/applicant-mails.handlers.server.ts";
import * as reminderMails from "../../features/event-mail/reminder/reminder-mails.handlers.server.ts";
import type { eventOverviewContracts } from "../../features/event-overview/event-overview.contract.ts";
import {
  previewTimelineMailHandler,
  showEventOverviewHandler,
} from "../../features/event-overview/event-overview.handlers.server.ts";
import type { eventFigureContracts } from "../../features/event-overview/figures/event-figures.contract.ts";
import { showEventFiguresHandler } from "../../features/event-overview/figures/event-figures.handlers.server.ts";
import type { organizationFigureContracts } from "../../features/event-overview/over-events/organization-figures.contract.ts";
import { showOrganizationFiguresHandler } from "../../features/event-overview/over-events/organization-figures.handlers.server.ts";
import { type Routes, route } from "../../platform/http/handler.server.ts";
import { eventManager, eventManagerInPerson, organizer } from "../policies.server.ts";

/** The calls of the mails that organizers write, and of the overview in which all of them stand, with the event's figures. */
export const eventMailRoutes: Routes<
  typeof eventMailContracts &
    typeof mailDeliveryContracts &
    typeof applicantMailContracts &
    typeof earlierMailContracts &
    typeof eventOverviewContracts &
    typeof eventFigureContracts &
    typeof organizationFigureContracts
> = {
  "GET /organizations/{id}/attendance/figures": route(organizer, showOrganizationFiguresHandler),
  "GET /events/{id}/figures": route(eventManager, showEventFiguresHandler),
  "GET /events/{id}/overview": route(eventManager, showEventOverviewHandler),
  "GET /events/{id}/overview/mail": route(eventManager, previewTimelineMailHandler),
  "GET /events/{id}/earlier_mails": route(eventManagerInPerson, listEarlierMailsHandler),
  "GET /events/{id}/applicant_mails": route(eventManager, messages.listApplicantMailsHandler),
  "POST /events/{id}/applicant_mails": route(eventManager, messages.sendApplicantMailHandler),
  "POST /events/{id}/applicant_mails/count": route(eventManager, messages.countMessageRecipientsHandler),
  "POST /events/{id}/applicant_mails/preview": route(eventManager, messages.previewApplicantMailHandler),
  "POST /events/{id}/applicant_mails/test": route(eventManager, messages.sendTestApplicantMailHandler),
  "GET /events/{id}/applicant_mails/{mail_id}/recipients": route(
    eventManager,
    messages.listMessageRecipientsHandler,
  ),
  "GET /events/{event_id}/notify_event_mails/recipients": route(
    eventManager,
    mailDelivery.listAnnouncementRecipientsHandler,
  ),
  "GET /events/{event_id}/remind_event_mails/{id}/recipients": route(
    eventManager,
    mailDelivery.listReminderRecipientsHandler,
  ),
  "GET /events/{event_id}/notify_event_mails": route(eventManager, announcements.showAnnouncementHandler),
  "POST /events/{event_id}/notify_event_mails": route(eventManager, announcements.setAnnouncementHandler),
  "PUT /events/{event_id}/notify_event_mails": route(eventManager, announcements.changeAnnouncementHandler),
  "DELETE /events/{event_id}/notify_event_mails": route(
    eventManager,
    announcements.removeAnnouncementHandler,
  ),
  "POST /events/{event_id}/remind_event_mails/create": route(
    eventManager,
    reminderMails.setReminderMailHandler,
  ),
  "PUT /events/{event_id}/remind_event_mails/{id}/update": route(
    eventManager,
    reminderMails.changeReminderMailHandler,
  ),
  "DELETE /events/{event_id}/remind_event_mails/{id}": route(
    eventManager,
    reminderMails.removeReminderMailHandler,
  ),
  "GET /events/{event_id}/notify_event_mails/progress": route(
    eventManager,
    mailDelivery.showAnnouncementProgressHandler,
  ),
  "GET /events/{event_id}/remind_event_mails/{id}/progress": route(
    eventManager,
    mailDelivery.showReminderProgressHandler,
  ),
  "GET /events/{event_id}/notify_event_mails/preview": route(
    eventManager,
    mailDelivery.previewAnnouncementHandler,
  ),
  "POST /events/{event_id}/remind_event_mails/preview": route(
    eventManager,
    mailDelivery.previewReminderHandler,
  ),
  "POST /events/{event_id}/notify_event_mails/test": route(
    eventManager,
    mailDelivery.sendTestAnnouncementHandler,
  ),
  "POST /events/{event_id}/remind_event_mails/test": route(
    eventManager,
    mailDelivery.sendTestReminderHandler,
  ),
};
