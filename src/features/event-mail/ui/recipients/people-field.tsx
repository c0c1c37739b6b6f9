import { MultiSelect, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Controller, type UseFormReturn } from "react-hook-form";
import { peopleAtOnce } from "../../../../shared/limits/people-at-once.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { peopleOfEventQuery } from "../../../applications/applications.admin.ts";
import type { RecipientsValues } from "./recipients-values.ts";

interface PeopleFieldProps {
  eventId: number;
  form: UseFormReturn<RecipientsValues>;
  isReadOnly: boolean;
}

/** People who have applied, chosen by name. */
export function PeopleField({ eventId, form, isReadOnly }: PeopleFieldProps) {
  const t = useTexts();
  const language = useLanguage();
  const { data: people, isError } = useQuery(peopleOfEventQuery(eventId));
  if (isError) return <Text c="red">{t("message.people_failed")}</Text>;
  const options = people?.map(({ user, state }) => ({
    value: String(user.id),
    label: t("message.person", { name: personName(user, language), state: t(`applicant_state.${state}`) }),
  }));
  return (
    <Controller
      control={form.control}
      name="people"
      rules={{ validate: (value) => value.length > 0 || t("message.people_blank") }}
      render={({ field, fieldState }) => (
        <MultiSelect
          {...field}
          // Whose names are not known yet is not shown by a number.
          value={options ? field.value : []}
          data={options ?? []}
          disabled={!options || isReadOnly}
          label={t("message.people")}
          placeholder={t(options ? "message.people_find" : "message.people_loading")}
          nothingFoundMessage={t("message.people_none")}
          error={fieldState.error?.message}
          maxValues={peopleAtOnce}
          limit={50}
          withAsterisk
          searchable
          hidePickedOptions
        />
      )}
    />
  );
}
