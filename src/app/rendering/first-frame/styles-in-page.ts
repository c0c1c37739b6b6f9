/** The attribute of the place in a page where its first screen ends. */
export const foldName = "data-fold";

/** @param address React Router adds "#" to the address of a file that is also loaded later. */
export function withoutMark(address: string): string {
  return address.replace(/#$/, "");
}
