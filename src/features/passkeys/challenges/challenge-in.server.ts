/**
 * The challenge that a device says it has signed; an empty text where there is none.
 * @param clientData as WebAuthn's `clientDataJSON`, in base64url
 */
export function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, "base64url").toString());
    return typeof challenge === "string" && /^[\w-]{1,200}$/.test(challenge) ? challenge : "";
  } catch {
    return "";
  }
}
