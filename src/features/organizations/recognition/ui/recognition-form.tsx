import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { isSaidAtFields, showApiError } from "../../../../platform/browser/show-api-error.ts";
import { languageEntry, writtenLanguages } from "../../../../shared/languages/languages.ts";
import { languageNameIn } from "../../../../shared/languages/name-of-language.ts";
import { maxRecognitionLevelLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { displayDay } from "../../../../shared/time/display-day.ts";
import { startOfDate, tokyoDate } from "../../../../shared/time/tokyo-date.ts";
import { useProblemsInLanguage } from "../../../../ui/forms/problems/use-problems-in-language.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { usualLastDays } from "../recognition-in-force.ts";
import type { RecognitionOfStaff, recognitionContracts } from "../recognitions.contract.ts";

const api = apiClient<typeof recognitionContracts>();

interface RecognitionFormProps {
  universityId: number;
  organizationId: number;
  /** The recognition that was said last of it, or else of any organization: most of a university's recognitions read the same. */
  before: RecognitionOfStaff | undefined;
  onSaved(): Promise<void>;
}

const fields = ["level_ja", "level_en", "valid_until"] as const;
const fieldOf = (name: string) => fields.find((one) => one === name) ?? null;

/** As what an organization is recognised, in both languages, and until which day. */
export function RecognitionForm({ universityId, organizationId, before, onSaved }: RecognitionFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const now = new Date();
  const days = usualLastDays(now);
  const form = useForm({
    defaultValues: {
      level_ja: before?.level_ja ?? "",
      level_en: before?.level_en ?? "",
      valid_until: before?.is_in_force ? before.valid_until : (days[0] ?? ""),
    },
  });
  useProblemsInLanguage(form);
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (body) => {
    const params = { id: universityId, organization_id: organizationId };
    try {
      await api("PUT /universities/{id}/recognitions/{organization_id}", { params, body });
    } catch (error) {
      const sentence = showApiError(error, form, fieldOf) ?? t("admin.unreachable");
      if (!isSaidAtFields(error, fieldOf)) form.setError("root", { message: sentence });
      return;
    }
    await onSaved();
  });
  return (
    <form method="post" onSubmit={save} noValidate>
      <Stack>
        {writtenLanguages.map((one, place) => (
          <TextInput
            key={one}
            label={t("university_page.level", { language: languageNameIn(one, language) })}
            description={place === 0 ? t("university_page.level_hint") : undefined}
            lang={languageEntry(one).tag}
            maxLength={maxRecognitionLevelLength}
            data-autofocus={place === 0 || undefined}
            error={errors[`level_${one}`]?.message}
            {...form.register(`level_${one}`)}
          />
        ))}
        <TextInput
          type="date"
          label={t("university_page.valid_until")}
          description={t("university_page.valid_until_hint")}
          min={tokyoDate(now)}
          error={errors.valid_until?.message}
          {...form.register("valid_until")}
        />
        <Group gap="xs">
          {days.map((day) => (
            <Button
              key={day}
              variant="default"
              onClick={() => form.setValue("valid_until", day, { shouldDirty: true })}
            >
              {t("university_page.until_day", { day: displayDay(startOfDate(day), language) })}
            </Button>
          ))}
        </Group>
        {errors.root && (
          <Text role="alert" c="red" size="sm">
            {errors.root.message}
          </Text>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={isSubmitting}>
            {t(before?.is_in_force ? "admin.save" : "university_page.recognise")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
