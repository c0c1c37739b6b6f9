/** The names of the fields of a form that are wrong, however deep they stand in its errors. */
export function problemNames(errors: unknown, within = ""): string[] {
  if (typeof errors !== "object" || errors === null) return [];
  if ("message" in errors && typeof errors.message === "string") return [within];
  return Object.entries(errors)
    .filter(([key]) => key !== "ref")
    .flatMap(([key, inner]) => problemNames(inner, within ? `${within}.${key}` : key));
}
