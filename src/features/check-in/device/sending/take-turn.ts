/** One tab of an event sends at a time. Without locks two send the same, which counts once. */
export async function takeTurn(name: string, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(name, work);
  else await work();
}
