import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { oncePainted } from "../base/once-painted.ts";

interface SubmitWhenReady {
  /** Of the form. */
  onSubmit(event: SyntheticEvent<HTMLFormElement>): void;
  /** It was pressed before the page was ready, and will be sent: its button says so and takes no further press. */
  isPressed: boolean;
}

/**
 * Sends a form once its button has been seen to be pressed, and once the page is ready for it: a slow phone checks a long form and draws what
 * is wrong for a tenth of a second, in which nothing would answer; and a press that comes before it is known who presses must not be lost.
 */
export function useSubmitWhenReady(submit: () => unknown, isReady: boolean): SubmitWhenReady {
  const [isPressed, setIsPressed] = useState(false);
  const prevent = useRef<(() => void) | null>(null);
  useEffect(() => () => prevent.current?.(), []);
  // To draw the form anew for so short a time would itself take longer than the press may wait.
  const send = () => {
    prevent.current ??= oncePainted(() => {
      prevent.current = null;
      setIsPressed(false);
      submit();
    });
  };
  const sendEarlyPress = useEffectEvent(send);
  useEffect(() => {
    if (isPressed && isReady) sendEarlyPress();
  }, [isPressed, isReady]);
  return {
    isPressed,
    onSubmit(event) {
      event.preventDefault();
      if (isReady) send();
      else setIsPressed(true);
    },
  };
}
