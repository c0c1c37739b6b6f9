import { Checkbox, type CheckboxProps } from "@mantine/core";
import type { UseFormReturn } from "react-hook-form";
import { useTexts } from "../../../../../ui/texts/texts.tsx";
import type { FieldOfKind } from "../../../fields/event-fields.ts";
import type { EventValues } from "../values/event-values.ts";
import { type FormField, labelOf } from "../values/field-values.ts";

interface FlagFieldProps extends Pick<CheckboxProps, "description" | "mt"> {
  form: UseFormReturn<EventValues>;
  name: FieldOfKind<"flag"> & FormField;
}

/** A yes-or-no field of an event, under the name that its differences have. */
export function FlagField({ form, name, ...look }: FlagFieldProps) {
  const t = useTexts();
  return <Checkbox label={labelOf(name, t)} {...look} {...form.register(name)} />;
}
