/** A quick look in the browser before anything is sent; the server's rule decides. Full-width letters are accepted. */
export function isEmailShape(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.normalize("NFKC").trim());
}
