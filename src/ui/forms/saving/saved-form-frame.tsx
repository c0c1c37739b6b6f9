import { Fieldset, Stack } from "@mantine/core";
import { type ReactNode, type RefObject, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import type { useSaveAfterUploads } from "../images/use-save-after-uploads.ts";
import { jumpToFirstProblem } from "../problems/first-problem.ts";
import { problemNames } from "../problems/problem-names.ts";
import { useSavedPart } from "./area/use-saved-part.ts";
import { ConflictDialog, type Difference } from "./conflict-dialog.tsx";
import { keepEnterFromSaving } from "./keep-enter-from-saving.ts";
import { type OtherSubmit, SaveBar } from "./save-bar.tsx";
import styles from "./saved-form-frame.module.css";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import type { Conflict, SavedForm } from "./use-saved-form.ts";

interface SavedFormFrameProps<Values extends FieldValues> {
  state: SavedForm<Values> &
    ReturnType<typeof useSaveAfterUploads> & {
      /** True once it is saved: one may go on without being asked. */
      mayLeave: RefObject<boolean>;
    };
  submitLabel: string;
  otherSubmit?: OtherSubmit;
  /** Whether saving does more than that, as its label says: in a saving area the bar says so too. */
  doesMore?: boolean;
  /** Whether saving it as it is does something too, in a saving area. */
  mayBeSavedAgain?: boolean;
  /** Differences to choose by when somebody else has saved meanwhile. */
  differences(conflict: Conflict<Values>): Difference[];
  /** After what the other has saved was taken over. */
  onTakenTheirs?(): void;
  children: ReactNode;
}

/** Around the fields of a form that others may save too: the guard, the bar to save, and the choice between two people's changes. */
export function SavedFormFrame<Values extends FieldValues>(props: SavedFormFrameProps<Values>) {
  const { state, submitLabel, otherSubmit, differences, onTakenTheirs, children } = props;
  const { doesMore = false, mayBeSavedAgain = false } = props;
  const element = useRef<HTMLFormElement>(null);
  const { form, isFrozen, savedAt, submit, isWaiting, conflict, closeConflict, rebase, mayLeave } = state;
  const { isSubmitting, isDirty, errors } = form.formState;
  const isInArea = useSavedPart({
    isChanged: isDirty,
    mayBeSavedAgain,
    problems: problemNames(errors).length,
    submitLabel: doesMore ? submitLabel : undefined,
    element: () => element.current,
    save: async () => {
      const before = state.saves.current;
      await submit();
      return state.saves.current > before;
    },
  });
  return (
    <form
      method="post"
      ref={element}
      className={styles.form}
      onSubmit={async (event) => {
        await submit(event);
        // Once the page has been told what is wrong.
        requestAnimationFrame(() => jumpToFirstProblem(element.current));
      }}
      onKeyDown={keepEnterFromSaving}
      noValidate
    >
      <UnsavedGuard isUnsaved={isDirty} mayLeave={mayLeave} />
      <Fieldset variant="unstyled" mx={0} disabled={isFrozen} aria-label={submitLabel}>
        <Stack gap="lg">
          {children}
          {!isInArea && (
            <SaveBar
              form={form}
              savedAt={savedAt}
              isBusy={isWaiting || isSubmitting}
              isSaving={isFrozen}
              submitLabel={submitLabel}
              otherSubmit={otherSubmit}
              onJump={() => jumpToFirstProblem(element.current)}
            />
          )}
        </Stack>
      </Fieldset>
      <ConflictDialog
        differences={conflict && differences(conflict)}
        onClose={closeConflict}
        onTakeTheirs={() => {
          if (conflict) rebase(conflict.theirs);
          onTakenTheirs?.();
        }}
        onKeepMine={() => {
          if (conflict) rebase(conflict.theirs, conflict.mine);
          void submit();
        }}
      />
    </form>
  );
}
