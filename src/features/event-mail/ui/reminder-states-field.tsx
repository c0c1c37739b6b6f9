import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import type { ActiveState } from "../../../shared/application-states.ts";
import { localeOf } from "../../../shared/languages/languages.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { applicantCountsQuery, nobodyApplied } from "../../events/events.admin.ts";
import type { Event } from "../../events/events.contract.ts";
import { type ReminderValues, statesToChoose } from "./reminder-values.ts";
import { StatesField } from "./states-field.tsx";

interface ReminderStatesFieldProps {
  event: Event;
  form: UseFormReturn<ReminderValues>;
  isReadOnly: boolean;
  /** The states that are saved. */
  saved: readonly ActiveState[];
}

/** The people to whom a mail goes, by the state of their application; nothing to choose where all can only be coming. */
export function ReminderStatesField({ event, form, isReadOnly, saved }: ReminderStatesFieldProps) {
  const t = useTexts();
  const language = useLanguage();
  const { data: counts = nobodyApplied } = useQuery(applicantCountsQuery(event.id));
  const chosen = useWatch({ control: form.control, name: "states" });
  const states = statesToChoose(event, counts.states, saved);
  const countOf = (state: ActiveState) => counts.states[state];
  const people = states
    .filter((state) => chosen.includes(state))
    .map((state) => t(`reminder_mail.people.${state}`));
  const names = new Intl.ListFormat(localeOf(language)).format(people);
  const count = chosen.reduce((sum, state) => sum + countOf(state), 0);
  return (
    <>
      {states.length > 1 && (
        <Controller
          control={form.control}
          name="states"
          rules={{ validate: (value) => value.length > 0 || t("reminder_mail.states_blank") }}
          render={({ field, fieldState }) => (
            <StatesField {...{ ...field, states, countOf, isReadOnly }} error={fieldState.error?.message} />
          )}
        />
      )}
      {!isReadOnly && people.length > 0 && (
        <Text size="sm" c="dimmed" aria-live="polite">
          {t("reminder_mail.to_whom", { people: names, count })}
        </Text>
      )}
    </>
  );
}
