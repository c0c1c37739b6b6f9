/**
 * The promise, or `error` where it takes longer than `ms`. What it stands for is not stopped. An answer that has come in time
 * is taken also where the process was too busy to look: timers are called before what has come over the network.
 */
export async function withTimeLimit<Result>(
  ms: number,
  promise: Promise<Result>,
  error: Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => setImmediate(reject, error), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
