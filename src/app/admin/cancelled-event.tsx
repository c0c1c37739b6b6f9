import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useNavigate } from "react-router";
import { DuplicateEvent, EndEvent } from "../../features/events/events.admin.ts";
import { Link } from "../../ui/base/link.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import type { EventDashboard } from "./load-event-dashboard.ts";

/** A cancelled event can only be read: what it says, and what still makes sense to do. */
export function CancelledEvent({ event, organization }: Pick<EventDashboard, "event" | "organization">) {
  const t = useTexts();
  const navigate = useNavigate();
  const events = `/manage/organizations/${organization.id}/events`;
  const isOwner = event.owner_organization_id === organization.id;
  return (
    <Stack gap="xl">
      <Alert color="red" title={t("event_desk.is_cancelled")}>
        <Stack gap="xs">
          <Text>{t("event_desk.cancelled_why")}</Text>
          {event.cancel_message && (
            <Text style={{ whiteSpace: "pre-line" }}>
              {t("event_desk.cancelled_message", { message: event.cancel_message })}
            </Text>
          )}
        </Stack>
      </Alert>
      <Group>
        <Button component={Link} to={`${events}/${event.id}/list`} variant="default">
          {t("event_desk.cancelled_list")}
        </Button>
        {isOwner && (
          <DuplicateEvent
            event={event}
            organizationId={organization.id}
            onDuplicated={(copy) => navigate(`${events}/${copy.id}/edit`)}
          />
        )}
      </Group>
      {isOwner && event.applications_count === 0 && (
        <EndEvent event={event} onCancelled={() => {}} onRemoved={() => navigate(events)} />
      )}
    </Stack>
  );
}
