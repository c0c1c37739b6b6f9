import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { Part } from "../../ui/part.tsx";
import type { eventFigureContracts } from "../event-figures.contract.ts";
import { DayFigures } from "./day-figures.tsx";
import { sum } from "./figure-sums.ts";
import { Funnel } from "./funnel.tsx";
import { ShareLinks } from "./share-links.tsx";
import { SourceFigures } from "./source-figures.tsx";

const api = apiClient<typeof eventFigureContracts>();

/** From how many saw the event's page to how many came, from where, on which days, and links that tell so. */
export function FiguresPanel({ eventId }: { eventId: number }) {
  const t = useTexts();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["events", "figures", eventId],
    queryFn: async () => (await api("GET /events/{id}/figures", { params: { id: eventId } })).data,
  });
  if (!data) return isError ? <Alert color="red">{t("admin.unreachable")}</Alert> : null;
  const { views, applications, cancellations, sources, attended } = data;
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text size="sm" c="dimmed" maw="40rem">
          {t("figures.hint")}
        </Text>
        <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
          {t("figures.refresh")}
        </Button>
      </Group>
      <Part title={t("figures.funnel")}>
        <Funnel
          steps={[
            { key: "views", count: sum(views) },
            { key: "applications", count: sum(applications) },
            { key: "attended", count: attended.attended },
          ]}
        />
        <Text size="sm">
          {t("figures.besides", { cancelled: sum(cancellations), walkIns: attended.walk_ins })}
        </Text>
      </Part>
      <Part title={t("figures.by_source")}>
        <SourceFigures sources={sources} />
      </Part>
      <Part title={t("figures.by_day")}>
        <DayFigures {...{ views, applications, cancellations }} />
      </Part>
      <Part title={t("figures.links")}>
        <ShareLinks eventId={eventId} />
      </Part>
    </Stack>
  );
}
