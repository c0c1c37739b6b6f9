import { type RefObject, useRef } from "react";
import { Button } from "../../../ui/base/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { Application } from "../../events/events.contract.ts";
import { leavingOf } from "./use-application-actions.ts";

interface CancelApplicationProps {
  state: Application["state"];
  /** Something shorter where the surroundings say what is given up. */
  label?: string | undefined;
  onConfirm(): Promise<unknown>;
  focusAfter?: RefObject<HTMLElement | null>;
}

/** The button that gives up one's place, turn or application, after a question. */
export function CancelApplication({ state, label, onConfirm, focusAfter }: CancelApplicationProps) {
  const t = useTexts();
  const question = useRef<HTMLDialogElement>(null);
  const leaving = leavingOf(state);
  return (
    <>
      <Button look={leaving === "place" ? "danger" : "quiet"} onClick={() => question.current?.showModal()}>
        {label ?? t(`own.leave.${leaving}`)}
      </Button>
      <ConfirmDialog
        dialog={question}
        question={t(`own.ask_leave.${leaving}`)}
        confirm={t(`own.leave.${leaving}`)}
        look="danger"
        onConfirm={onConfirm}
        focusAfter={focusAfter}
      />
    </>
  );
}
