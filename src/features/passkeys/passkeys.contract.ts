import { z } from "zod";
import { defineContract } from "../../shared/contract.ts";
import { Id, line, pathId, WireTime } from "../../shared/wire.ts";
import { AuthUser, CurrentPassword } from "../accounts/accounts.contract.ts";
import { maxPasskeyNameLength } from "./max-passkey-name-length.ts";

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  created_at: WireTime,
  /** Null until it has signed somebody in. */
  last_used_at: WireTime.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

const Proof = z.object({ current_password: CurrentPassword });

/** As `@simplewebauthn/browser` takes them. */
const CeremonyOptions = z.looseObject({ challenge: z.string() });

/** The object that `@simplewebauthn/browser` made of a device's answer; `device-answers.server.ts` reads it. */
const DeviceAnswer = z.looseObject({});

/** With the name that it is to have; left out: the kind of device that asks. */
const NewPasskey = DeviceAnswer.extend({ name: line(maxPasskeyNameLength).optional() });

const bodyBytesAtMost = 64 * 1024;

export const passkeyContracts = {
  "GET /users/own/passkeys": defineContract({
    summary: "The caller's passkeys, newest first",
    answer: z.array(Passkey),
  }),
  "POST /users/own/passkeys/options": defineContract({
    summary:
      "What a device needs to make a passkey; more than ten minutes after signing in it takes `current_password`",
    refusals: [429],
    body: Proof.optional(),
    answer: CeremonyOptions,
  }),
  "POST /users/own/passkeys": defineContract({
    summary: "Keep a passkey that a device has made, at most 20; its owner is told by mail",
    bodyBytesAtMost,
    body: NewPasskey,
    answer: Passkey,
  }),
  "DELETE /users/own/passkeys/{id}": defineContract({
    summary: "Forget a passkey, with `current_password` or within ten minutes of signing in with a passkey",
    refusals: [429],
    params: z.object({ id: pathId("passkey") }),
    body: Proof.optional(),
    answer: Passkey,
  }),
  "POST /auth/passkey/options": defineContract({
    summary:
      "What a device needs to sign somebody in with a passkey; in a session, to prove that it is still its owner's",
    refusals: [429],
    answer: CeremonyOptions,
  }),
  "POST /auth/passkey": defineContract({
    summary: "Sign in with a passkey, as with a password; in the session that asked, the proof is renewed",
    refusals: [401, 429],
    bare: true,
    bodyBytesAtMost,
    body: DeviceAnswer,
    answer: z.object({ data: AuthUser }),
  }),
};
