import * as accounts from "../features/accounts/accounts.handlers.server.ts";
import * as applications from "../features/applications/applications.handlers.server.ts";
import * as announcements from "../features/event-mail/announcement/announcements.handlers.server.ts";
import * as mailDelivery from "../features/event-mail/delivery/mail-delivery.handlers.server.ts";
import * as reminderMails from "../features/event-mail/reminder/reminder-mails.handlers.server.ts";
import * as coHosts from "../features/events/co-hosts/co-hosts.handlers.server.ts";
import { stageEventHeader } from "../features/events/editing/header-image/header-image.handlers.server.ts";
import * as events from "../features/events/events.handlers.server.ts";
import * as help from "../features/help/help.handlers.server.ts";
import * as organizationImages from "../features/organizations/images/organization-images.handlers.server.ts";
import * as members from "../features/organizations/members/members.handlers.server.ts";
import * as organizations from "../features/organizations/organizations.handlers.server.ts";
import * as masters from "../features/reference-data/reference-data.handlers.server.ts";
import { type Routes, route } from "../platform/http/handler.server.ts";
import type { Calls } from "./contracts.ts";
import { findManagerParts } from "./manager-details.server.ts";
import {
  actingHost,
  actingOrganizer,
  anyone,
  eventManager,
  organizer,
  ownerOrganizer,
  uniteam,
  user,
} from "./policies.server.ts";

