import { Alert, Button, Group, Stack, Textarea } from "@mantine/core";
import { useForm } from "react-hook-form";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { languageEntry, writtenLanguages } from "../../../shared/languages/languages.ts";
import { languageNameIn } from "../../../shared/languages/name-of-language.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { SynonymGroup, synonymContracts } from "../synonyms.contract.ts";
import { type SynonymValues, synonymBody, synonymValues } from "./synonym-values.ts";

const api = apiClient<typeof synonymContracts>();

interface SynonymGroupFormProps {
  /** Null for a new one. */
  group: SynonymGroup | null;
  onSaved(): Promise<void>;
}

/** The words of a group, by language, one a line. */
export function SynonymGroupForm({ group, onSaved }: SynonymGroupFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const form = useForm<SynonymValues>({ defaultValues: synonymValues(group) });
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (values) => {
    const body = { synonym_group: synonymBody(values, group) };
    try {
      if (group) await api("PUT /synonym_groups/{id}", { params: { id: group.id }, body });
      else await api("POST /synonym_groups", { body });
    } catch (error) {
      form.setError("root", { message: failureMessage(error, t("admin.unreachable")) });
      return;
    }
    await onSaved();
  });
  return (
    <form method="post" onSubmit={save} noValidate>
      <Stack>
        {writtenLanguages.map((one, place) => (
          <Textarea
            key={one}
            label={languageNameIn(one, language)}
            description={place === 0 ? t("synonyms.hint") : undefined}
            lang={languageEntry(one).tag}
            autosize
            minRows={3}
            maxRows={12}
            spellCheck={false}
            data-autofocus={place === 0 || undefined}
            {...form.register(one)}
          />
        ))}
        {errors.root && (
          <Alert role="alert" color="red">
            {errors.root.message}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={isSubmitting}>
            {t("admin.save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
