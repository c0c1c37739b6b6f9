const pauseMs = 3_000;

/**
 * Fetches a part of the page again and again until it is there: lines break while a page is on its way, and a part that has failed once
 * would otherwise end the whole page.
 * @param triesAtMost with a connection, after which it is given up
 */
export async function fetchUntilThere<Part>(
  load: () => Promise<Part>,
  triesAtMost = Number.POSITIVE_INFINITY,
): Promise<Part> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine && tries >= triesAtMost) throw error;
      await nextChance();
    }
  }
}

/** Three seconds, or the moment in which the connection is back. */
export function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, pauseMs);
    addEventListener("online", go);
  });
}
