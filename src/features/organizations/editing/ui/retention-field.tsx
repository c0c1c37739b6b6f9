import { Fieldset, Stack, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { retentionDays } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { OrganizationValues } from "./organization-values.ts";

interface RetentionFieldProps {
  form: UseFormReturn<OrganizationValues>;
  /** Shows what goes next midnight with fewer days than are saved. */
  consequences?: ((days: number) => ReactNode) | undefined;
}

/** How long answers to the organization's events are kept. */
export function RetentionField({ form, consequences }: RetentionFieldProps) {
  const t = useTexts();
  const days = readDays(form.watch("answers_kept_days"));
  const saved = readDays(form.formState.defaultValues?.answers_kept_days ?? "");
  const isFewer = days !== null && saved !== null && days < saved;
  return (
    <Fieldset legend={t("organization_form.answers_kept")}>
      <Stack>
        <TextInput
          inputMode="numeric"
          label={t("organization_form.answers_kept_days")}
          description={t("organization_form.answers_kept_days_hint")}
          maw="24rem"
          error={form.formState.errors.answers_kept_days?.message}
          {...form.register("answers_kept_days", {
            validate: (typed) =>
              readDays(typed) !== null || t("organization_form.answers_kept_days_wrong", retentionDays),
          })}
        />
        {isFewer && consequences?.(days)}
      </Stack>
    </Fieldset>
  );
}

/** Null where it is no number of days that an organization may choose. */
function readDays(typed: string): number | null {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return days >= retentionDays.min && days <= retentionDays.max ? days : null;
}
