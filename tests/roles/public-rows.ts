import { event, everybody, host, managers, type Row, signedIn } from "./matrix.ts";

const nobody = "404 404 404 404 404 404 404 404 404";
const foreignToken = () => ({ token: "1.not-ours" });

/** Calls that everybody may make, and those of signed-in people for themselves. */
export const publicRows: Record<string, Row> = {
  "POST /events/{id}/inquiries": {
    statuses: everybody,
    path: event("/inquiries"),
    body: () => ({ text: "Is there parking?", email: "asker@example.com" }),
  },
  "GET /events/{id}/inquiries": { statuses: everybody, path: event("/inquiries") },
  "GET /masters/all": { statuses: everybody },
  "GET /masters/languages": { statuses: everybody },
  "GET /masters/prefectures": { statuses: everybody },
  "GET /masters/own_university": { statuses: everybody },
  "GET /masters/university_directory": { statuses: everybody },
  "GET /masters/university_domains": { statuses: everybody },
  "GET /masters/universities": { statuses: everybody },
  "GET /masters/universities/{name_en}": {
    statuses: everybody,
    path: () => "/masters/universities/Hokkaido_University",
  },
  "GET /events": { statuses: everybody },
  "GET /events/past_events": { statuses: everybody },
  "GET /events/calendar": { statuses: everybody, path: () => "/events/calendar?month=2026-12" },
  "GET /events/recommended": { statuses: everybody },
  "GET /events/university_all_events/{name}": {
    statuses: everybody,
    path: () => "/events/university_all_events/Hokkaido_University",
  },
  "GET /events/university_near_events/{name}": {
    statuses: everybody,
    path: () => "/events/university_near_events/Hokkaido_University",
  },
  "GET /events/near_past_events/{name}": {
    statuses: everybody,
    path: () => "/events/near_past_events/Hokkaido_University",
  },
  "GET /events/{id}": { statuses: everybody, path: event() },
  "GET /events/{id}/ruby": { statuses: everybody, path: event("/ruby") },
  "GET /events/{id}/applications/own": { statuses: signedIn, path: event("/applications/own") },
  "GET /events/{id}/applications/present": { statuses: everybody, path: event("/applications/present") },
  "GET /events/{id}/event_reminds/present": { statuses: everybody, path: event("/event_reminds/present") },
  "GET /organizations/directory": { statuses: everybody },
  "GET /suggestions": { statuses: everybody, path: () => "/suggestions?q=tea" },
  "GET /organizations/{id}": { statuses: everybody, path: host() },
  "GET /organizations/{id}/events": { statuses: everybody, path: host("/events") },
  "GET /organizations/{id}/own_follow_state": { statuses: everybody, path: host("/own_follow_state") },
  "GET /help_articles": { statuses: everybody },
  "GET /help_articles/{key}": { statuses: everybody, path: (world) => `/help_articles/${world.helpKey}` },
  "POST /reports": {
    statuses: everybody,
    path: () => "/reports",
    body: (world) => ({ subject: "event", subject_id: world.eventId, reason: "fraud" }),
  },
  "POST /reports/texts": {
    statuses: everybody,
    path: () => "/reports/texts",
    body: () => ({ language: "zh", path: "/help_articles", text: "一个错字" }),
  },
  "GET /reports/advice": {
    statuses: everybody,
    path: (world) => `/reports/advice?subject=event&subject_id=${world.eventId}`,
  },
  "GET /users/own": { statuses: signedIn },
  "POST /users/own/set_language": { statuses: signedIn },
  "GET /users/own/applications": { statuses: signedIn },
  "GET /users/own/data": { statuses: signedIn },
  "GET /users/own/event_reminds": { statuses: signedIn },
  "PUT /events/{id}/bookmark": { statuses: signedIn, path: event("/bookmark") },
  "DELETE /events/{id}/bookmark": { statuses: signedIn, path: event("/bookmark") },
  "GET /users/own/bookmarks": { statuses: signedIn },
  "GET /users/own/event_marks": { statuses: signedIn },
  "GET /users/own/searches": { statuses: signedIn },
  "POST /users/own/searches": {
    statuses: signedIn,
    body: () => ({ filters: { q: "tea" }, is_mailed: true }),
  },
  // Nobody has saved one in a world of these tests.
  "DELETE /users/own/searches/{id}": {
    statuses: "401 404 404 404 404 404 404 404 404",
    path: () => "/users/own/searches/1",
  },
  "GET /users/own/follows": { statuses: signedIn },
  "GET /users/own/invitations": { statuses: signedIn },
  // Nobody is invited.
  "PUT /users/own/invitations/{id}": {
    statuses: "401 404 404 404 404 404 404 404 404",
    path: () => "/users/own/invitations/1000000",
    body: () => ({ answer: "accept" }),
  },
  "GET /users/own/guest_places": { statuses: signedIn },
  // Nobody was added by hand.
  "PUT /users/own/guest_places/{id}": {
    statuses: "401 404 404 404 404 404 404 404 404",
    path: () => "/users/own/guest_places/1000000",
    body: () => ({ answer: "accept" }),
  },
  "GET /users/own/today": { statuses: signedIn },
  "GET /users/own/mail_preferences": { statuses: signedIn },
  "PUT /users/own/mail_preferences": { statuses: signedIn, body: () => ({ newsletter: false }) },
  // Unsubscribing in one click needs the token of a mail; without one it is the caller's own, and changes nothing.
  "POST /users/own/mail_preferences": { statuses: signedIn },
  "GET /organizations": { statuses: signedIn },
  "PUT /organizations/{id}/follow": { statuses: signedIn, path: host("/follow") },
  "PUT /organizations/{id}/unfollow": { statuses: signedIn, path: host("/unfollow") },
  "POST /events/{id}/applications/apply": {
    statuses: signedIn,
    path: event("/applications/apply"),
    body: () => ({ application: { apply_question_answers: {} } }),
  },
  "DELETE /events/{id}/applications/own/answers": {
    statuses: "401 404 404 404 404 404 404 404 404",
    path: event("/applications/own/answers"),
  },
  "PUT /events/{id}/applications/cancell": {
    statuses: "401 404 404 404 404 404 404 404 404",
    path: event("/applications/cancell"),
  },
  "PUT /events/{id}/applications/accept_offer": {
    statuses: "401 404 404 404 404 404 404 404 404",
    path: event("/applications/accept_offer"),
  },
  // Nobody has a token of a mail here.
  "POST /applications/by_link": { statuses: nobody, body: foreignToken },
  "PUT /applications/by_link/accept_offer": { statuses: nobody, body: foreignToken },
  "PUT /applications/by_link/cancell": { statuses: nobody, body: foreignToken },
  "GET /events/{id}/lottery": {
    statuses: everybody,
    path: event("/lottery"),
    before: (world) => world.makeLottery(),
  },
  "GET /events/{id}/companions": { statuses: managers, path: event("/companions") },
  "PUT /events/{id}/applications/own/visibility": {
    statuses: "401 404 404 404 404 404 404 404 404",
    path: event("/applications/own/visibility"),
    body: () => ({ shows_first_name: true }),
  },
  "POST /events/{id}/event_reminds/apply": { statuses: signedIn, path: event("/event_reminds/apply") },
  "PUT /events/{id}/event_reminds/cancell": {
    statuses: "401 404 404 404 404 404 404 404 404",
    path: event("/event_reminds/cancell"),
  },
};
