/** For how long a code must have been out of the picture until it counts once more. */
export const repeatAfterMs = 3_000;

/**
 * Passes on what is new in the picture. A ticket is held before the camera for a while and must count once, however long that is;
 * another ticket counts at once.
 * @returns of the codes in one picture those that count now
 */
export function ignoreRepeats(): (codes: readonly string[], now: number) => string[] {
  const lastSeen = new Map<string, number>();
  return (codes, now) => {
    const fresh = codes.filter(
      (code) => now - (lastSeen.get(code) ?? Number.NEGATIVE_INFINITY) >= repeatAfterMs,
    );
    for (const code of codes) lastSeen.set(code, now);
    for (const [code, seen] of lastSeen) if (now - seen >= repeatAfterMs) lastSeen.delete(code);
    return [...new Set(fresh)];
  };
}
