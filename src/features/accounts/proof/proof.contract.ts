import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { WireTime } from "../../../shared/wire.ts";

/** How the signed-in person can prove that the session is still theirs. */
export const OwnProof = z.object({
  /** Without one they prove themselves by a passkey or a sign-in through a provider. */
  has_password: z.boolean(),
  /** Until then a sign-in without a password counts as the proof; null where there was none in the last ten minutes. */
  proved_until: WireTime.nullable(),
});
export type OwnProof = z.infer<typeof OwnProof>;

export const proofContracts = {
  "GET /users/own/proof": defineContract({
    summary: "What a call that takes `current_password` asks of the caller",
    answer: OwnProof,
  }),
};
