import { useEffect, useEffectEvent, useRef } from "react";
import { LogInForm } from "../../features/accounts/accounts.public.ts";
import { ProvidersBeside } from "../../features/identities/identities.public.ts";
import { PasskeySignIn } from "../../features/passkeys/passkeys.public.ts";
import { onSessionStartedElsewhere } from "../../platform/browser/storage/session-elsewhere.ts";
import { isSomebodyElses, resumeAfterLogIn } from "../../platform/browser/storage/stored-session.ts";
import { supportEmail } from "../../shared/support-email.ts";
import { Button } from "../../ui/base/button.tsx";
import { flashTimes, useFlash } from "../../ui/feedback/flash.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import styles from "./session-expired-dialog.module.css";

/** By this the back office's dialogs know a key that is not for them: Escape would close those below too, with what is typed there. */
const staysWithin = "data-mantine-stop-propagation";

/** Loads the page for who is signed in now, whatever is unsaved on it. */
function beginAnew(): void {
  addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
}

/** Logs in without leaving the page; what was refused is sent again by the person. */
export default function SessionExpiredDialog({ onClose }: { onClose(): void }) {
  const t = useTexts();
  const flash = useFlash();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const goOn = () => {
    // Everything that the person before has typed and read is theirs.
    if (isSomebodyElses()) return beginAnew();
    dialog.current?.close();
    if (!resumeAfterLogIn()) flash(t("session_over.again"), "success", flashTimes.notice);
  };
  const goOnFromElsewhere = useEffectEvent(goOn);
  useEffect(() => onSessionStartedElsewhere(() => goOnFromElsewhere()), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="session-over"
      onClose={onClose}
      // A press beside the fields leaves the focus within.
      tabIndex={-1}
      onFocus={({ target }) => target.setAttribute(staysWithin, "true")}
    >
      <h2 id="session-over">{t("session_over.title")}</h2>
      <p>{t("session_over.body")}</p>
      <LogInForm
        supportEmail={supportEmail}
        onLoggedIn={goOn}
        otherWays={
          <>
            <PasskeySignIn label={t("session_over.passkey")} onSignedIn={goOn} />
            <ProvidersBeside onSignedIn={goOn} />
          </>
        }
      />
      <Button look="quiet" wide onClick={() => dialog.current?.close()}>
        {t("session_over.later")}
      </Button>
    </dialog>
  );
}
