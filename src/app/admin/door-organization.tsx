import { Anchor, List, Text } from "@mantine/core";
import type { Event } from "../../features/events/events.contract.ts";
import { hasEnded, textIn } from "../../features/events/events.public.ts";
import { LeaveOrganization } from "../../features/organizations/organizations.admin.ts";
import { foreignTag } from "../../shared/languages/readers/text-reader.ts";
import { displayDayTime } from "../../shared/time/display-day.ts";
import { noticeFailure } from "../../ui/feedback/admin-notifications.ts";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";

const shownAtMost = 10;

interface DoorOrganizationProps {
  organizationId: number;
  events: readonly Event[];
  onLeft(): void;
}

/** What somebody sees of an organization in which they only check people in: the next events, each with its check-in. */
export function DoorOrganization({ organizationId, events, onLeft }: DoorOrganizationProps) {
  const t = useTexts();
  const language = useLanguage();
  const now = new Date();
  const coming = events
    .filter(
      ({ start_at, end_at, cancelled_at }) =>
        !cancelled_at &&
        !hasEnded({ start_at: new Date(start_at), end_at: end_at ? new Date(end_at) : null }, now),
    )
    .slice(0, shownAtMost);
  return (
    <>
      <Text size="sm">{t("manage.door_lead")}</Text>
      {coming.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("manage.door_none")}
        </Text>
      )}
      <List listStyleType="none" spacing="sm" mt="sm">
        {coming.map(({ id, start_at, language_events }) => {
          const { title, language_id } = textIn(language_events, language);
          return (
            <List.Item key={id}>
              {/* A page with a content policy of its own, for the camera: it is loaded anew. */}
              <Anchor href={`/events/${id}/check_in`} lang={foreignTag(language_id, language)}>
                {t("manage.door_open", { title })}
              </Anchor>
              <Text size="sm" c="dimmed">
                {displayDayTime(new Date(start_at), language, now)}
              </Text>
            </List.Item>
          );
        })}
      </List>
      <LeaveOrganization {...{ organizationId, onLeft }} onFailure={noticeFailure} />
    </>
  );
}
