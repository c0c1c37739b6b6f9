/** COSE's numbers of what devices sign with: Ed25519, ES256 and, for older ones of Windows, RS256. */
export const passkeyAlgorithms = [-8, -7, -257];

/**
 * To whom a passkey belongs: the site, known by the host of `PUBLIC_URL`. With another host all passkeys are of no use.
 * @property id as WebAuthn's `rpId`
 */
export function relyingPartyOf(publicUrl: string): { id: string; origin: string; name: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin, name: "Tsudoi" };
}
