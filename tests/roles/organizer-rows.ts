import { event, host, managers, organizers, productTeam, type Row, signedIn } from "./matrix.ts";

const inTenMinutes = "2026-11-20 12:10";

const message = { title: "The room", custom_body: "It is room 5 now." };

const newEvent = {
  start_at: "2026-12-01 18:00",
  max_participant_num: 10,
  prefecture_id: 26,
  event_format_id: 1,
  event_purpose_id: 1,
  used_language_ids: [1],
  language_events_attributes: [{ language_id: 1, title: "鍋の会", place_name: "集会所", is_main: true }],
};

/** Calls of organizers of the owner, event managers and the product team. */
export const organizerRows: Record<string, Row> = {
  "GET /organizations/{id}/webhooks": { statuses: organizers, path: host("/webhooks") },
  // An address that needs no look-up.
  "POST /organizations/{id}/webhooks": {
    statuses: organizers,
    path: host("/webhooks"),
    body: () => ({ url: "https://93.184.215.14/hook", events: ["event.published"] }),
  },
  "DELETE /organizations/{id}/webhooks/{webhook_id}": {
    statuses: "401 403 403 404 404 403 403 403 403",
    path: host("/webhooks/1000000"),
  },
  "GET /organizations/{id}/webhooks/{webhook_id}/deliveries": {
    statuses: "401 403 403 404 404 403 403 403 403",
    path: host("/webhooks/1000000/deliveries"),
  },
  "POST /organizations/{id}/webhooks/{webhook_id}/test": {
    statuses: "401 403 403 404 404 403 403 403 403",
    path: host("/webhooks/1000000/test"),
  },
  "POST /organizations/{id}/webhooks/{webhook_id}/secret": {
    statuses: "401 403 403 404 404 403 403 403 403",
    path: host("/webhooks/1000000/secret"),
  },
  "POST /organizations/{id}/webhooks/{webhook_id}/deliveries/{delivery_id}/send": {
    statuses: "401 403 403 404 404 403 403 403 403",
    path: host("/webhooks/1000000/deliveries/msg_1/send"),
  },
  "GET /organizations/{id}/api_tokens": { statuses: organizers, path: host("/api_tokens") },
  "POST /organizations/{id}/api_tokens": {
    statuses: organizers,
    path: host("/api_tokens"),
    body: () => ({ label: "Calendar", scope: "read" }),
  },
  "DELETE /organizations/{id}/api_tokens/{token_id}": {
    statuses: "401 403 403 404 404 403 403 403 403",
    path: host("/api_tokens/1000000"),
  },
  "GET /authentications/event/{event_id}": {
    statuses: managers,
    path: (world) => `/authentications/event/${world.eventId}`,
  },
  "GET /authentications/organization/{organization_id}": {
    statuses: organizers,
    path: (world) => `/authentications/organization/${world.organizations.host}`,
  },
  "GET /authentications/uniteam": { statuses: productTeam },
  "POST /organizations/create": {
    statuses: signedIn,
    body: () => ({
      organization: {
        email: "new@example.com",
        language_organizations_attributes: [{ language_id: 1, name: "新しい会", is_main: true }],
      },
    }),
  },
  // 404 says that they were allowed to ask.
  "PUT /events/{id}/inquiries/{inquiry_id}": {
    statuses: "401 403 403 404 404 403 404 403 403",
    path: event("/inquiries/1000000"),
    body: () => ({ is_published: false }),
  },
  "GET /organizations/{id}/publishing_rules": { statuses: organizers, path: host("/publishing_rules") },
  "PUT /organizations/{id}/update": {
    statuses: organizers,
    path: host("/update"),
    body: () => ({ organization: { phone_num: "075-000-0000" } }),
  },
  // People may come to an event of it: 422 says that they were allowed to ask.
  "DELETE /organizations/{id}": {
    statuses: organizers.replaceAll("200", "422"),
    path: host(),
    before: (world) => world.apply("user"),
  },
  "POST /language_organizations/create": {
    statuses: organizers,
    body: (world) => ({ organization_id: world.organizations.host, language_id: 1 }),
  },
  "GET /organizations/{id}/organization_users": { statuses: organizers, path: host("/organization_users") },
  "POST /organizations/{id}/organization_users/create": {
    statuses: organizers,
    path: host("/organization_users/create"),
    body: (world) => ({ new_organizer_email: world.emails.user }),
  },
  "DELETE /organizations/{id}/organization_users/{user_id}": {
    // A member may not remove themselves: 422 says that they were allowed to ask.
    statuses: "401 403 403 422 200 403 403 403 403",
    path: (world) => `/organizations/${world.organizations.host}/organization_users/${world.people.member}`,
  },
  "PUT /organizations/{id}/organization_users/{user_id}": {
    statuses: organizers,
    path: (world) => `/organizations/${world.organizations.host}/organization_users/${world.people.member}`,
    body: () => ({ role: "editor" }),
  },
  "DELETE /organizations/{id}/organization_users/own": {
    statuses: organizers,
    path: host("/organization_users/own"),
  },
  "GET /organizations/{id}/invitations": { statuses: organizers, path: host("/invitations") },
  "POST /organizations/{id}/invitations": {
    statuses: organizers,
    path: host("/invitations"),
    body: (world) => ({ email: `new${world.eventId}@example.com`, role: "editor" }),
  },
  // 404 says that they were allowed to ask.
  "DELETE /organizations/{id}/invitations/{invitation_id}": {
    statuses: organizers.replaceAll("200", "404"),
    path: host("/invitations/1000000"),
  },
  "GET /organizations/{id}/activity": { statuses: organizers, path: host("/activity") },
  "GET /events/{id}/activity": { statuses: managers, path: event("/activity") },
  "GET /organizations/{id}/followers": { statuses: organizers, path: host("/followers") },
  "GET /organizations/{id}/past_participants": { statuses: organizers, path: host("/past_participants") },
  "GET /organizations/{id}/answers_to_go": { statuses: organizers, path: host("/answers_to_go?days=30") },
  "GET /organizations/{id}/attendance/figures": {
    statuses: organizers,
    path: host("/attendance/figures"),
  },
  "GET /organizations/{id}/undecided_applications": {
    statuses: organizers,
    path: host("/undecided_applications"),
  },
  "GET /s3/organizations/{organization_id}/icon": {
    statuses: organizers,
    path: (world) => `/s3/organizations/${world.organizations.host}/icon?filename=a.png`,
  },
  "GET /s3/organizations/{organization_id}/header": {
    statuses: organizers,
    path: (world) => `/s3/organizations/${world.organizations.host}/header?filename=a.png`,
  },
  "GET /s3/organizations/{organization_id}/events/{event_id}/header": {
    statuses: organizers,
    path: (world) =>
      `/s3/organizations/${world.organizations.host}/events/${world.eventId}/header?filename=a.png`,
  },
  "GET /organizations/{id}/co-host-invitations": {
    statuses: "401 403 403 403 403 200 403 403 403",
    path: (world) => `/organizations/${world.organizations.invited}/co-host-invitations`,
  },
  "PUT /organizations/{id}/co-host-invitations/{invitation_id}/accept": {
    statuses: "401 403 403 403 403 200 403 403 403",
    path: (world) =>
      `/organizations/${world.organizations.invited}/co-host-invitations/${world.invitationId}/accept`,
  },
  "PUT /organizations/{id}/co-host-invitations/{invitation_id}/decline": {
    statuses: "401 403 403 403 403 200 403 403 403",
    path: (world) =>
      `/organizations/${world.organizations.invited}/co-host-invitations/${world.invitationId}/decline`,
  },
  "POST /events/{id}/co_hosts": {
    // An accepted co-host acts for itself, not for the owner.
    statuses: "401 403 403 200 200 403 403 403 403",
    path: event("/co_hosts"),
    body: (world) => ({
      target_organization_email: world.emails.strangerOrganization,
      current_organization_id: world.organizations.host,
    }),
  },
  "DELETE /events/{id}/co_hosts/{target_organization_id}": {
    statuses: "401 403 403 200 200 403 403 403 403",
    path: (world) =>
      `/events/${world.eventId}/co_hosts/${world.organizations.invited}?current_organization_id=${world.organizations.host}`,
  },
  "POST /organizations/{id}/events/create": {
    statuses: organizers,
    path: host("/events/create"),
    body: () => ({ event: newEvent }),
  },
  "GET /organizations/{id}/event_templates": { statuses: organizers, path: host("/event_templates") },
  "POST /organizations/{id}/event_templates": {
    statuses: organizers,
    path: host("/event_templates"),
    body: (world) => ({ event_id: world.eventId, name: "Tea" }),
  },
  "PUT /organizations/{id}/event_templates/{template_id}": {
    statuses: "401 403 403 404 404 403 403 403 403",
    path: host("/event_templates/1000000"),
    body: () => ({ name: "Tea" }),
  },
  "DELETE /organizations/{id}/event_templates/{template_id}": {
    statuses: "401 403 403 404 404 403 403 403 403",
    path: host("/event_templates/1000000"),
  },
  "POST /organizations/{id}/event_templates/{template_id}/events": {
    statuses: "401 403 403 404 404 403 403 403 403",
    path: host("/event_templates/1000000/events"),
    body: () => ({ start_at: "2026-12-15 18:00" }),
  },
  "PUT /events/{id}/update": {
    statuses: managers,
    path: event("/update"),
    body: () => ({ event: { max_participant_num: 30 } }),
  },
  "GET /events/{id}/following": { statuses: managers, path: event("/following") },
  "PUT /events/{id}/following": {
    statuses: managers,
    path: event("/following"),
    body: () => ({ event: { max_participant_num: 30 } }),
  },
  "POST /events/{id}/following/preview": {
    statuses: managers,
    path: event("/following/preview"),
    body: () => ({ event: { max_participant_num: 30 } }),
  },
  // Asked while an event is written, before there is one.
  "POST /events/japanese_text": { statuses: signedIn, body: () => ({ title: "夏祭り", discription: "" }) },
  "GET /events/managed_calendar": {
    statuses: signedIn,
    path: () => "/events/managed_calendar?month=2026-11",
  },
  // Whether one manages an event is answered for each of them.
  "PUT /events/publish": { statuses: signedIn, body: (world) => ({ ids: [world.eventId] }) },
  "POST /language_events/create": {
    statuses: managers,
    body: (world) => ({ event_id: world.eventId, language_id: 1 }),
  },
  "POST /events/{id}/duplicate": {
    statuses: organizers,
    path: event("/duplicate"),
    body: () => ({ start_at: ["2026-12-15 18:00"] }),
  },
  "DELETE /events/{id}": { statuses: organizers, path: event() },
  "PUT /events/{id}/cancel": { statuses: organizers, path: event("/cancel"), body: () => ({}) },
  "POST /events/{id}/applications/decisions": {
    statuses: managers,
    path: event("/applications/decisions"),
    body: (world) => ({ decision: "accept", user_ids: [world.people.user] }),
  },
  "GET /events/{id}/figures": { statuses: managers, path: event("/figures") },
  "GET /events/{id}/answers/figures": { statuses: managers, path: event("/answers/figures") },
  "GET /events/{id}/answers/{question_id}": { statuses: managers, path: event("/answers/1") },
  "POST /events/{id}/applications/by_manager": {
    statuses: managers,
    path: event("/applications/by_manager"),
    body: () => ({ first_name: "Hana", last_name: "Mori" }),
  },
  // Who has an account is none to be erased: 404 says that they were allowed to ask.
  "DELETE /events/{id}/applications/{user_id}": {
    statuses: "401 403 403 404 404 403 404 403 403",
    path: (world) => `/events/${world.eventId}/applications/${world.people.user}`,
    before: (world) => world.apply("user"),
  },
  "PUT /events/{id}/applications/{user_id}/note": {
    statuses: managers,
    path: (world) => `/events/${world.eventId}/applications/${world.people.user}/note`,
    before: (world) => world.apply("user"),
    body: () => ({ note: "Helps with the chairs." }),
  },
  "PUT /events/{id}/applications/{user_id}/cancel": {
    statuses: managers,
    path: (world) => `/events/${world.eventId}/applications/${world.people.user}/cancel`,
    before: (world) => world.apply("user"),
    body: () => ({ message: "We are sorry." }),
  },
  "PUT /events/{id}/applications/{user_id}/reopen": {
    statuses: managers,
    path: (world) => `/events/${world.eventId}/applications/${world.people.user}/reopen`,
    before: (world) => world.apply("user"),
    body: () => ({ until: "2026-11-21 12:00" }),
  },
  "GET /events/{id}/applications/{user_id}/history": {
    statuses: managers,
    path: (world) => `/events/${world.eventId}/applications/${world.people.user}/history`,
    before: (world) => world.apply("user"),
  },
  "GET /events/{id}/applicant_counts": { statuses: managers, path: event("/applicant_counts") },
  "GET /events/{id}/participants": { statuses: managers, path: event("/participants") },
  "GET /events/{id}/accommodation_requests": {
    statuses: managers,
    path: event("/accommodation_requests"),
  },
  "GET /events/{id}/participants.csv": { statuses: managers, path: event("/participants.csv") },
  "GET /events/{id}/participants.xlsx": { statuses: managers, path: event("/participants.xlsx") },
  "GET /events/{event_id}/notify_event_mails": { statuses: managers, path: event("/notify_event_mails") },
  "POST /events/{event_id}/notify_event_mails": {
    statuses: managers,
    path: event("/notify_event_mails"),
    before: (world) => world.follow("user"),
    body: (world) => ({ notify_mail: { send_at: inTenMinutes, user_ids: [world.people.user] } }),
  },
  "PUT /events/{event_id}/notify_event_mails": {
    statuses: managers,
    path: event("/notify_event_mails"),
    before: (world) => world.announce("user"),
    body: () => ({ notify_mail: { send_at: inTenMinutes } }),
  },
  "DELETE /events/{event_id}/notify_event_mails": {
    statuses: managers,
    path: event("/notify_event_mails"),
    before: (world) => world.announce("user"),
  },
  "POST /events/{event_id}/remind_event_mails/create": {
    statuses: managers,
    path: event("/remind_event_mails/create"),
    body: () => ({ title: "See you", custom_body: "Doors open at 17:30.", send_at: inTenMinutes }),
  },
  "PUT /events/{event_id}/remind_event_mails/{id}/update": {
    statuses: managers,
    path: (world) => `/events/${world.eventId}/remind_event_mails/${world.reminderMailId}/update`,
    body: () => ({ title: "See you soon" }),
  },
  "DELETE /events/{event_id}/remind_event_mails/{id}": {
    statuses: managers,
    path: (world) => `/events/${world.eventId}/remind_event_mails/${world.reminderMailId}`,
  },
  "GET /events/{event_id}/notify_event_mails/progress": {
    statuses: managers,
    path: event("/notify_event_mails/progress"),
    before: (world) => world.announce("user"),
  },
  "GET /events/{event_id}/remind_event_mails/{id}/progress": {
    statuses: managers,
    path: (world) => `/events/${world.eventId}/remind_event_mails/${world.reminderMailId}/progress`,
  },
  "GET /events/{event_id}/notify_event_mails/recipients": {
    statuses: managers,
    path: event("/notify_event_mails/recipients"),
    before: (world) => world.announce("user"),
  },
  "GET /events/{event_id}/remind_event_mails/{id}/recipients": {
    statuses: managers,
    path: (world) => `/events/${world.eventId}/remind_event_mails/${world.reminderMailId}/recipients`,
  },
  "GET /events/{id}/overview": { statuses: managers, path: event("/overview") },
  "GET /events/{id}/overview/mail": {
    statuses: managers,
    path: event("/overview/mail?source=automatic&kind=event_tomorrow"),
  },
  "GET /events/{id}/earlier_mails": { statuses: managers, path: event("/earlier_mails") },
  "GET /events/{id}/applicant_mails": { statuses: managers, path: event("/applicant_mails") },
  "POST /events/{id}/applicant_mails": {
    statuses: managers,
    path: event("/applicant_mails"),
    before: (world) => world.apply("user"),
    body: (world) => ({ ...message, user_ids: [world.people.user] }),
  },
  "POST /events/{id}/applicant_mails/count": {
    statuses: managers,
    path: event("/applicant_mails/count"),
    body: () => ({ states: ["confirmed"] }),
  },
  "POST /events/{id}/applicant_mails/preview": {
    statuses: managers,
    path: event("/applicant_mails/preview"),
    body: () => message,
  },
  "POST /events/{id}/applicant_mails/test": {
    statuses: managers,
    path: event("/applicant_mails/test"),
    body: () => message,
  },
  "GET /events/{id}/applicant_mails/{mail_id}/recipients": {
    statuses: managers,
    path: (world) => `/events/${world.eventId}/applicant_mails/${world.applicantMailId}/recipients`,
  },
  "GET /events/{event_id}/notify_event_mails/preview": {
    statuses: managers,
    path: event("/notify_event_mails/preview"),
  },
  "POST /events/{event_id}/remind_event_mails/preview": {
    statuses: managers,
    path: event("/remind_event_mails/preview"),
    body: () => ({ title: "See you", custom_body: "Doors open at 17:30." }),
  },
  "POST /events/{event_id}/notify_event_mails/test": {
    statuses: managers,
    path: event("/notify_event_mails/test"),
  },
  "POST /events/{event_id}/remind_event_mails/test": {
    statuses: managers,
    path: event("/remind_event_mails/test"),
    body: () => ({ title: "See you", custom_body: "Doors open at 17:30." }),
  },
};
