import { Checkbox, Stack, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { maxSecureAddressLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { useSaid } from "../../../../ui/forms/saving/use-said.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { ConnectionForm } from "../../ui/connection-form.tsx";
import { type WebhookEvent, webhookEvents } from "../webhook-events.ts";
import type { NewWebhook, webhookContracts } from "../webhooks.contract.ts";

const api = apiClient<typeof webhookContracts>();

interface WebhookFormProps {
  organizationId: number;
  onMade(webhook: NewWebhook): void;
}

/** A new webhook: where it leads, and what it is told of. */
export function WebhookForm({ organizationId, onMade }: WebhookFormProps) {
  const t = useTexts();
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<WebhookEvent[]>([...webhookEvents]);
  const [errors, setErrors] = useSaid<{ url?: string; events?: string }>();
  const field = useRef<HTMLInputElement>(null);
  return (
    <ConnectionForm
      action={t("webhooks.make")}
      isUnsaved={url !== ""}
      isComplete={() => {
        const missing = {
          ...(!url.trim() && { url: t("webhooks.url_blank") }),
          ...(events.length === 0 && { events: t("webhooks.events_blank") }),
        };
        if (Object.keys(missing).length === 0) return true;
        setErrors(missing);
        if (missing.url) field.current?.focus();
        return false;
      }}
      send={async () => {
        const params = { id: organizationId };
        onMade((await api("POST /organizations/{id}/webhooks", { params, body: { url, events } })).data);
        setUrl("");
      }}
      showRefusal={({ sentences }) => {
        const said = sentences.url?.[0];
        if (!said) return false;
        setErrors({ url: said });
        field.current?.focus();
        return true;
      }}
    >
      <TextInput
        ref={field}
        type="url"
        label={t("webhooks.url")}
        placeholder="https://example.ac.jp/hooks/tsudoi"
        autoComplete="off"
        maxLength={maxSecureAddressLength}
        value={url}
        error={errors?.url}
        onChange={(changed) => {
          setUrl(changed.currentTarget.value);
          setErrors(null);
        }}
        maw="36rem"
      />
      <Checkbox.Group
        label={t("webhooks.events")}
        value={events}
        error={errors?.events}
        onChange={(chosen) => {
          setEvents(webhookEvents.filter((event) => chosen.includes(event)));
          setErrors(null);
        }}
      >
        <Stack gap="xs" mt="xs">
          {webhookEvents.map((event) => (
            <Checkbox key={event} value={event} label={t(`webhook_event.${event}`)} description={event} />
          ))}
        </Stack>
      </Checkbox.Group>
    </ConnectionForm>
  );
}
