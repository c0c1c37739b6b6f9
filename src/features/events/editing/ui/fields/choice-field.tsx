import { MultiSelect, type OptionsFilter, Select } from "@mantine/core";
import { type FieldPathByValue, type UseFormReturn, useController } from "react-hook-form";
import { useTexts } from "../../../../../ui/texts/texts.tsx";
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
  name: FieldPathByValue<EventValues, string[]> & `${"used_language" | "target" | "priority"}${string}`;
  label: string;
  rows: Row[];
  /** Message where nothing was chosen. */
  required?: string;
  /** By more than the names. */
  filter?: OptionsFilter;
}

/** Any number of the reference data. */
export function ChoicesField({ form, name, label, rows, required, filter }: ChoicesFieldProps) {
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: { validate: (chosen) => !required || (chosen as string[]).length > 0 || required },
  });
  return (
    <MultiSelect
      label={label}
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
