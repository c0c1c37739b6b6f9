import { kyoto } from "../factories/recognitions.ts";
import type { World } from "../support/world.ts";
import { productTeam, type Row, signedIn } from "./matrix.ts";

/** Somebody of no host, who was named for the office of Kyoto University. */
const staffOfKyoto = "401 403 200 403 403 403 403 403 403";
const recognition = (world: World) => `/universities/${kyoto}/recognitions/${world.organizations.host}`;

/** Calls of the product team, and of those whom it names. */
export const teamRows: Record<string, Row> = {
  "POST /help_articles": {
    statuses: productTeam,
    body: (world) => ({
      help_article: {
        key: `roles-${world.eventId}`,
        language_help_articles_attributes: [{ language_id: 1, title: "使い方", body: "" }],
      },
    }),
  },
  "PUT /help_articles/{id}": {
    statuses: productTeam,
    path: (world) => `/help_articles/${world.helpArticleId}`,
    body: () => ({ help_article: { is_published: true } }),
  },
  "GET /uniteam/holds": { statuses: productTeam },
  "GET /uniteam/missing_texts": { statuses: productTeam },
  "GET /uniteam/events/{id}/hold": {
    statuses: productTeam,
    path: (world) => `/uniteam/events/${world.eventId}/hold`,
  },
  "PUT /uniteam/events/{id}/hold": {
    statuses: productTeam,
    path: (world) => `/uniteam/events/${world.eventId}/hold`,
    body: () => ({ reason: "It is looked into." }),
  },
  "PUT /uniteam/events/{id}/release": {
    statuses: productTeam,
    path: (world) => `/uniteam/events/${world.eventId}/release`,
  },
  "GET /uniteam/organizations/{id}/suspend": {
    statuses: productTeam,
    path: (world) => `/uniteam/organizations/${world.organizations.host}/suspend`,
  },
  "PUT /uniteam/organizations/{id}/suspend": {
    statuses: productTeam,
    path: (world) => `/uniteam/organizations/${world.organizations.host}/suspend`,
    body: () => ({ reason: "It is looked into." }),
  },
  "PUT /uniteam/organizations/{id}/restore": {
    statuses: productTeam,
    path: (world) => `/uniteam/organizations/${world.organizations.host}/restore`,
  },
  "GET /synonym_groups": { statuses: productTeam },
  "POST /synonym_groups": {
    statuses: productTeam,
    body: (world) => ({ synonym_group: synonyms(`new ${world.eventId}`) }),
  },
  "PUT /synonym_groups/{id}": {
    statuses: productTeam,
    path: (world) => `/synonym_groups/${world.synonymGroupId}`,
    body: (world) => ({ synonym_group: synonyms(`changed ${world.eventId}`) }),
  },
  "DELETE /synonym_groups/{id}": {
    statuses: productTeam,
    path: (world) => `/synonym_groups/${world.synonymGroupId}`,
  },
  "GET /uniteam/reports": { statuses: productTeam },
  // Nobody has reported anything in a world of these tests.
  "PUT /uniteam/reports/{id}": {
    statuses: productTeam.replace("200", "404"),
    path: () => "/uniteam/reports/2000000000",
    body: () => ({ state: "reviewing", note: "" }),
  },
  "GET /uniteam/upcoming_removals": { statuses: productTeam },
  "GET /uniteam/activity": { statuses: productTeam },
  "GET /uniteam/universities/{id}/staff": {
    statuses: productTeam,
    path: () => `/uniteam/universities/${kyoto}/staff`,
  },
  "POST /uniteam/universities/{id}/staff": {
    statuses: productTeam,
    path: () => `/uniteam/universities/${kyoto}/staff`,
    body: (world) => ({ email: world.emails.user }),
  },
  "DELETE /uniteam/universities/{id}/staff/{user_id}": {
    statuses: productTeam,
    before: (world) => world.speakForKyoto("stranger"),
    path: (world) => `/uniteam/universities/${kyoto}/staff/${world.people.stranger}`,
  },
  "GET /users/own/universities": { statuses: signedIn },
  "GET /universities/{id}/organizations": {
    statuses: "401 403 200 403 403 403 403 403 200",
    before: (world) => world.speakForKyoto("stranger"),
    path: () => `/universities/${kyoto}/organizations`,
  },
  "PUT /universities/{id}/recognitions/{organization_id}": {
    statuses: staffOfKyoto,
    before: (world) => world.speakForKyoto("stranger"),
    path: recognition,
    body: () => ({ level_ja: "公認", level_en: "Official", valid_until: "2027-03-31" }),
  },
  "DELETE /universities/{id}/recognitions/{organization_id}": {
    statuses: staffOfKyoto,
    before: async (world) => {
      await world.speakForKyoto("stranger");
      await world.recognise();
    },
    path: recognition,
  },
  "GET /uniteam/users": { statuses: productTeam, path: () => "/uniteam/users?q=test" },
  "GET /uniteam/organizations": { statuses: productTeam, path: () => "/uniteam/organizations?q=circle" },
  "GET /uniteam/events": {
    statuses: productTeam,
    path: (world) => `/uniteam/events?q=/events/${world.eventId}`,
  },
  "GET /uniteam/users/{id}/block": {
    statuses: productTeam,
    path: (world) => `/uniteam/users/${world.people.user}/block`,
  },
  "PUT /uniteam/users/{id}/block": {
    statuses: productTeam,
    path: (world) => `/uniteam/users/${world.people.user}/block`,
    body: () => ({ reason: "Sold things." }),
  },
  "PUT /uniteam/users/{id}/unblock": {
    statuses: productTeam,
    path: (world) => `/uniteam/users/${world.people.user}/unblock`,
  },
  "GET /uniteam/mails": { statuses: productTeam },
  "POST /uniteam/mails/{id}/resend": {
    statuses: productTeam,
    path: (world) => `/uniteam/mails/${world.failedMailId}/resend`,
    before: (world) => world.failMail(),
  },
  "PUT /uniteam/suppressed_addresses/release": {
    statuses: productTeam,
    before: (world) => world.suppressAddress(),
    body: (world) => ({ address: world.suppressedAddress }),
  },
  "GET /uniteam/figures": { statuses: productTeam },
};
const synonyms = (word: string) => ({
  words: [word, `same as ${word}`].map((one) => ({ language_id: 2, word: one })),
});
