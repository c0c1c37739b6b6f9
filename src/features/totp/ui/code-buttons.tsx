import { useRef } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { Button } from "../../../ui/base/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { flashTimes, useFlash } from "../../../ui/feedback/flash.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { useProof } from "../../passkeys/passkey-list.public.ts";
import type { CodeState, totpContracts } from "../totp.contract.ts";
import styles from "./codes.module.css";
import type { BegunCodes } from "./set-up-codes.tsx";

const api = apiClient<typeof totpContracts>();

interface CodeButtonsProps {
  state: CodeState;
  onBegun(begun: BegunCodes): void;
  onRenewed(recoveryCodes: string[]): void;
  onOff(): Promise<unknown>;
}

/** Whether codes are on, and what can be done about it; each takes a proof. */
export function CodeButtons({ state, onBegun, onRenewed, onOff }: CodeButtonsProps) {
  const t = useTexts();
  const flash = useFlash();
  const offQuestion = useRef<HTMLDialogElement>(null);
  const newQuestion = useRef<HTMLDialogElement>(null);
  const { prove, proofDialog } = useProof();
  const run = (action: (body: { current_password?: string }) => Promise<unknown>) =>
    prove(async (current_password) => void (await action({ current_password }))).catch((error) =>
      flash(failureMessage(error, t("apply.unreachable")), "error", flashTimes.notice),
    );
  const begin = () => run(async (body) => onBegun((await api("POST /users/own/totp", { body })).data));
  const renew = () =>
    run(async (body) =>
      onRenewed((await api("POST /users/own/totp/recovery_codes", { body })).data.recovery_codes),
    );
  const switchOff = () =>
    run(async (body) => {
      await api("DELETE /users/own/totp", { body });
      flash(t("codes.turned_off"), "success", flashTimes.notice);
      await onOff();
    });
  if (!state.is_on)
    return (
      <div className={styles.buttons}>
        <Button onClick={() => void begin()}>{t("codes.turn_on")}</Button>
        {proofDialog}
      </div>
    );
  return (
    <>
      <p>
        <strong>{t("codes.is_on")}</strong>
        {" · "}
        {t("codes.left", { count: state.recovery_codes_left })}
      </p>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => newQuestion.current?.showModal()}>
          {t("codes.new_recovery")}
        </Button>
        <Button look="quiet" onClick={() => void begin()}>
          {t("codes.another")}
        </Button>
        <Button look="quiet" onClick={() => offQuestion.current?.showModal()}>
          {t("codes.turn_off")}
        </Button>
      </div>
      <ConfirmDialog
        dialog={newQuestion}
        question={t("codes.new_recovery_question")}
        confirm={t("codes.new_recovery")}
        onConfirm={renew}
      />
      <ConfirmDialog
        dialog={offQuestion}
        question={t("codes.turn_off_question")}
        confirm={t("codes.turn_off")}
        look="danger"
        onConfirm={switchOff}
      />
      {proofDialog}
    </>
  );
}
