import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";

const encoded = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);
const Encoded = encoded(20_000);
/** 1,023 bytes at most, by the specification. */
const CredentialId = encoded(1400);

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}).default({}),
};

const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    transports: z
      .array(z.string().regex(/^[\w-]{1,50}$/))
      .max(10)
      .optional(),
  }),
});

const SignedChallenge = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: encoded(100).optional(),
  }),
});

/** Null for what no device makes; texts are base64url, names the specification's (WebAuthn, level 3). */
export function readNewCredential(sent: unknown): RegistrationResponseJSON | null {
  return NewCredential.safeParse(sent).data ?? null;
}

/** As `readNewCredential`, of a passkey that signs in. */
export function readSignedChallenge(sent: unknown): AuthenticationResponseJSON | null {
  return SignedChallenge.safeParse(sent).data ?? null;
}
