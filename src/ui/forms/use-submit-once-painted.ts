import { type SyntheticEvent, useEffect, useRef } from "react";
import { oncePainted } from "../base/once-painted.ts";

/**
 * Sends a form once the browser has shown that its button was pressed: a slow phone checks a long form and draws what is wrong for a tenth of
 * a second, and nothing would answer the press until then. Presses meanwhile are the same one.
 * @returns what a form does on `submit`
 */
export function useSubmitOncePainted(
  submit: () => unknown,
): (event: SyntheticEvent<HTMLFormElement>) => void {
  const prevent = useRef<(() => void) | null>(null);
  useEffect(() => () => prevent.current?.(), []);
  return (event) => {
    event.preventDefault();
    prevent.current ??= oncePainted(() => {
      prevent.current = null;
      submit();
    });
  };
}
