import { Checkbox, SimpleGrid } from "@mantine/core";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { tokyoParts } from "../../../../../../shared/time/tokyo-time.ts";
import { useTexts } from "../../../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../../../reference-data/reference-data.public.ts";
import type { EventValues } from "../../values/event-values.ts";
import { isPriorityForNobody } from "../../values/places-values.ts";
import { ChoicesField, UniversitiesField } from "../choice-field.tsx";
import { PlacesTimeField } from "./places-time-field.tsx";

interface PriorityFieldsProps {
  form: UseFormReturn<EventValues>;
  referenceData: ReferenceData;
}

/** Those who may apply first, and until when; off unless somebody wants it. */
export function PriorityFields({ form, referenceData }: PriorityFieldsProps) {
  const t = useTexts();
  const values = useWatch({ control: form.control }) as EventValues;
  const { year } = tokyoParts(new Date());
  const years = [...Array(12).keys()].map((ahead) => year - 1 + ahead);
  const chosen = values.priority_graduation_years.map(Number);
  const allYears = [...new Set([...years, ...chosen])].sort();
  return (
    <>
      <Checkbox
        label={t("event_form.has_priority")}
        description={t("event_form.has_priority_hint")}
        {...form.register("has_priority")}
      />
      {values.has_priority && (
        <>
          <PlacesTimeField
            form={form}
            name="priority_until"
            required={t("event_form.problem.priority_until_required")}
            description={t("event_form.priority_until_hint")}
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <ChoicesField
              form={form}
              name="priority_graduation_years"
              rows={allYears.map((one) => ({ id: one, name: String(one) }))}
              required={isPriorityForNobody(values) ? t("event_form.problem.priority_for_nobody") : undefined}
            />
            <UniversitiesField form={form} name="priority_university_ids" referenceData={referenceData} />
            <ChoicesField
              form={form}
              name="priority_department_category_ids"
              rows={referenceData.department_categories}
            />
            <ChoicesField form={form} name="priority_occupation_ids" rows={referenceData.occupations} />
          </SimpleGrid>
        </>
      )}
    </>
  );
}
