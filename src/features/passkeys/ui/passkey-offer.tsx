import { useEffect, useRef, useState } from "react";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { Button } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { flashTimes, useFlash } from "../../../ui/feedback/flash.tsx";
import { useSaid } from "../../../ui/forms/saving/use-said.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { nameDevice } from "../name-device.ts";
import { declinePasskeyOffer } from "./may-offer-passkey.ts";
import { failureOfMaking, isGivenUp, makePasskey } from "./passkey-ceremonies.ts";
import styles from "./passkeys.module.css";

/** Asks whoever has just logged in whether the next time is to go without typing. "Not now" is heard for good. */
export function PasskeyOffer({ onDone }: { onDone(): void }) {
  const t = useTexts();
  const flash = useFlash();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useSaid<string>();
  // The form that had the focus has gone.
  useEffect(() => heading.current?.focus(), []);
  const add = async () => {
    setFailure(null);
    setBusy(true);
    try {
      await makePasskey(nameDevice(navigator.userAgent));
      flash(t("passkeys.added"), "success", flashTimes.notice);
      onDone();
    } catch (error) {
      setBusy(false);
      if (isGivenUp(error)) return;
      const known = failureOfMaking(error);
      setFailure(known ? t(known) : failureMessage(error, t("passkeys.not_made")));
    }
  };
  return (
    <section className={styles.offer} aria-labelledby="passkey-offer">
      <h1 id="passkey-offer" tabIndex={-1} ref={heading}>
        {t("passkeys.offer_title")}
      </h1>
      <p>{t("passkeys.offer_lead")}</p>
      {failure && <Bar>{failure}</Bar>}
      <div className={styles.buttons}>
        <Button busy={isBusy} busyText={t("apply.working")} onClick={() => void add()}>
          {t("passkeys.offer_add")}
        </Button>
        <Button
          look="quiet"
          disabled={isBusy}
          onClick={() => {
            declinePasskeyOffer();
            onDone();
          }}
        >
          {t("passkeys.not_now")}
        </Button>
      </div>
    </section>
  );
}
