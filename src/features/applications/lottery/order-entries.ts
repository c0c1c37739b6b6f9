/** SHA-256 of a text in UTF-8, as lower-case hexadecimal. */
export type Sha256 = (text: string) => string | Promise<string>;

/**
 * The order in which a lottery draws its entries, which anybody can compute again once the seed is public: by the SHA-256 of
 * `seed:id`, ascending. Server and browser share it, each with the SHA-256 that it has.
 */
export async function orderEntries(
  seed: string,
  applicationIds: readonly number[],
  sha256: Sha256,
): Promise<number[]> {
  const entries = await Promise.all(
    applicationIds.map(async (id) => ({ id, digest: await sha256(`${seed}:${id}`) })),
  );
  return entries.sort((one, other) => (one.digest < other.digest ? -1 : 1)).map(({ id }) => id);
}
