import { beforeAll, expect, it } from "vitest";
import { ignoreSkippedTransitions } from "./ignore-skipped-transitions.ts";

beforeAll(ignoreSkippedTransitions);

/** Whether the browser goes on to report a rejection that nobody handles. */
function isReported(reason: unknown): boolean {
  const event = Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason });
  return dispatchEvent(event);
}

it.each([
  "Transition was skipped",
  "Transition was skipped. skipTransition() called",
  "Skipping view transition because skipTransition() was called.",
])("a transition that was skipped is no error: %s", (message) => {
  expect(isReported(new DOMException(message, "AbortError"))).toBe(false);
});

it.each([
  ["a call that was given up", new DOMException("signal is aborted without reason", "AbortError")],
  [
    "a transition that failed",
    new DOMException("Transition was aborted because of invalid state", "InvalidStateError"),
  ],
  ["an error that speaks of it", new Error("Transition was skipped")],
  ["nothing", undefined],
])("%s is reported", (_, reason) => {
  expect(isReported(reason)).toBe(true);
});
