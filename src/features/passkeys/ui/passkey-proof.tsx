import { useState } from "react";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { Button } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { useSaid } from "../../../ui/forms/saving/use-said.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";

/** Proves by a passkey that a session is still its owner's. */
export function PasskeyProof({ onProved }: { onProved(): void }) {
  const t = useTexts();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useSaid<string>();
  const prove = async () => {
    setFailure(null);
    setBusy(true);
    try {
      const { isGivenUp, signInWithPasskey } = await import("./passkey-ceremonies.ts");
      await signInWithPasskey().then(onProved, (error) => {
        if (!isGivenUp(error)) setFailure(failureMessage(error, t("passkeys.not_proved")));
      });
    } catch {
      setFailure(t("apply.unreachable"));
    }
    setBusy(false);
  };
  return (
    <>
      {failure && <Bar>{failure}</Bar>}
      <Button look="quiet" wide busy={isBusy} busyText={t("apply.working")} onClick={() => void prove()}>
        {t("passkeys.proof_by_passkey")}
      </Button>
    </>
  );
}
