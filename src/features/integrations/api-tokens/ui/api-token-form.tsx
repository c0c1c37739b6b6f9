import { Button, Group, Radio, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { maxIntegrationLabelLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { noticeFailure } from "../../../../ui/feedback/admin-notifications.ts";
import { UnsavedGuard } from "../../../../ui/forms/saving/unsaved-guard.tsx";
import { useSaid } from "../../../../ui/forms/saving/use-said.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { apiTokenContracts, NewApiToken } from "../api-tokens.contract.ts";

const api = apiClient<typeof apiTokenContracts>();

interface ApiTokenFormProps {
  organizationId: number;
  onMade(token: NewApiToken): void;
}

/** A new token: what it is for, and whether its program may write. */
export function ApiTokenForm({ organizationId, onMade }: ApiTokenFormProps) {
  const t = useTexts();
  const [label, setLabel] = useState("");
  const [scope, setScope] = useState<"read" | "full">("read");
  const [error, setError] = useSaid<string>();
  const [isMaking, setMaking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const mayLeave = useRef(true);
  const make = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!label.trim()) {
      setError(t("api_tokens.label_blank"));
      return field.current?.focus();
    }
    setMaking(true);
    try {
      const params = { id: organizationId };
      onMade((await api("POST /organizations/{id}/api_tokens", { params, body: { label, scope } })).data);
      setLabel("");
    } catch (failure) {
      const said = failure instanceof ApiError ? failure.sentences.label?.[0] : undefined;
      if (said) setError(said);
      else noticeFailure(failureMessage(failure, t("admin.unreachable")));
    }
    setMaking(false);
  };
  return (
    <Stack
      component="form"
      gap="sm"
      {...{ onSubmit: make, noValidate: true }}
      aria-label={t("api_tokens.make")}
    >
      <UnsavedGuard isUnsaved={label !== ""} mayLeave={mayLeave} />
      <TextInput
        ref={field}
        label={t("api_tokens.label")}
        placeholder={t("api_tokens.label_example")}
        maxLength={maxIntegrationLabelLength}
        value={label}
        error={error}
        onChange={(changed) => {
          setLabel(changed.currentTarget.value);
          setError(null);
        }}
        maw="24rem"
      />
      <Radio.Group
        label={t("api_tokens.scope")}
        value={scope}
        onChange={(chosen) => setScope(chosen === "full" ? "full" : "read")}
      >
        <Group mt="xs">
          <Radio value="read" label={t("api_tokens.read")} />
          <Radio value="full" label={t("api_tokens.full")} />
        </Group>
      </Radio.Group>
      <Button type="submit" loading={isMaking} style={{ alignSelf: "start" }}>
        {t("api_tokens.make")}
      </Button>
    </Stack>
  );
}
