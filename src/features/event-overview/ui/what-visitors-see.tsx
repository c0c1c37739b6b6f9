import { Button, Group, Image, Stack, Text } from "@mantine/core";
import { foreignTag } from "../../../shared/languages/readers/text-reader.ts";
import { Badge } from "../../../ui/base/badge.tsx";
import { Link } from "../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { eventPageName } from "../../events/events.admin.ts";
import type { Event } from "../../events/events.contract.ts";
import { coverAddress, eventPlace, isPublic, textIn, timeSpan, timesOf } from "../../events/events.public.ts";
import { CopyLink } from "./copy-link.tsx";
import { Part } from "./part.tsx";

/** How the event stands in lists, whether everybody sees it, and the link to its page. */
export function WhatVisitorsSee({ event }: { event: Event }) {
  const t = useTexts();
  const language = useLanguage();
  const { title, language_id } = textIn(event.language_events, language);
  const { start_at, end_at } = timesOf(event);
  const isShown = isPublic(event) && !event.held_at;
  return (
    <Part title={t("overview.visitors")}>
      <Group wrap="nowrap" align="start">
        <Image
          src={event.thumbnail_url ?? coverAddress(event)}
          alt=""
          w={96}
          h={72}
          radius="sm"
          fit="cover"
          style={{ flexShrink: 0 }}
        />
        <Stack gap={2} style={{ minWidth: 0, overflowWrap: "anywhere" }}>
          <Text fw={600} lang={foreignTag(language_id, language)}>
            {title}
          </Text>
          <Text size="sm">{timeSpan(start_at, end_at, language)}</Text>
          <Text size="sm">{eventPlace(event, t, { language })}</Text>
        </Stack>
      </Group>
      <Group gap="sm">
        <Badge tone={isShown ? "good" : "now"}>
          {t(event.held_at ? "overview.on_hold" : isShown ? "overview.public" : "overview.not_public")}
        </Badge>
        <Button component={Link} to={`/events/${event.id}`} variant="default" size="xs">
          {eventPageName(event, t)}
        </Button>
      </Group>
      {!event.held_at && <CopyLink eventId={event.id} />}
    </Part>
  );
}
