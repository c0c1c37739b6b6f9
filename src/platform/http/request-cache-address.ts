/**
 * The one address of a call with these inputs: ids and parameters as they were understood, in the order of their names.
 * However a caller spells them, and whatever else they send along, has no part in it.
 * @param path as the contract writes it, with names in braces
 */
export function requestCacheAddress(
  path: string,
  { params, query }: { params: Record<string, unknown>; query: Record<string, unknown> | undefined },
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, spelled(value)])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}

const spelled = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));
