/**
 * Memory before speed, where that costs nothing that is measured (docs/decisions/0093-memory-of-a-web-process.md): space for new objects in
 * MB, by how much the heap may grow before what is forgotten is collected, and that the program may have it collected when nobody waits.
 */
export const serverFlags = ["--max-semi-space-size=8", "--heap-growing-percent=40", "--expose-gc"];

/**
 * Each thread gets a heap of its own from glibc, which gives back little of it: pictures, compression and the dictionary work on a dozen of
 * them. What is as large as a page that is being compressed is given back at once. The Dockerfile says the same as these two.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "262144",
  MALLOC_TRIM_THRESHOLD_: "262144",
};
