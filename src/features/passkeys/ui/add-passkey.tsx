import { type FormEvent, useState } from "react";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { Button } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { flashTimes, useFlash } from "../../../ui/feedback/flash.tsx";
import { TextField } from "../../../ui/forms/fields/field.tsx";
import { useSaid } from "../../../ui/forms/saving/use-said.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { maxPasskeyNameLength } from "../max-passkey-name-length.ts";
import { nameDevice } from "../name-device.ts";
import { failureOfMaking, isGivenUp, makePasskey } from "./passkey-ceremonies.ts";
import styles from "./passkeys.module.css";
import { useProof } from "./use-proof.tsx";

/** A new passkey, with the name by which its owner will know it. */
export function AddPasskey({ onAdded }: { onAdded(): Promise<unknown> }) {
  const t = useTexts();
  const flash = useFlash();
  const [name, setName] = useState(() => nameDevice(navigator.userAgent));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useSaid<string>();
  const { prove, proofDialog } = useProof();
  const make = async (currentPassword?: string) => {
    await makePasskey(name, currentPassword);
    flash(t("passkeys.added"), "success", flashTimes.notice);
    await onAdded();
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    setBusy(true);
    try {
      await prove(make);
    } catch (error) {
      if (!isGivenUp(error)) {
        const known = failureOfMaking(error);
        setFailure(known ? t(known) : failureMessage(error, t("passkeys.not_made")));
      }
    }
    setBusy(false);
  };
  if (typeof PublicKeyCredential !== "function") return <p>{t("passkeys.not_supported")}</p>;
  return (
    <>
      <form method="post" onSubmit={(event) => void add(event)} className={styles.form}>
        {failure && <Bar>{failure}</Bar>}
        <TextField
          label={t("passkeys.name")}
          hint={t("passkeys.name_hint")}
          maxLength={maxPasskeyNameLength}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" busy={isBusy} busyText={t("apply.working")}>
            {t("passkeys.add")}
          </Button>
        </div>
      </form>
      {proofDialog}
    </>
  );
}
