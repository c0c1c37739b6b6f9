import { Group, Radio, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { maxIntegrationLabelLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { useSaid } from "../../../../ui/forms/saving/use-said.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { ConnectionForm } from "../../ui/connection-form.tsx";
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
  const field = useRef<HTMLInputElement>(null);
  return (
    <ConnectionForm
      action={t("api_tokens.make")}
      isUnsaved={label !== ""}
      isComplete={() => {
        if (label.trim()) return true;
        setError(t("api_tokens.label_blank"));
        field.current?.focus();
        return false;
      }}
      send={async () => {
        const params = { id: organizationId };
        onMade((await api("POST /organizations/{id}/api_tokens", { params, body: { label, scope } })).data);
        setLabel("");
      }}
      showRefusal={({ sentences }) => {
        const said = sentences.label?.[0];
        if (said) setError(said);
        return said !== undefined;
      }}
    >
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
    </ConnectionForm>
  );
}
