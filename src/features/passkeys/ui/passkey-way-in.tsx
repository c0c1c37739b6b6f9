import { Suspense, useEffect, useRef, useState } from "react";
import { ApiError, ApiUnreachableError } from "../../../platform/browser/api-client.ts";
import { Button } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { MoreTexts, type TextKey, useTexts } from "../../../ui/texts/texts.tsx";
import { signInCodeTexts, useCurrentUser } from "../../accounts/accounts.public.ts";
import { isGivenUp, offerAutofill, signInWithPasskey } from "./passkey-ceremonies.ts";

const isAutofillPossible = async () =>
  typeof PublicKeyCredential === "function" &&
  Boolean(await PublicKeyCredential.isConditionalMediationAvailable?.());

function wordsFor(error: unknown): TextKey {
  if (error instanceof ApiUnreachableError) return "apply.unreachable";
  return error instanceof ApiError && error.status === 429 ? "form.too_many" : "log_in.passkey_failed";
}

export interface PasskeyWayInProps {
  /** The button was pressed before this was here. */
  isPressed: boolean;
  /** The button's words. */
  label: string;
  onSignedIn(): void;
}

/** Logs in without typing: by a press, or by what the browser offers in the field of the address. */
export function PasskeyWayIn(props: PasskeyWayInProps) {
  // The page below it must not move away under a press.
  const button = (
    <Button look="quiet" wide disabled>
      {props.label}
    </Button>
  );
  return (
    <Suspense fallback={button}>
      <MoreTexts texts={signInCodeTexts}>
        <WayIn {...props} />
      </MoreTexts>
    </Suspense>
  );
}

function WayIn({ isPressed, label, onSignedIn }: PasskeyWayInProps) {
  const t = useTexts();
  const { refresh } = useCurrentUser();
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(isPressed);
  const [failure, setFailure] = useState<TextKey | null>(null);
  const goOn = async () => {
    await refresh();
    onSignedIn();
  };
  const refuse = (error: unknown) => setFailure(wordsFor(error));
  const press = async () => {
    setFailure(null);
    setBusy(true);
    await signInWithPasskey().then(goOn, (error) => {
      if (!isGivenUp(error)) refuse(error);
    });
    setBusy(false);
  };
  const latest = useRef({ goOn, refuse, press });
  latest.current = { goOn, refuse, press };
  useEffect(() => {
    // It takes the place of a button that may have had the focus.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    if (isPressed) void latest.current.press();
  }, [isPressed]);
  useEffect(() => {
    if (isBusy) return;
    let stop = () => {};
    let isOver = false;
    const offer = async () => {
      if (!(await isAutofillPossible()) || isOver) return;
      stop = offerAutofill({
        onSignedIn: () => void latest.current.goOn(),
        onRefused: (error) => latest.current.refuse(error),
      });
    };
    // Without it there is the button.
    offer().catch(() => {});
    return () => {
      isOver = true;
      stop();
    };
  }, [isBusy]);
  return (
    <>
      {failure && <Bar>{t(failure)}</Bar>}
      <Button
        ref={button}
        look="quiet"
        wide
        busy={isBusy}
        busyText={t("apply.working")}
        onClick={() => void press()}
      >
        {label}
      </Button>
    </>
  );
}
