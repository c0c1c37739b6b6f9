import { Alert, Anchor, Button, Group, List, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { apiClient, sentencesFor } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { displayWithWeekday } from "../../../../shared/time/tokyo-time.ts";
import { Badge } from "../../../../ui/base/badge.tsx";
import { Link } from "../../../../ui/base/link.tsx";
import { useSaid } from "../../../../ui/forms/saving/use-said.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../events.contract.ts";
import type { managedEventContracts, Published } from "../../managed/managed-events.contract.ts";
import { PublishingNotice } from "../../publishing/ui/publishing-notice.tsx";

const api = apiClient<typeof managedEventContracts>();

interface MadeSeriesProps {
  events: readonly Event[];
  organizationId: number;
  onBusy(isBusy: boolean): void;
  onClose(): void;
}

/** The drafts that have just been made, each leading to its form, with the button that publishes them all. */
export function MadeSeries({ events, organizationId, onBusy, onClose }: MadeSeriesProps) {
  const t = useTexts();
  const language = useLanguage();
  const [outcome, setOutcome] = useState<Published | null>(null);
  const [failure, setFailure] = useSaid<string>();
  const [isBusy, setBusy] = useState(false);
  const publish = async () => {
    if (isBusy) return;
    setBusy(true);
    onBusy(true);
    setFailure(null);
    try {
      const { data } = await api("PUT /events/publish", { body: { ids: events.map(({ id }) => id) } });
      const refused = data.refused.map(async ({ id, errors }) => ({
        id,
        errors: await sentencesFor(errors),
      }));
      setOutcome({ done: data.done, refused: await Promise.all(refused) });
    } catch (error) {
      setFailure(failureMessage(error, t("managed.unreachable")));
    } finally {
      setBusy(false);
      onBusy(false);
    }
  };
  const reasonOf = (id: number) => {
    const errors = outcome?.refused.find((one) => one.id === id)?.errors;
    return errors && Object.values(errors).flat().join(" ");
  };
  return (
    <Stack>
      {!outcome && <Text>{t("duplicate.series_drafts")}</Text>}
      {!outcome && (
        <PublishingNotice about="publishing" ownerId={organizationId} organizationId={organizationId} />
      )}
      {outcome && (
        <Text fw={600} role="status">
          {t("managed.published", { count: outcome.done.length })}
        </Text>
      )}
      {outcome && outcome.refused.length > 0 && (
        <Alert color="yellow" role="alert">
          {t("managed.refused", { count: outcome.refused.length })}
        </Alert>
      )}
      <List size="sm" spacing={4} aria-label={t("duplicate.series_list")}>
        {events.map(({ id, start_at }) => (
          <List.Item key={id}>
            <Group gap="xs">
              <Anchor component={Link} to={`/manage/organizations/${organizationId}/events/${id}/edit`}>
                {displayWithWeekday(new Date(start_at), language)}
              </Anchor>
              {outcome?.done.includes(id) ? (
                <Badge tone="good">{t("duplicate.is_public")}</Badge>
              ) : (
                <Badge tone="info">{t("managed.state.draft")}</Badge>
              )}
              {reasonOf(id) && <Text size="sm">{reasonOf(id)}</Text>}
            </Group>
          </List.Item>
        ))}
      </List>
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={isBusy}>
          {t("admin.close")}
        </Button>
        {!outcome && (
          <Button loading={isBusy} onClick={publish}>
            {t("duplicate.publish_all", { count: events.length })}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
