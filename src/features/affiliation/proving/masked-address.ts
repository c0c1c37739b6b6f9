/** An address by which its owner knows it again and a stranger cannot write to it: `al…@example.com`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const shown = at > 2 ? 2 : 1;
  return `${address.slice(0, shown)}…${address.slice(at)}`;
}
