import { type ComponentType, useEffect, useState } from "react";
import { Button } from "../../../ui/base/button.tsx";
import { useFlash } from "../../../ui/feedback/flash.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { fetchPasskeyParts } from "./fetch-passkey-parts.ts";
import type { PasskeyWayInProps } from "./passkey-way-in.tsx";

/** Logging in without typing. All but the button is fetched once somebody begins to fill in the form, or presses it. */
export function PasskeySignIn(given: Omit<PasskeyWayInProps, "isPressed">) {
  const t = useTexts();
  const flash = useFlash();
  const [WayIn, setWayIn] = useState<ComponentType<PasskeyWayInProps>>();
  const [isPressed, setPressed] = useState(false);
  const fetchWayIn = async () => {
    const { PasskeyWayIn } = await fetchPasskeyParts();
    setWayIn(() => PasskeyWayIn);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the browser offers passkeys in the field of the address
  useEffect(() => {
    const begin = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement)) return;
      removeEventListener("focusin", begin);
      fetchWayIn().catch(() => {});
    };
    addEventListener("focusin", begin);
    return () => removeEventListener("focusin", begin);
  }, []);
  const press = () => {
    setPressed(true);
    fetchWayIn().catch(() => {
      setPressed(false);
      flash(t("apply.unreachable"), "error");
    });
  };
  if (WayIn) return <WayIn {...given} isPressed={isPressed} />;
  return (
    <Button look="quiet" wide busy={isPressed} busyText={t("apply.working")} onClick={press}>
      {given.label}
    </Button>
  );
}
