type Sharp = typeof import("sharp").default;

let loading: Promise<Sharp> | undefined;

/** The library that decodes and draws pictures: 20 MB, which a process that only answers with pages never needs. */
export function loadSharp(): Promise<Sharp> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}
