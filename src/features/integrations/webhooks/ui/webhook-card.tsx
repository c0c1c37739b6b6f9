import { Button, Group, Paper, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { formatList } from "../../../../shared/languages/format-list.ts";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { Badge } from "../../../../ui/base/badge.tsx";
import { noticeFailure, noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Webhook, webhookContracts } from "../webhooks.contract.ts";
import { deliveriesKey, WebhookDeliveries } from "./webhook-deliveries.tsx";

const api = apiClient<typeof webhookContracts>();

interface WebhookCardProps {
  organizationId: number;
  webhook: Webhook;
  onRemove(): void;
  onReplaceSecret(): void;
}

/** A webhook: where it leads, what it is told of, and what became of its last messages. */
export function WebhookCard({ organizationId, webhook, onRemove, onReplaceSecret }: WebhookCardProps) {
  const t = useTexts();
  const language = useLanguage();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isTesting, setTesting] = useState(false);
  const test = async () => {
    setTesting(true);
    try {
      const params = { id: organizationId, webhook_id: webhook.id };
      await api("POST /organizations/{id}/webhooks/{webhook_id}/test", { params });
      noticeSuccess(t("webhooks.test_sent"));
      setOpen(true);
      await queries.invalidateQueries({ queryKey: deliveriesKey(webhook.id) });
    } catch (failure) {
      noticeFailure(failureMessage(failure, t("admin.unreachable")));
    }
    setTesting(false);
  };
  return (
    <Paper withBorder p="sm" component="li">
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" align="start">
          <Text fw={600} style={{ overflowWrap: "anywhere" }}>
            {webhook.url}
          </Text>
          {webhook.disabled_at && <Badge tone="now">{t("webhooks.off")}</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {formatList(
            webhook.events.map((event) => t(`webhook_event.${event}`)),
            language,
          )}
        </Text>
        {webhook.former_secret_until && (
          <Text size="sm">
            {t("webhooks.former_until", {
              time: displayDayTime(new Date(webhook.former_secret_until), language),
            })}
          </Text>
        )}
        <Group gap="xs">
          <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t("webhooks.deliveries")}
          </Button>
          {!webhook.disabled_at && (
            <Button variant="default" loading={isTesting} onClick={() => void test()}>
              {t("webhooks.test")}
            </Button>
          )}
          <Button
            variant="default"
            aria-label={t("webhooks.new_secret_of", { url: webhook.url })}
            onClick={onReplaceSecret}
          >
            {t("webhooks.new_secret")}
          </Button>
          <Button
            variant="default"
            aria-label={t("webhooks.remove_of", { url: webhook.url })}
            onClick={onRemove}
          >
            {t("webhooks.remove")}
          </Button>
        </Group>
        {isOpen && <WebhookDeliveries organizationId={organizationId} webhook={webhook} />}
      </Stack>
    </Paper>
  );
}
