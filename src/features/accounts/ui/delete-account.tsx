import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiRefusal, apiOf } from "../../../platform/browser/call-api.ts";
import { forgetSession } from "../../../platform/browser/stored-session.ts";
import { Button } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { useFlash } from "../../../ui/feedback/flash.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { accountCalls } from "../contract.ts";
import styles from "./delete-account.module.css";
import { useOwnUser } from "./own-user.tsx";

const api = apiOf<typeof accountCalls>();

/** Ends the account for good, after a question that says what stays. */
export function DeleteAccount() {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const { remove, isBusy, refused } = useDeletion();
  return (
    <>
      <p>{t("delete_account.lead")}</p>
      <div>
        <Button look="danger" onClick={() => dialog.current?.showModal()}>
          {t("delete_account.button")}
        </Button>
      </div>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="delete-account">
        <h2 id="delete-account">{t("delete_account.title")}</h2>
        <p>{t("delete_account.what_stays")}</p>
        {refused && <Bar>{refused}</Bar>}
        <div className={styles.buttons}>
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            {t("confirm.back")}
          </Button>
          <Button look="danger" onClick={remove} busy={isBusy} busyText={t("apply.working")}>
            {t("delete_account.confirm")}
          </Button>
        </div>
      </dialog>
    </>
  );
}

function useDeletion() {
  const t = useTexts();
  const flash = useFlash();
  const navigate = useNavigate();
  const { refresh } = useOwnUser();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    setRefused(null);
    try {
      await api("DELETE /auth");
      // Away first: a page that asks visitors to log in must not see its person become one.
      await navigate("/", { replace: true });
      forgetSession();
      await refresh();
      flash(t("delete_account.done"));
    } catch (error) {
      const isLastMember = error instanceof ApiRefusal && error.status === 422;
      setRefused(t(isLastMember ? "delete_account.last_member" : "apply.unreachable"));
      setBusy(false);
    }
  };
  return { remove, isBusy, refused };
}
