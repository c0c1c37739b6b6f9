import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { EmailChangeIn } from "../account-inputs.ts";
import { User } from "../accounts.contract.ts";

export const emailChangeContracts = {
  "PUT /users/own/email": defineContract({
    summary: "Ask for another e-mail address: it changes once the link that is mailed there is confirmed",
    refusals: [429],
    body: EmailChangeIn,
    answer: User,
  }),
  "POST /auth/email_change": defineContract({
    summary:
      "Change the address by the mail's link, with or without a session; 404 for a link that is no good any more",
    refusals: [404],
    body: z.object({ token: z.string().max(500, "too_long") }),
    answer: z.object({ email: z.string() }),
  }),
};
