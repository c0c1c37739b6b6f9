/** Whether somebody looks at the page: it is in sight, and was not made ahead of a visit that may never come. */
export function isPageSeen(): boolean {
  const { prerendering = false } = document as Document & { prerendering?: boolean };
  return !prerendering && document.visibilityState === "visible";
}

/** Resolves as soon as somebody looks at the page. */
export function whenPageSeen(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isPageSeen()) return;
      document.removeEventListener("visibilitychange", look);
      document.removeEventListener("prerenderingchange", look);
      resolve();
    };
    document.addEventListener("visibilitychange", look);
    document.addEventListener("prerenderingchange", look);
    look();
  });
}
