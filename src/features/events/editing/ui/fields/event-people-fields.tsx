import { Fieldset, SimpleGrid, TextInput } from "@mantine/core";
import type { UseFormReturn } from "react-hook-form";
import { nameIn } from "../../../../../shared/languages/name-in.ts";
import { useLanguage, useTexts } from "../../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../../reference-data/reference-data.public.ts";
import type { EventValues } from "../values/event-values.ts";
import { ChoiceField, ChoicesField } from "./choice-field.tsx";

interface EventPeopleFieldsProps {
  form: UseFormReturn<EventValues>;
  referenceData: ReferenceData;
}

/** Number of places, languages, and kind. */
export function EventPeopleFields({ form, referenceData }: EventPeopleFieldsProps) {
  const t = useTexts();
  const language = useLanguage();
  const { errors } = form.formState;
  return (
    <Fieldset legend={t("event_form.people")}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t("event_form.max_participant_num")}
          inputMode="numeric"
          withAsterisk
          error={errors.max_participant_num?.message}
          {...form.register("max_participant_num", {
            validate: (typed) => {
              if (!typed.trim()) return t("event_form.max_participant_num_required");
              return /^[1-9]\d{0,5}$/.test(typed.normalize("NFKC").trim()) || t("event_form.not_a_number");
            },
          })}
        />
        <ChoiceField form={form} name="event_format_id" rows={referenceData.event_formats} />
        <ChoiceField form={form} name="event_purpose_id" rows={referenceData.event_purposes} />
        <ChoicesField
          form={form}
          name="used_language_ids"
          rows={referenceData.languages.map((one) => ({ id: one.id, name: nameIn(one, language) }))}
          required={t("event_form.used_language_ids_required")}
        />
      </SimpleGrid>
    </Fieldset>
  );
}
