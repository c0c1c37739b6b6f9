import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { Id, pathId, WireTime } from "../../../shared/wire.ts";

/** A device on which a person is signed in. */
export const SignedInDevice = z.object({
  id: Id,
  /** Browser and system, such as `Chrome (Windows)`; in the request's language where they are not known. */
  device: z.string(),
  created_at: WireTime,
  /** To the hour. */
  last_used_at: WireTime,
  /** The one that asks. */
  is_current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

export const deviceContracts = {
  "GET /users/own/sessions": defineContract({
    summary: "The devices on which one is signed in: this one first, then by last use",
    answer: z.array(SignedInDevice),
  }),
  "DELETE /users/own/sessions/{id}": defineContract({
    summary: "Sign one of one's devices out, this one too",
    params: z.object({ id: pathId("session") }),
    answer: SignedInDevice,
  }),
  "DELETE /users/own/sessions": defineContract({
    summary: "Sign all devices out but this one; answers those",
    answer: z.array(SignedInDevice),
  }),
};
