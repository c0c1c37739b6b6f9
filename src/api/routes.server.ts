import * as applications from "../features/applications/applications.handlers.server.ts";
import * as applicationLinks from "../features/applications/by-link/application-links.handlers.server.ts";
import * as companions from "../features/applications/companions/companions.handlers.server.ts";
import * as decisions from "../features/applications/decisions/decisions.handlers.server.ts";
import { showLotteryHandler } from "../features/applications/lottery/lottery.handlers.server.ts";
import * as participantFiles from "../features/applications/participants/participants-file.handlers.server.ts";
import { showTicketHandler } from "../features/applications/tickets/tickets.handlers.server.ts";
import * as bookmarks from "../features/bookmarks/bookmarks.handlers.server.ts";
import * as savedSearches from "../features/bookmarks/saved-searches/saved-searches.handlers.server.ts";
import { countApplicantsHandler } from "../features/events/applicant-counts/applicant-counts.handlers.server.ts";
import { showCalendarHandler } from "../features/events/calendar/calendar.handlers.server.ts";
import * as coHosts from "../features/events/co-hosts/co-hosts.handlers.server.ts";
import { stageEventHeaderHandler } from "../features/events/editing/header-image/header-image.handlers.server.ts";
import * as events from "../features/events/events.handlers.server.ts";
import { listSuggestionsHandler } from "../features/events/suggestions/suggestions.handlers.server.ts";
import * as help from "../features/help/help.handlers.server.ts";
import { listOrganizationsHandler } from "../features/organization-directory/organization-directory.handlers.server.ts";
import * as referenceData from "../features/reference-data/reference-data.handlers.server.ts";
import * as synonyms from "../features/synonyms/synonyms.handlers.server.ts";
import { showTodayHandler } from "../features/today/today.handlers.server.ts";
import { type Routes, route } from "../platform/http/handler.server.ts";
import type { Contracts } from "./contracts.ts";
import {
  actingHost,
  actingOrganizer,
  anyone,
  eventListReader,
  eventManager,
  eventManagerInPerson,
  eventReader,
  organizationReader,
  organizer,
  ownerOrganizer,
  reader,
  uniteam,
  user,
} from "./policies.server.ts";
import { accountRoutes } from "./routes/account-routes.server.ts";
import { certificateRoutes } from "./routes/certificate-routes.server.ts";
import { checkInRoutes } from "./routes/check-in-routes.server.ts";
import { eventMailRoutes } from "./routes/event-mail-routes.server.ts";
import { followUpRoutes } from "./routes/follow-up-routes.server.ts";
import { holdRoutes } from "./routes/hold-routes.server.ts";
import { inquiryRoutes } from "./routes/inquiry-routes.server.ts";
import { integrationRoutes } from "./routes/integration-routes.server.ts";
import { organizationRoutes } from "./routes/organization-routes.server.ts";
import { participantRoutes } from "./routes/participant-routes.server.ts";
import { productTeamRoutes } from "./routes/product-team-routes.server.ts";
import { recognitionRoutes } from "./routes/recognition-routes.server.ts";
import { reportRoutes } from "./routes/report-routes.server.ts";
import { signInRoutes } from "./routes/sign-in-routes.server.ts";
import { surveyRoutes } from "./routes/survey-routes.server.ts";

