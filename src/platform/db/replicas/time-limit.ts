/** The promise, or `error` where it takes longer than `ms`. What it stands for is not stopped. */
export async function withTimeLimit<Result>(
  ms: number,
  promise: Promise<Result>,
  error: Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, ms, error);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
