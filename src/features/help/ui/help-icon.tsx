import { ActionIcon } from "@mantine/core";
import { useTexts } from "../../../ui/texts/texts.tsx";

export const helpTopics = [
  "after_event",
  "announcement_mail",
  "check_in",
  "co_hosts",
  "create_event",
  "create_organization",
  "event_image",
  "event_languages",
  "event_places",
  "event_questions",
  "event_targets",
  "first_steps",
  "connections",
  "organization_members",
  "participants_and_csv",
  "reader_questions",
  "reminder_mail",
] as const;

/** The key of an article that a screen of the back office opens. */
export type HelpTopic = (typeof helpTopics)[number];

/** Opens the article about what one is doing, beside it, so that nothing typed is left. */
export function HelpIcon({ topic }: { topic: HelpTopic }) {
  const t = useTexts();
  const label = t("help_icon.open", { topic: t(`help_topic.${topic}`) });
  return (
    <ActionIcon
      component="a"
      href={`/help_articles/${topic}`}
      target="_blank"
      rel="noopener"
      variant="subtle"
      size={44}
      aria-label={label}
      title={label}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor">
        <circle cx="12" cy="12" r="9.5" strokeWidth="1.8" />
        <path
          d="M9.2 9.4a2.9 2.9 0 1 1 4.3 2.6c-1 .5-1.5 1.1-1.5 2.2"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
        <circle cx="12" cy="17.2" r="0.6" fill="currentColor" />
      </svg>
    </ActionIcon>
  );
}
