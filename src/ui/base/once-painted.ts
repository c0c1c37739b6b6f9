/** Resolves once what has just been drawn is on the screen; a page that nobody sees is not painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Runs `begin` once what has just been drawn is on the screen. @returns what prevents it */
export function oncePainted(begin: () => void): () => void {
  let isPrevented = false;
  void painted().then(() => isPrevented || begin());
  return () => {
    isPrevented = true;
  };
}
