import { Radio, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { applicantCountsQuery, nobodyApplied } from "../../../events/events.admin.ts";
import type { Event } from "../../../events/events.contract.ts";
import { attendanceChoices } from "../../delivery/chosen/chosen-recipients.contract.ts";
import { statesToChoose } from "../reminder-values.ts";
import { AnswerField } from "./answer-field.tsx";
import { PeopleField } from "./people-field.tsx";
import { type RecipientsValues, recipientChoices } from "./recipients-values.ts";
import { StatesField } from "./states-field.tsx";

interface RecipientsFieldProps {
  event: Event;
  form: UseFormReturn<RecipientsValues>;
  isReadOnly?: boolean;
  /** To how many it would go now; null while it is not known. */
  count: number | null;
  /** A mail for a set time goes to whoever it is for by then. */
  isForLater?: boolean;
}

/** To whom a mail to applicants goes: by state, by an answer, by whether they came, or people by name. */
export function RecipientsField({
  event,
  form,
  isReadOnly = false,
  count,
  isForLater = false,
}: RecipientsFieldProps) {
  const t = useTexts();
  const to = useWatch({ control: form.control, name: "to" });
  const given = { eventId: event.id, form, isReadOnly };
  return (
    <Stack gap="xs">
      <Controller
        control={form.control}
        name="to"
        render={({ field }) => (
          <Radio.Group {...field} label={t("message.to")} readOnly={isReadOnly}>
            <Stack gap="xs" my="xs">
              {recipientChoices.map((choice) => (
                <Radio key={choice} value={choice} label={t(`message.by.${choice}`)} disabled={isReadOnly} />
              ))}
            </Stack>
          </Radio.Group>
        )}
      />
      {to === "states" && <ChosenStates {...{ event, form, isReadOnly }} />}
      {to === "answer" && (
        <>
          <AnswerField {...given} />
          <AnswerStates {...{ event, form, isReadOnly }} />
        </>
      )}
      {to === "attendance" && <ChosenAttendance {...given} />}
      {to === "people" && <PeopleField {...given} />}
      {!isReadOnly && count !== null && (
        <Text size="sm" c="dimmed" aria-live="polite">
          {t("message.count_now", { count })}{" "}
          {to !== "people" &&
            (isForLater ? t("message.found_then") : count > 0 && t("message.checked_again"))}
        </Text>
      )}
    </Stack>
  );
}

type FieldProps = Required<Pick<RecipientsFieldProps, "form" | "isReadOnly">>;

function ChosenStates({ event, form, isReadOnly }: FieldProps & { event: Event }) {
  const t = useTexts();
  const { data: counts = nobodyApplied } = useQuery(applicantCountsQuery(event.id));
  return (
    <Controller
      control={form.control}
      name="states"
      rules={{ validate: (value) => value.length > 0 || t("reminder_mail.states_blank") }}
      render={({ field, fieldState }) => (
        <StatesField
          {...field}
          label={t("reminder_mail.states")}
          isRequired
          isReadOnly={isReadOnly}
          states={statesToChoose(event, counts.states, field.value)}
          countOf={(state) => counts.states[state]}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

/** Of those who answered so, the states to which it is narrowed. */
function AnswerStates({ event, form, isReadOnly }: FieldProps & { event: Event }) {
  const t = useTexts();
  const { data: counts = nobodyApplied } = useQuery(applicantCountsQuery(event.id));
  return (
    <Controller
      control={form.control}
      name="answer_states"
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <StatesField
          {...{ value, onChange, onBlur, ref, isReadOnly }}
          label={t("message.answer_states")}
          description={t("message.answer_states_hint")}
          states={statesToChoose(event, counts.states, value)}
        />
      )}
    />
  );
}

function ChosenAttendance({ form, isReadOnly }: FieldProps) {
  const t = useTexts();
  return (
    <Controller
      control={form.control}
      name="attendance"
      render={({ field, fieldState }) => (
        <Radio.Group
          {...field}
          label={t("message.attendance")}
          description={t("message.attendance_hint")}
          error={fieldState.error?.message}
          readOnly={isReadOnly}
        >
          <Stack gap="xs" my="xs">
            {attendanceChoices.map((choice) => (
              <Radio
                key={choice}
                value={choice}
                label={t(`message.people_who.${choice}`)}
                disabled={isReadOnly}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
    />
  );
}
