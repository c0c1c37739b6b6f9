import { Paper, Stack, Text, Title } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { noticeFailure } from "../../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { ShownOnce } from "../../ui/shown-once.tsx";
import type { NewWebhook, Webhook, webhookContracts } from "../webhooks.contract.ts";
import { WebhookCard } from "./webhook-card.tsx";
import { WebhookForm } from "./webhook-form.tsx";

const api = apiClient<typeof webhookContracts>();

/** The webhooks of an organization: making, showing the secret once, what was sent, and deleting. */
export function WebhooksPanel({ organizationId }: { organizationId: number }) {
  const t = useTexts();
  const queries = useQueryClient();
  const queryKey = ["organization", organizationId, "webhooks"];
  const { data: webhooks = [] } = useQuery({
    queryKey,
    queryFn: async () =>
      (await api("GET /organizations/{id}/webhooks", { params: { id: organizationId } })).data,
  });
  const [made, setMade] = useState<NewWebhook | null>(null);
  const [asked, setAsked] = useState<{ webhook: Webhook; action: "remove" | "new_secret" } | null>(null);
  const changed = () => queries.invalidateQueries({ queryKey });
  const act = async () => {
    if (!asked) return;
    const params = { id: organizationId, webhook_id: asked.webhook.id };
    try {
      if (asked.action === "remove")
        await api("DELETE /organizations/{id}/webhooks/{webhook_id}", { params });
      else setMade((await api("POST /organizations/{id}/webhooks/{webhook_id}/secret", { params })).data);
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
    await changed();
    setAsked(null);
  };
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="webhooks">
      <Stack gap="sm">
        <Title order={2} size="h4" id="webhooks">
          {t("webhooks.heading")}
        </Title>
        <Text size="sm">{t("webhooks.lead")}</Text>
        {webhooks.length > 0 && (
          <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: "none" }}>
            {webhooks.map((webhook) => (
              <WebhookCard
                key={webhook.id}
                organizationId={organizationId}
                webhook={webhook}
                onRemove={() => setAsked({ webhook, action: "remove" })}
                onReplaceSecret={() => setAsked({ webhook, action: "new_secret" })}
              />
            ))}
          </Stack>
        )}
        <WebhookForm
          organizationId={organizationId}
          onMade={(webhook) => {
            setMade(webhook);
            void changed();
          }}
        />
      </Stack>
      {made && (
        <ShownOnce
          title={t(made.former_secret_until ? "webhooks.new_secret" : "webhooks.made")}
          name={t("webhooks.secret")}
          secret={made.secret}
          onClose={() => setMade(null)}
        />
      )}
      {asked && (
        <QuestionDialog
          action={t(asked.action === "remove" ? "webhooks.remove" : "webhooks.new_secret")}
          question={t(`webhook_question.${asked.action}`, { url: asked.webhook.url })}
          isHarmless={asked.action === "new_secret"}
          onConfirm={act}
          onClose={() => setAsked(null)}
        />
      )}
    </Paper>
  );
}
