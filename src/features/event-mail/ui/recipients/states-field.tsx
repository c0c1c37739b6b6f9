import { Checkbox, Group } from "@mantine/core";
import type { Ref } from "react";
import type { ActiveState } from "../../../../shared/application-states.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { stateWithCount } from "../../../applications/applications.admin.ts";

interface StatesFieldProps {
  /** Those that can be chosen. */
  states: readonly ActiveState[];
  value: readonly ActiveState[];
  onChange(value: ActiveState[]): void;
  onBlur?(): void;
  label: string;
  description?: string;
  isRequired?: boolean;
  /** How many people are in a state by now; left out where that says nothing of the mail. */
  countOf?(state: ActiveState): number;
  isReadOnly?: boolean;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Groups of applicants by the state of their application, with how many each has by now. */
export function StatesField(props: StatesFieldProps) {
  const { states, label, description, isRequired = false, countOf, isReadOnly = false, ref, value } = props;
  const t = useTexts();
  const { onChange, onBlur, error } = props;
  const labelOf = (state: ActiveState) => {
    if (!countOf) return t(`applicant_state.${state}`);
    return isReadOnly ? t(`reminder_mail.people.${state}`) : stateWithCount(t, state, countOf(state));
  };
  return (
    <Checkbox.Group
      label={label}
      description={description}
      withAsterisk={isRequired}
      readOnly={isReadOnly}
      error={error}
      value={[...value]}
      onChange={(next) => onChange(next as ActiveState[])}
      onBlur={onBlur}
    >
      <Group gap="md" my="xs">
        {states.map((state, place) => (
          <Checkbox
            key={state}
            ref={place === 0 ? ref : undefined}
            value={state}
            disabled={isReadOnly}
            label={labelOf(state)}
          />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
