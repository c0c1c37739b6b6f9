import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { organizationContracts } from "../../../organizations/organizations.contract.ts";
import type { activityContracts } from "../activity.contract.ts";
import { type ActivityFilter, ActivityFilters } from "./activity-filters.tsx";
import { ActivityLines } from "./activity-lines.tsx";

const api = apiClient<typeof activityContracts & typeof organizationContracts>();

interface ActivityPanelProps {
  /** For which the reader acts. */
  organizationId: number;
  /** Of this event alone; without it of the organization and all of its events. */
  eventId?: number;
}

/** Who changed, decided, sent and downloaded what, newest first, by person, kind and day. */
export function ActivityPanel({ organizationId, eventId }: ActivityPanelProps) {
  const t = useTexts();
  const language = useLanguage();
  const [filter, setFilter] = useState<ActivityFilter>({});
  const { data: members = [] } = useQuery({
    queryKey: ["activity", "members", organizationId],
    queryFn: async () =>
      (await api("GET /organizations/{id}/organization_users", { params: { id: organizationId } })).data,
  });
  const log = useInfiniteQuery({
    queryKey: ["activity", organizationId, eventId, filter, language],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) => {
      const query = { ...filter, cursor };
      return eventId === undefined
        ? api("GET /organizations/{id}/activity", { params: { id: organizationId }, query })
        : api("GET /events/{id}/activity", { params: { id: eventId }, query });
    },
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const lines = log.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Stack>
      <Title order={2} size="h3">
        {t("activity.title")}
      </Title>
      <Text size="sm" c="dimmed">
        {t("activity.lead")}
      </Text>
      <ActivityFilters
        filter={filter}
        people={[...members, ...lines.flatMap(({ actor }) => (actor ? [actor] : []))]}
        isOfEvent={eventId !== undefined}
        onChange={setFilter}
      />
      {log.isError && <Text role="alert">{failureMessage(log.error, t("admin.unreachable"))}</Text>}
      {log.isSuccess && lines.length === 0 && <Text role="status">{t("activity.none")}</Text>}
      <ActivityLines lines={lines} namesEvents={eventId === undefined} organizationId={organizationId} />
      {log.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {t("activity.more")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
