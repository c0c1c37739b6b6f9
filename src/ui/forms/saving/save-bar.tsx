import { Button, Group, Text } from "@mantine/core";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { displayTime } from "../../../shared/time/tokyo-time.ts";
import { useLanguage, useTexts } from "../../texts/texts.tsx";
import { problemNames } from "../problems/problem-names.ts";
import styles from "./save-bar.module.css";

export interface OtherSubmit {
  label: string;
  value: string;
}

interface SaveBarProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  savedAt: Date | null;
  isBusy: boolean;
  /** While what was typed is on its way; before that, somebody may be asked whether it is meant. */
  isSaving: boolean;
  submitLabel: string;
  /** A second way to send the form, which its submit event names by the value of its `submitter`. */
  otherSubmit?: OtherSubmit;
  /** Leads to the first field that is wrong. */
  onJump(): void;
}

/** Stays in sight under a long form: whether everything is saved, how many fields are wrong, and the button. */
export function SaveBar<Values extends FieldValues>({ form, ...props }: SaveBarProps<Values>) {
  const { errors, isDirty } = form.formState;
  return <SaveLine {...props} problems={problemNames(errors).length} isUnsaved={isDirty} />;
}

interface SaveLineProps extends Omit<SaveBarProps<FieldValues>, "form"> {
  isUnsaved: boolean;
  /** How many fields are wrong. */
  problems: number;
  /** What could not be saved, in place of how many fields are wrong. */
  failure?: string;
  /** Without it the button submits the form in which it stands. */
  onSave?(): void;
}

/** The bar itself, of one form or of all on a page. */
export function SaveLine(props: SaveLineProps) {
  const { isUnsaved, problems, failure, savedAt, isBusy, isSaving, submitLabel, otherSubmit } = props;
  const { onJump, onSave } = props;
  const t = useTexts();
  const language = useLanguage();
  const state = () => {
    if (isSaving) return t("save_bar.saving");
    if (failure) return failure;
    if (problems > 0) return t("save_bar.problems", { count: problems });
    if (isUnsaved) return t("save_bar.unsaved");
    return savedAt ? t("save_bar.saved", { time: displayTime(savedAt, language) }) : "";
  };
  const isWrong = problems > 0 || Boolean(failure);
  return (
    <Group
      className={styles.bar}
      data-save-bar
      justify="flex-end"
      gap="sm"
      wrap={otherSubmit ? "wrap" : "nowrap"}
    >
      <Text
        role="status"
        className={otherSubmit && styles.state}
        size="sm"
        fw={isWrong ? 600 : undefined}
        c={isWrong ? "var(--mantine-color-error)" : undefined}
      >
        {state()}
      </Text>
      {problems > 0 && !isBusy && (
        <Button variant="default" size="xs" onClick={onJump} flex="none">
          {t("save_bar.jump")}
        </Button>
      )}
      {otherSubmit && (
        <Button type="submit" value={otherSubmit.value} variant="default" disabled={isBusy} flex="none">
          {otherSubmit.label}
        </Button>
      )}
      <Button type={onSave ? "button" : "submit"} onClick={onSave} loading={isBusy} flex="none">
        {submitLabel}
      </Button>
    </Group>
  );
}
