/** Left to itself Node takes 100 MB more under load, for objects that are forgotten at once. */
export const serverFlags = ["--max-semi-space-size=16"];

/**
 * Each thread gets a heap of its own from glibc, which gives nothing back: pictures, compression and the dictionary work on a dozen of
 * them. The Dockerfile says the same as these two.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: "2" };
