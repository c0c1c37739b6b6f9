import { useCallback, useEffect, useState } from "react";
import { Button } from "../../../../ui/base/button.tsx";
import { useFlash } from "../../../../ui/feedback/flash.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { showRuby, useShownRuby } from "./shown-ruby.ts";

const place = "tsudoi.ruby";

/** For readers of other languages, whose page has no readings of its own; remembered on the device. */
export default function TextRubySwitch({ eventId }: { eventId: number }) {
  const t = useTexts();
  const flash = useFlash();
  const isShown = useShownRuby(eventId) !== null;
  const [isBusy, setIsBusy] = useState(false);
  const show = useCallback(async () => {
    setIsBusy(true);
    try {
      const { fetchRuby } = await import("./fetch-ruby.ts");
      showRuby(await fetchRuby(eventId));
    } catch {
      flash(t("event.ruby.failed"), "error");
    } finally {
      setIsBusy(false);
    }
  }, [eventId, flash, t]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each event, when its page opens
  useEffect(() => {
    if (remembered()) void show();
    return () => showRuby(null);
  }, [eventId]);
  const toggle = () => {
    remember(!isShown);
    if (isShown) showRuby(null);
    else void show();
  };
  return (
    <Button look="quiet" aria-pressed={isShown} busy={isBusy} onClick={toggle}>
      {t("shell.ruby")}
    </Button>
  );
}

/** The reader's choice on this device. */
function remembered(): boolean {
  try {
    return localStorage.getItem(place) === "shown";
  } catch {
    return false;
  }
}

function remember(isShown: boolean): void {
  try {
    localStorage.setItem(place, isShown ? "shown" : "hidden");
  } catch {
    // A browser that keeps nothing still shows them.
  }
}
