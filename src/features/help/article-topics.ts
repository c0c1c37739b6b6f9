/** Topics of the list of all articles, in the order in which somebody needs them. */
const articles = {
  taking_part: ["how_to_apply", "waiting_and_draws", "cancel_application", "reminders", "calendar_feeds"],
  account: ["account_and_deletion", "mail_preferences"],
  organization: ["first_steps", "create_organization", "organization_members", "trust", "connections"],
  event: [
    "create_event",
    "event_languages",
    "event_image",
    "event_questions",
    "event_targets",
    "event_places",
    "co_hosts",
    "cancel_or_delete_event",
  ],
  participants: [
    "participants_and_csv",
    "check_in",
    "announcement_mail",
    "reminder_mail",
    "reader_questions",
    "after_event",
  ],
} as const;

/** `more` is for what the product team has written beside the articles that come with the product. */
export type ArticleTopic = keyof typeof articles | "more";

/** Topics that have an article, with their articles. */
export function byTopic<Article extends { key: string }>(
  all: readonly Article[],
): { topic: ArticleTopic; articles: Article[] }[] {
  const known = Object.entries(articles).map(([topic, keys]) => ({
    topic: topic as ArticleTopic,
    articles: keys.flatMap((key) => all.filter((one) => one.key === key)),
  }));
  const placed = new Set<string>(Object.values(articles).flat());
  const more = { topic: "more" as const, articles: all.filter(({ key }) => !placed.has(key)) };
  return [...known, more].filter((one) => one.articles.length > 0);
}
