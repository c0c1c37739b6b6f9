import { ProviderProofs } from "../../features/identities/identities.public.ts";
import { PasskeyProof } from "../../features/passkeys/passkey-list.public.ts";

/** The ways to prove oneself without a password that the features have, for `ProofWays`. */
export function OtherProofs({ onProved }: { onProved(): void }) {
  return (
    <>
      <ProviderProofs onProved={onProved} />
      <PasskeyProof onProved={onProved} />
    </>
  );
}