/** Every call of the API, who may make it, and what answers it. */
export const v1: Routes<Calls> = {
  "POST /auth": route(anyone, accounts.signUpEndpoint),
  "PUT /auth": route(user, accounts.changeProfileEndpoint),
  "DELETE /auth": route(user, accounts.deleteOwnAccount),
  "POST /auth/sign_in": route(anyone, accounts.signInEndpoint),
  "DELETE /auth/sign_out": route(user, accounts.signOut),
  "GET /auth/validate_token": route(user, accounts.validateToken),
  "POST /auth/password": route(anyone, accounts.requestReset),
  "GET /auth/password/edit": route(anyone, accounts.openResetLink),
  "PUT /auth/password": route(user, accounts.setPassword),
  "GET /auth/confirmation": route(anyone, accounts.openConfirmationLink),
  "POST /auth/confirmation": route(anyone, accounts.resendConfirmation),
  "GET /authentications/uniteam": route(uniteam, accounts.showUniteamRole),
  "GET /users/own": route(user, accounts.showOwnUser),
  "POST /users/own/set_language": route(user, accounts.setOwnLanguage),
  "GET /users/own/mail_preferences": route(anyone, accounts.showMailPreferences),
  "PUT /users/own/mail_preferences": route(anyone, accounts.changeMailPreferences),
  "POST /users/own/mail_preferences": route(anyone, accounts.unsubscribeInOneClick),

  "GET /masters/all": route(anyone, masters.listAllMasters),
  "GET /masters/languages": route(anyone, masters.listLanguages),
  "GET /masters/prefectures": route(anyone, masters.listPrefectures),
  "GET /masters/universities": route(anyone, masters.listUniversities),
  "GET /masters/universities/{name_en}": route(anyone, masters.showUniversity),
  "GET /masters/university_directory": route(anyone, masters.showUniversityDirectory),
  "GET /masters/own_university": route(anyone, masters.showOwnUniversity),

  "GET /organizations": route(user, organizations.listOwnOrganizations),
  "GET /organizations/{id}": route(anyone, organizations.showOrganization),
  "POST /organizations/create": route(user, organizations.createOrganizationEndpoint),
  "PUT /organizations/{id}/update": route(organizer, organizations.updateOrganizationEndpoint),
  "POST /language_organizations/create": route(organizer, organizations.addLanguage),
  "GET /organizations/{id}/own_follow_state": route(anyone, organizations.showFollowState),
  "PUT /organizations/{id}/follow": route(user, organizations.follow),
  "PUT /organizations/{id}/unfollow": route(user, organizations.unfollow),
  "GET /organizations/{id}/organization_users": route(organizer, members.listMembers),
  "POST /organizations/{id}/organization_users/create": route(organizer, members.addMemberEndpoint),
  "DELETE /organizations/{id}/organization_users/{user_id}": route(organizer, members.removeMemberEndpoint),
  "GET /organizations/{id}/followers": route(organizer, members.listFollowers),
  "GET /organizations/{id}/past_participants": route(organizer, members.listPastParticipants),
  "GET /authentications/organization/{organization_id}": route(organizer, organizations.checkOrganizer),
  "GET /users/own/follows": route(user, organizations.listFollows),

  "GET /s3/organizations/{organization_id}/icon": route(organizer, organizationImages.stageIcon),
  "GET /s3/organizations/{organization_id}/header": route(organizer, organizationImages.stageHeader),
  "GET /s3/organizations/{organization_id}/events/{event_id}/header": route(organizer, stageEventHeader),
  "GET /events": route(anyone, events.listUpcoming),
  "GET /events/past_events": route(anyone, events.listPast),
  "GET /events/recommended": route(anyone, events.listRecommended),
  "GET /events/university_all_events/{name}": route(anyone, events.listOfUniversity),
  "GET /events/university_near_events/{name}": route(anyone, events.listNearUniversity),
  "GET /events/near_past_events/{name}": route(anyone, events.listPastNearUniversity),
  "GET /events/{id}": route(anyone, events.showEvent(findManagerParts)),
  "GET /organizations/{id}/events": route(anyone, events.listOfOrganization),
  "GET /authentications/event/{event_id}": route(eventManager, events.showEventRole),

  "GET /events/{id}/applications/present": route(anyone, applications.showPresence),
  "GET /events/{id}/applications/own": route(user, applications.showOwn),
  "POST /events/{id}/applications/apply": route(user, applications.apply),
  "PUT /events/{id}/applications/cancell": route(user, applications.cancel),
  "GET /events/{id}/event_reminds/present": route(anyone, applications.showReminderPresence),
  "POST /events/{id}/event_reminds/apply": route(user, applications.remind),
  "PUT /events/{id}/event_reminds/cancell": route(user, applications.cancelRemind),
  "GET /events/{id}/participants.csv": route(eventManager, applications.downloadParticipants),
  "GET /users/own/applications": route(user, applications.listOwnApplications),
  "GET /users/own/event_reminds": route(user, applications.listOwnReminders),

  "POST /organizations/{id}/events/create": route(organizer, events.createEventEndpoint(findManagerParts)),
  "PUT /events/{id}/update": route(eventManager, events.updateEventEndpoint(findManagerParts)),
  "POST /language_events/create": route(eventManager, events.addLanguage),
  "PUT /events/{id}/cancel": route(ownerOrganizer, events.cancelEventEndpoint(findManagerParts)),
  "POST /events/{id}/duplicate": route(ownerOrganizer, events.duplicateEventEndpoint(findManagerParts)),
  "DELETE /events/{id}": route(ownerOrganizer, events.removeEventEndpoint(findManagerParts)),

  "POST /events/{id}/co_hosts": route(actingHost, coHosts.invite),
  "DELETE /events/{id}/co_hosts/{target_organization_id}": route(actingOrganizer, coHosts.remove),
  "GET /organizations/{id}/co-host-invitations": route(organizer, coHosts.listInvitations),
  "PUT /organizations/{id}/co-host-invitations/{invitation_id}/accept": route(organizer, coHosts.accept),
  "PUT /organizations/{id}/co-host-invitations/{invitation_id}/decline": route(organizer, coHosts.decline),

  "GET /events/{event_id}/notify_event_mails": route(eventManager, announcements.show),
  "POST /events/{event_id}/notify_event_mails": route(eventManager, announcements.set),
  "PUT /events/{event_id}/notify_event_mails": route(eventManager, announcements.change),
  "DELETE /events/{event_id}/notify_event_mails": route(eventManager, announcements.remove),
  "POST /events/{event_id}/remind_event_mails/create": route(eventManager, reminderMails.set),
  "PUT /events/{event_id}/remind_event_mails/{id}/update": route(eventManager, reminderMails.change),
  "DELETE /events/{event_id}/remind_event_mails/{id}": route(eventManager, reminderMails.remove),
  "GET /events/{event_id}/notify_event_mails/progress": route(eventManager, mailDelivery.ofAnnouncement),
  "GET /events/{event_id}/remind_event_mails/{id}/progress": route(eventManager, mailDelivery.ofReminder),
  "GET /events/{event_id}/notify_event_mails/preview": route(eventManager, mailDelivery.previewAnnouncement),
  "POST /events/{event_id}/remind_event_mails/preview": route(eventManager, mailDelivery.previewReminder),
  "POST /events/{event_id}/notify_event_mails/test": route(eventManager, mailDelivery.tryAnnouncement),
  "POST /events/{event_id}/remind_event_mails/test": route(eventManager, mailDelivery.tryReminder),

  "GET /help_articles": route(anyone, help.list),
  "GET /help_articles/{key}": route(anyone, help.show),
  "POST /help_articles": route(uniteam, help.create),
  "PUT /help_articles/{id}": route(uniteam, help.update),
};
