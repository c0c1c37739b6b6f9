import { Stack, TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { ApiError } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { maxTemplateNameLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { DialogButtons } from "../../../../ui/feedback/dialog-buttons.tsx";
import { useSaid } from "../../../../ui/forms/saving/use-said.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { templatesAtMost } from "../templates-at-most.ts";

interface TemplateNameFormProps {
  /** Stands in the field until something is typed. */
  name: string;
  submitLabel: string;
  /** What is said above the field. */
  children?: ReactNode;
  /** Rejects with what the API refuses, which the field shows. */
  onSubmit(name: string): Promise<void>;
  onBack(): void;
}

/** Asks for the name of a template. */
export function TemplateNameForm({
  name: first,
  submitLabel,
  children,
  onSubmit,
  onBack,
}: TemplateNameFormProps) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? first;
  const [error, setError] = useSaid<string>();
  const [isBusy, setBusy] = useState(false);
  const refuse = (said: string) => {
    setError(said);
    field.current?.focus();
  };
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (isBusy) return;
    if (!name.trim()) return refuse(t("template.name_blank"));
    setBusy(true);
    try {
      await onSubmit(name.trim());
    } catch (failure) {
      const { name: taken, event_templates: tooMany } = failure instanceof ApiError ? failure.sentences : {};
      if (tooMany) refuse(t("template.at_most", { max: templatesAtMost }));
      else refuse(taken?.[0] ?? failureMessage(failure, t("admin.unreachable")));
    }
    setBusy(false);
  };
  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack>
        {children}
        <TextInput
          ref={field}
          data-autofocus
          label={t("template.name")}
          withAsterisk
          maxLength={maxTemplateNameLength}
          value={name}
          error={error}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setError(null);
          }}
        />
        <DialogButtons submitLabel={submitLabel} isBusy={isBusy} onBack={onBack} />
      </Stack>
    </form>
  );
}
