import { Button, Group, Stack, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { Badge } from "../../../../ui/base/badge.tsx";
import { noticeFailure, noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { type Texts, useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Webhook, WebhookDelivery, webhookContracts } from "../webhooks.contract.ts";

const api = apiClient<typeof webhookContracts>();

const tones = { delivered: "good", waiting: "info", failed: "now" } as const;

/** The key of a webhook's messages, which a test adds one to. */
export const deliveriesKey = (webhookId: number) => ["webhook", webhookId, "deliveries"];

/** The last messages to a webhook, with what became of each; those that were given up are sent again by a press. */
export function WebhookDeliveries({
  organizationId,
  webhook: { id: webhookId, disabled_at },
}: {
  organizationId: number;
  webhook: Webhook;
}) {
  const t = useTexts();
  const language = useLanguage();
  const [sending, setSending] = useState<string | null>(null);
  const params = { id: organizationId, webhook_id: webhookId };
  const {
    data: deliveries,
    refetch,
    isFetching,
  } = useQuery({
    queryKey: deliveriesKey(webhookId),
    queryFn: async () =>
      (await api("GET /organizations/{id}/webhooks/{webhook_id}/deliveries", { params })).data,
  });
  if (!deliveries) return null;
  const sendAgain = async (id: string) => {
    setSending(id);
    try {
      await api("POST /organizations/{id}/webhooks/{webhook_id}/deliveries/{delivery_id}/send", {
        params: { ...params, delivery_id: id },
      });
      noticeSuccess(t("webhooks.sent_again"));
    } catch (failure) {
      noticeFailure(failureMessage(failure, t("admin.unreachable")));
    }
    await refetch();
    setSending(null);
  };
  const timeOf = (moment: string) => displayDayTime(new Date(moment), language);
  return (
    <Stack gap="xs">
      <Group>
        <Button variant="default" size="compact-md" loading={isFetching} onClick={() => void refetch()}>
          {t("webhooks.refresh")}
        </Button>
      </Group>
      {deliveries.length === 0 ? (
        <Text size="sm">{t("webhooks.no_deliveries")}</Text>
      ) : (
        <Table.ScrollContainer minWidth={320} mah="24rem">
          <Table aria-label={t("webhooks.deliveries")} verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("webhooks.what")}</Table.Th>
                <Table.Th>{t("webhooks.result")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {deliveries.map((delivery) => (
                <Table.Tr key={delivery.id}>
                  <Table.Td style={{ overflowWrap: "normal", verticalAlign: "top" }}>
                    {delivery.type}
                    <Text size="sm" c="dimmed">
                      {timeOf(delivery.created_at)}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <Badge tone={tones[delivery.state]}>{t(`webhook_state.${delivery.state}`)}</Badge>
                    <Text size="sm" c="dimmed">
                      {[
                        describeTry(delivery, t),
                        delivery.next_try_at &&
                          delivery.attempts > 0 &&
                          t("webhooks.next_try", { time: timeOf(delivery.next_try_at) }),
                      ]
                        .filter(Boolean)
                        .join(" · ")}
                    </Text>
                    {delivery.state === "failed" && !disabled_at && (
                      <Button
                        variant="default"
                        size="compact-md"
                        mt="xs"
                        loading={sending === delivery.id}
                        aria-label={t("webhooks.send_again_of", {
                          type: delivery.type,
                          time: timeOf(delivery.created_at),
                        })}
                        onClick={() => void sendAgain(delivery.id)}
                      >
                        {t("webhooks.send_again")}
                      </Button>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Stack>
  );
}

/** What the last try came to, and how many there were; nothing before the first. */
function describeTry({ problem, response_status: status, attempts }: WebhookDelivery, t: Texts): string {
  const answer = problem ? t(`webhook_problem.${problem}`) : status ? t("webhooks.answered", { status }) : "";
  const tries = attempts > 1 ? t("webhooks.attempts", { count: attempts }) : "";
  return [answer, tries].filter(Boolean).join(" · ");
}
