import { Anchor, List, Paper, Text, Title } from "@mantine/core";
import { languageIds, languages } from "../../../../../shared/languages/languages.ts";
import { languageNameIn } from "../../../../../shared/languages/name-of-language.ts";
import { useLanguage, useTexts } from "../../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events.contract.ts";
import { isPublic } from "../../../visibility/event-visibility.ts";

/** The pictures with which organizers tell others of their event, in each of its languages. */
export function EventDownloads({ event }: { event: Event }) {
  const t = useTexts();
  const language = useLanguage();
  const written = languages.filter((one) =>
    event.language_events.some(({ language_id }) => language_id === languageIds[one]),
  );
  const files = written.flatMap((one) => {
    const named = { language: languageNameIn(one, language) };
    return [
      { name: `story-${one}.png`, text: t("promotion.story", named) },
      { name: `poster-${one}.pdf`, text: t("promotion.poster", named) },
    ];
  });
  return (
    <Paper withBorder p="md" mt="xl">
      <Title order={2} size="h4">
        {t("promotion.heading")}
      </Title>
      <Text mt="xs">{t(isPublic(event) ? "promotion.lead" : "promotion.not_public")}</Text>
      {isPublic(event) && (
        <List mt="xs">
          {files.map(({ name, text }) => (
            <List.Item key={name}>
              <Anchor
                // Its bullet stands at the first line of a long name.
                style={{ display: "inline-flex", paddingBlock: "0.625rem" }}
                href={`/events/${event.id}/picture/${name}`}
                download={`event-${event.id}-${name}`}
              >
                {text}
              </Anchor>
            </List.Item>
          ))}
        </List>
      )}
    </Paper>
  );
}
