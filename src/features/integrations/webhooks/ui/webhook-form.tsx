import { Button, Checkbox, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { maxSecureAddressLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { noticeFailure } from "../../../../ui/feedback/admin-notifications.ts";
import { UnsavedGuard } from "../../../../ui/forms/saving/unsaved-guard.tsx";
import { useSaid } from "../../../../ui/forms/saving/use-said.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
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
  const [isMaking, setMaking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const mayLeave = useRef(true);
  const make = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const missing = {
      ...(!url.trim() && { url: t("webhooks.url_blank") }),
      ...(events.length === 0 && { events: t("webhooks.events_blank") }),
    };
    if (Object.keys(missing).length > 0) {
      setErrors(missing);
      if (missing.url) field.current?.focus();
      return;
    }
    setMaking(true);
    try {
      const params = { id: organizationId };
      onMade((await api("POST /organizations/{id}/webhooks", { params, body: { url, events } })).data);
      setUrl("");
    } catch (failure) {
      const said = failure instanceof ApiError ? failure.sentences.url?.[0] : undefined;
      if (said) {
        setErrors({ url: said });
        field.current?.focus();
      } else noticeFailure(failureMessage(failure, t("admin.unreachable")));
    }
    setMaking(false);
  };
  return (
    <Stack
      component="form"
      gap="sm"
      {...{ onSubmit: make, noValidate: true }}
      aria-label={t("webhooks.make")}
    >
      <UnsavedGuard isUnsaved={url !== ""} mayLeave={mayLeave} />
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
      <Button type="submit" loading={isMaking} style={{ alignSelf: "start" }}>
        {t("webhooks.make")}
      </Button>
    </Stack>
  );
}
