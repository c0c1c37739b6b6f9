import { productTeam, type Row } from "./matrix.ts";

/** Calls of the product team. */
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
};
const synonyms = (word: string) => ({
  words: [word, `same as ${word}`].map((one) => ({ language_id: 2, word: one })),
});
