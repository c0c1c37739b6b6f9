import { MultiSelect, type OptionsFilter, Select } from "@mantine/core";
import { type UseFormReturn, useController } from "react-hook-form";
import { nameIn } from "../../../../../shared/languages/name-in.ts";
import { useLanguage, useTexts } from "../../../../../ui/texts/texts.tsx";
import { universityFilter } from "../../../../reference-data/reference-data.admin.ts";
import type { ReferenceData } from "../../../../reference-data/reference-data.public.ts";
import type { EventValues } from "../values/event-values.ts";

interface Row {
  id: number;
  name: string;
}

interface ChoiceFieldProps {
  form: UseFormReturn<EventValues>;
  name: "prefecture_id" | "event_format_id" | "event_purpose_id";
  rows: Row[];
  /** After a choice was made by hand. */
  onChosen?(id: string, before: string): void;
}

/** One of the reference data; needed. */
export function ChoiceField({ form, name, rows, onChosen }: ChoiceFieldProps) {
  const t = useTexts();
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: { required: t(`event_form.${name}_required`) },
  });
  return (
    <Select
      label={t(`event_form.${name}`)}
      withAsterisk
      searchable
      data={options(rows)}
      ref={field.ref}
      value={field.value || null}
      onBlur={field.onBlur}
      onChange={(chosen) => {
        const before = field.value;
        field.onChange(chosen ?? "");
        if (chosen) onChosen?.(chosen, before);
      }}
      error={fieldState.error?.message}
    />
  );
}

interface ChoicesFieldProps {
  form: UseFormReturn<EventValues>;
  name:
    | "used_language_ids"
    | "priority_graduation_years"
    | (`${"target" | "priority"}_${string}_ids` & keyof EventValues);
  rows: Row[];
  /** Message where nothing was chosen. */
  required?: string;
  /** By more than the names. */
  filter?: OptionsFilter;
}

/** Any number of the reference data. */
export function ChoicesField({ form, name, rows, required, filter }: ChoicesFieldProps) {
  const t = useTexts();
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: { validate: (chosen) => !required || (chosen as string[]).length > 0 || required },
  });
  return (
    <MultiSelect
      label={t(`event_form.${name}`)}
      withAsterisk={Boolean(required)}
      searchable
      clearable
      limit={100}
      filter={filter}
      data={options(rows)}
      ref={field.ref}
      value={field.value as string[]}
      onBlur={field.onBlur}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

const options = (rows: Row[]) => rows.map(({ id, name }) => ({ value: String(id), label: name }));

/** Any number of the universities, which are found by more than their names. */
export function UniversitiesField({
  form,
  name,
  referenceData,
}: Pick<ChoicesFieldProps, "form"> & {
  name: "target_university_ids" | "priority_university_ids";
  referenceData: ReferenceData;
}) {
  const language = useLanguage();
  const rows = referenceData.universities.map((one) => ({ id: one.id, name: nameIn(one, language) }));
  return <ChoicesField form={form} name={name} rows={rows} filter={universityFilter(referenceData)} />;
}
