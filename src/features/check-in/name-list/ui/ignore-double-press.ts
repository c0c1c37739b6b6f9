/** Two presses at one place count as one for so long. */
const doubleMs = 500;
const samePlacePx = 24;

type Press = Pick<MouseEvent, "timeStamp" | "clientX" | "clientY" | "detail">;

/**
 * Tells presses from the second half of a double one. After a press a row changes into its opposite, or another person's moves up to
 * its place, so the second half would take the first one back or check in somebody else.
 */
export function ignoreDoublePress(): (press: Press) => boolean {
  let last: Press | null = null;
  return (press) => {
    const before = last;
    last = press;
    // From a keyboard, or from what reads the page out: these choose what they press each time.
    if (press.detail === 0 || !before) return true;
    const isNear = Math.hypot(press.clientX - before.clientX, press.clientY - before.clientY) < samePlacePx;
    return !isNear || press.timeStamp - before.timeStamp >= doubleMs;
  };
}
