/**
 * A navigation that interrupts a view transition skips it (React Router, `skipTransition()`), and nobody handles that its animation will
 * never be ready: no failure, and so no error of the page. Other rejections are reported as ever.
 */
export function ignoreSkippedTransitions(): void {
  addEventListener("unhandledrejection", (event) => {
    if (isSkippedTransition(event.reason)) event.preventDefault();
  });
}

/** Browsers word it differently; that of a call which was given up speaks of a signal or a request. */
export function isSkippedTransition(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === "AbortError" && /transition/i.test(reason.message);
}
