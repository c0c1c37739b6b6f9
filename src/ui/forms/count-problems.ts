/** How many fields of a form are wrong, however deep they stand in its errors. */
export function countProblems(errors: unknown): number {
  if (typeof errors !== "object" || errors === null) return 0;
  if ("message" in errors && typeof errors.message === "string") return 1;
  return Object.entries(errors)
    .filter(([key]) => key !== "ref")
    .reduce((sum, [, inner]) => sum + countProblems(inner), 0);
}
