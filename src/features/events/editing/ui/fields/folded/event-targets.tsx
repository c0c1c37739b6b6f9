import { Checkbox, Group, SimpleGrid, Text } from "@mantine/core";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTexts } from "../../../../../../ui/texts/texts.tsx";
import { HelpIcon } from "../../../../../help/help.admin.ts";
import type { ReferenceData } from "../../../../../reference-data/reference-data.public.ts";
import type { EventValues } from "../../values/event-values.ts";
import { ChoicesField, UniversitiesField } from "../choice-field.tsx";
import { FlagField } from "../flag-field.tsx";
import { Fold } from "./folded-section.tsx";

const student = "1";
const targetFields = [
  "target_prefecture_ids",
  "target_university_ids",
  "target_department_category_ids",
  "target_occupation_ids",
  "target_country_ids",
] as const;

/** For whom the event is meant; nothing chosen means everybody. */
export function EventTargets({
  form,
  referenceData,
}: {
  form: UseFormReturn<EventValues>;
  referenceData: ReferenceData;
}) {
  const t = useTexts();
  const chosen = useWatch({ control: form.control, name: targetFields });
  const count = chosen.flat().length;
  const occupations = chosen[targetFields.indexOf("target_occupation_ids")] ?? [];
  return (
    <Fold
      title={t("event_form.targets")}
      said={count > 0 ? t("event_form.fold.chosen", { count }) : t("event_form.fold.everybody")}
    >
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" c="dimmed">
          {t("event_form.targets_hint")}
        </Text>
        <HelpIcon topic="event_targets" />
      </Group>
      <Checkbox
        label={t("event_form.only_students")}
        checked={occupations.length === 1 && occupations[0] === student}
        onChange={(event) =>
          form.setValue("target_occupation_ids", event.currentTarget.checked ? [student] : [], {
            shouldDirty: true,
          })
        }
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ChoicesField form={form} name="target_prefecture_ids" rows={referenceData.prefectures} />
        <UniversitiesField form={form} name="target_university_ids" referenceData={referenceData} />
        <ChoicesField
          form={form}
          name="target_department_category_ids"
          rows={referenceData.department_categories}
        />
        <ChoicesField form={form} name="target_occupation_ids" rows={referenceData.occupations} />
        <ChoicesField form={form} name="target_country_ids" rows={referenceData.countries} />
      </SimpleGrid>
      <FlagField
        form={form}
        name="welcomes_beginners"
        description={t("event_form.welcomes_beginners_hint")}
      />
    </Fold>
  );
}
