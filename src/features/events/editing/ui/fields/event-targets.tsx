import { Checkbox, Fieldset, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { nameIn } from "../../../../../shared/languages/name-in.ts";
import { useLanguage, useTexts } from "../../../../../ui/texts/texts.tsx";
import { HelpIcon } from "../../../../help/help.admin.ts";
import { universityFilter } from "../../../../reference-data/reference-data.admin.ts";
import type { ReferenceData } from "../../../../reference-data/reference-data.public.ts";
import type { EventValues } from "../values/event-values.ts";
import { ChoicesField } from "./choice-field.tsx";

const student = "1";

/** For whom the event is meant; nothing chosen means everybody. */
export function EventTargets({
  form,
  referenceData,
}: {
  form: UseFormReturn<EventValues>;
  referenceData: ReferenceData;
}) {
  const t = useTexts();
  const language = useLanguage();
  const occupations = useWatch({ control: form.control, name: "target_occupation_ids" });
  return (
    <Fieldset legend={t("event_form.targets")}>
      <Stack>
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
          <ChoicesField
            form={form}
            name="target_prefecture_ids"
            label={t("event_form.target_prefecture_ids")}
            rows={referenceData.prefectures}
          />
          <ChoicesField
            form={form}
            name="target_university_ids"
            label={t("event_form.target_university_ids")}
            rows={referenceData.universities.map((one) => ({ id: one.id, name: nameIn(one, language) }))}
            filter={universityFilter(referenceData)}
          />
          <ChoicesField
            form={form}
            name="target_department_category_ids"
            label={t("event_form.target_department_category_ids")}
            rows={referenceData.department_categories}
          />
          <ChoicesField
            form={form}
            name="target_occupation_ids"
            label={t("event_form.target_occupation_ids")}
            rows={referenceData.occupations}
          />
          <ChoicesField
            form={form}
            name="target_country_ids"
            label={t("event_form.target_country_ids")}
            rows={referenceData.countries}
          />
        </SimpleGrid>
      </Stack>
    </Fieldset>
  );
}
