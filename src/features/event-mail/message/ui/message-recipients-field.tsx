import { MultiSelect, Radio, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { peopleAtOnce } from "../../../../shared/limits/people-at-once.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { peopleOfEventQuery } from "../../../applications/applications.admin.ts";
import type { ApplicantCounts } from "../../../events/applicant-counts/applicant-counts.contract.ts";
import type { Event } from "../../../events/events.contract.ts";
import { statesToChoose } from "../../ui/reminder-values.ts";
import { StatesField } from "../../ui/states-field.tsx";
import type { MessageValues } from "./message-values.ts";

interface MessageRecipientsFieldProps {
  event: Event;
  form: UseFormReturn<MessageValues>;
  counts: ApplicantCounts["states"];
}

/** To whom a message goes: groups by state, or people by name. */
export function MessageRecipientsField({ event, form, counts }: MessageRecipientsFieldProps) {
  const t = useTexts();
  const to = useWatch({ control: form.control, name: "to" });
  return (
    <Stack gap="xs">
      <Controller
        control={form.control}
        name="to"
        render={({ field }) => (
          <Radio.Group {...field} label={t("message.to")}>
            <Stack gap="xs" my="xs">
              <Radio value="states" label={t("message.by_state")} />
              <Radio value="people" label={t("message.by_people")} />
            </Stack>
          </Radio.Group>
        )}
      />
      {to === "people" ? (
        <PeopleField event={event} form={form} />
      ) : (
        <Controller
          control={form.control}
          name="states"
          rules={{ validate: (value) => value.length > 0 || t("reminder_mail.states_blank") }}
          render={({ field, fieldState }) => (
            <StatesField
              {...field}
              states={statesToChoose(event, counts, field.value)}
              countOf={(state) => counts[state]}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
    </Stack>
  );
}

function PeopleField({ event, form }: Pick<MessageRecipientsFieldProps, "event" | "form">) {
  const t = useTexts();
  const language = useLanguage();
  const { data: people, isError } = useQuery(peopleOfEventQuery(event.id));
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
          disabled={!options}
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
