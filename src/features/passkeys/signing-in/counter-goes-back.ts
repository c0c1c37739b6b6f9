/**
 * Whether an authenticator has signed fewer times than it had before, so that there are two of it. Those that do not count say 0
 * every time.
 * @param before the count with its last sign-in
 */
export function counterGoesBack(before: number, now: number): boolean {
  return before === 0 && now === 0 ? false : now <= before;
}
