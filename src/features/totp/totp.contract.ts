import { z } from "zod";
import { defineContract } from "../../shared/contract.ts";
import { CurrentPassword } from "../accounts/accounts.contract.ts";

/** Whether codes are asked for when the caller signs in. */
export const CodeState = z.object({
  is_on: z.boolean(),
  /** How many recovery codes are left; 0 while it is off. */
  recovery_codes_left: z.int(),
});
export type CodeState = z.infer<typeof CodeState>;

/** In groups of four letters; no call answers them again. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

const Proof = z.object({ current_password: CurrentPassword });

export const totpContracts = {
  "GET /users/own/totp": defineContract({
    summary: "Whether the caller signs in with codes of an app, and how many recovery codes are left",
    answer: CodeState,
  }),
  "POST /users/own/totp": defineContract({
    summary:
      "Begin to set up codes, with `current_password` or within ten minutes of signing in with a passkey; they are on after the PUT",
    refusals: [429],
    body: Proof.optional(),
    answer: RecoveryCodes.extend({
      /** In base 32, as apps take it where no camera reads the address. */
      secret: z.string(),
      otpauth_url: z.string(),
    }),
  }),
  "PUT /users/own/totp": defineContract({
    summary: "Switch codes on by the first code of the app, within an hour; the owner is told by mail",
    refusals: [404, 429],
    body: z.object({ code: z.string() }),
    answer: CodeState,
  }),
  "DELETE /users/own/totp": defineContract({
    summary: "Switch codes off, with a proof as for setting up; the owner is told by mail",
    refusals: [429],
    body: Proof.optional(),
    answer: CodeState,
  }),
  "POST /users/own/totp/recovery_codes": defineContract({
    summary: "New recovery codes in place of those that are left, with a proof as for setting up",
    refusals: [404, 429],
    body: Proof.optional(),
    answer: RecoveryCodes,
  }),
};