/** Every call of the API, who may make it, and what answers it. */
export const v1: Routes<Contracts> = {
  ...accountRoutes,
  ...signInRoutes,
  ...checkInRoutes,
  ...eventMailRoutes,
  ...followUpRoutes,
  ...inquiryRoutes,
  ...organizationRoutes,
  ...recognitionRoutes,
  ...participantRoutes,
  ...productTeamRoutes,
  ...integrationRoutes,
  ...surveyRoutes,
  ...certificateRoutes,
  ...reportRoutes,
  ...holdRoutes,

  "GET /masters/all": route(reader, referenceData.listReferenceDataHandler),
  "GET /masters/languages": route(reader, referenceData.listLanguagesHandler),
  "GET /masters/prefectures": route(reader, referenceData.listPrefecturesHandler),
  "GET /masters/universities": route(reader, referenceData.listUniversitiesHandler),
  "GET /masters/universities/{name_en}": route(reader, referenceData.showUniversityHandler),
  "GET /masters/university_directory": route(reader, referenceData.showUniversityDirectoryHandler),
  "GET /masters/university_domains": route(reader, referenceData.listUniversityDomainsHandler),

  "GET /organizations/directory": route(reader, listOrganizationsHandler),
  "GET /organizations/{id}/undecided_applications": route(organizer, decisions.countUndecidedHandler),
  "GET /users/own/today": route(user, showTodayHandler),

  "GET /s3/organizations/{organization_id}/events/{event_id}/header": route(
    organizer,
    stageEventHeaderHandler,
  ),
  "GET /events": route(eventListReader, events.listUpcomingEventsHandler),
  "GET /events/past_events": route(reader, events.listPastEventsHandler),
  "GET /events/calendar": route(reader, showCalendarHandler),
  "GET /events/recommended": route(reader, events.listRecommendedEventsHandler),
  "GET /events/university_all_events/{name}": route(reader, events.listUniversityEventsHandler),
  "GET /events/university_near_events/{name}": route(reader, events.listEventsNearUniversityHandler),
  "GET /events/near_past_events/{name}": route(reader, events.listPastEventsNearUniversityHandler),
  "GET /suggestions": route(reader, listSuggestionsHandler),
  "GET /events/{id}/ruby": route(eventReader, events.showRubyHandler),
  "POST /events/japanese_text": route(user, events.checkJapaneseTextHandler),
  "GET /events/{id}": route(eventReader, events.showEventHandler),
  "GET /organizations/{id}/events": route(organizationReader, events.listOrganizationEventsHandler),
  "GET /authentications/event/{event_id}": route(eventManager, events.showEventRoleHandler),

  "GET /events/{id}/applications/present": route(anyone, applications.showApplicationPresenceHandler),
  "GET /events/{id}/applications/own": route(user, applications.showMyApplicationHandler),
  "POST /events/{id}/applications/apply": route(user, applications.applyToEventHandler),
  "PUT /events/{id}/applications/cancell": route(user, applications.cancelApplicationHandler),
  "GET /events/{id}/applications/own/ticket": route(user, showTicketHandler),
  "GET /events/{id}/lottery": route(reader, showLotteryHandler),
  "GET /events/{id}/companions": route(user, companions.showCompanionsHandler),
  "PUT /events/{id}/applications/own/visibility": route(user, companions.showFirstNameHandler),
  "GET /events/{id}/event_reminds/present": route(anyone, applications.showReminderPresenceHandler),
  "POST /events/{id}/event_reminds/apply": route(user, applications.remindOfEventHandler),
  "PUT /events/{id}/applications/accept_offer": route(user, applications.acceptOfferHandler),
  "POST /applications/by_link": route(anyone, applicationLinks.showLinkedApplicationHandler),
  "PUT /applications/by_link/accept_offer": route(anyone, applicationLinks.acceptLinkedOfferHandler),
  "PUT /applications/by_link/cancell": route(anyone, applicationLinks.cancelLinkedApplicationHandler),
  "PUT /events/{id}/event_reminds/cancell": route(user, applications.cancelReminderHandler),
  "POST /events/{id}/applications/decisions": route(eventManager, decisions.decideOnApplicantsHandler),
  "GET /events/{id}/applicant_counts": route(eventManager, countApplicantsHandler),
  "GET /events/{id}/participants": route(eventManager, applications.listParticipantsHandler),
  "GET /events/{id}/accommodation_requests": route(
    eventManager,
    applications.listAccommodationRequestsHandler,
  ),
  "GET /events/{id}/participants.csv": route(eventManager, participantFiles.downloadCsvHandler),
  "GET /events/{id}/participants.xlsx": route(eventManager, participantFiles.downloadXlsxHandler),
  "GET /users/own/applications": route(user, applications.listMyApplicationsHandler),
  "GET /users/own/event_reminds": route(user, applications.listMyRemindersHandler),

  "PUT /events/{id}/bookmark": route(user, bookmarks.bookmarkEventHandler),
  "DELETE /events/{id}/bookmark": route(user, bookmarks.removeBookmarkHandler),
  "GET /users/own/bookmarks": route(user, bookmarks.listBookmarksHandler),
  "GET /users/own/event_marks": route(user, bookmarks.showEventMarksHandler),
  "GET /users/own/searches": route(user, savedSearches.listSavedSearchesHandler),
  "POST /users/own/searches": route(user, savedSearches.saveSearchHandler),
  "DELETE /users/own/searches/{id}": route(user, savedSearches.removeSavedSearchHandler),

  "POST /organizations/{id}/events/create": route(organizer, events.createEventHandler),
  "PUT /events/{id}/update": route(eventManager, events.updateEventHandler),
  "GET /events/{id}/following": route(eventManagerInPerson, events.listFollowingHandler),
  "PUT /events/{id}/following": route(eventManagerInPerson, events.updateFollowingHandler),
  "POST /events/{id}/following/preview": route(eventManagerInPerson, events.previewFollowingHandler),
  "GET /events/managed_calendar": route(user, events.listManagedDaysHandler),
  "PUT /events/publish": route(user, events.publishEventsHandler),
  "POST /language_events/create": route(eventManager, events.addEventLanguageHandler),
  "PUT /events/{id}/cancel": route(ownerOrganizer, events.cancelEventHandler),
  "POST /events/{id}/duplicate": route(ownerOrganizer, events.duplicateEventHandler),
  "DELETE /events/{id}": route(ownerOrganizer, events.removeEventHandler),
  "GET /organizations/{id}/event_templates": route(organizer, events.listTemplatesHandler),
  "POST /organizations/{id}/event_templates": route(organizer, events.saveTemplateHandler),
  "PUT /organizations/{id}/event_templates/{template_id}": route(organizer, events.changeTemplateHandler),
  "DELETE /organizations/{id}/event_templates/{template_id}": route(organizer, events.removeTemplateHandler),
  "POST /organizations/{id}/event_templates/{template_id}/events": route(
    organizer,
    events.createFromTemplateHandler,
  ),

  "POST /events/{id}/co_hosts": route(actingHost, coHosts.inviteCoHostHandler),
  "DELETE /events/{id}/co_hosts/{target_organization_id}": route(
    actingOrganizer,
    coHosts.removeCoHostHandler,
  ),
  "GET /organizations/{id}/co-host-invitations": route(organizer, coHosts.listInvitationsHandler),
  "PUT /organizations/{id}/co-host-invitations/{invitation_id}/accept": route(
    organizer,
    coHosts.acceptInvitationHandler,
  ),
  "PUT /organizations/{id}/co-host-invitations/{invitation_id}/decline": route(
    organizer,
    coHosts.declineInvitationHandler,
  ),

  "GET /help_articles": route(reader, help.listHelpArticlesHandler),
  "GET /help_articles/{key}": route(reader, help.showHelpArticleHandler),
  "POST /help_articles": route(uniteam, help.createHelpArticleHandler),
  "PUT /help_articles/{id}": route(uniteam, help.updateHelpArticleHandler),
  "GET /synonym_groups": route(uniteam, synonyms.listSynonymGroupsHandler),
  "POST /synonym_groups": route(uniteam, synonyms.createSynonymGroupHandler),
  "PUT /synonym_groups/{id}": route(uniteam, synonyms.updateSynonymGroupHandler),
  "DELETE /synonym_groups/{id}": route(uniteam, synonyms.deleteSynonymGroupHandler),
};
