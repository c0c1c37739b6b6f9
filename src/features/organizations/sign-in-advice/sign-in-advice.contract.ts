import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { adviceReasons } from "./sign-in-advice.ts";

export const signInAdviceContracts = {
  "GET /users/own/sign_in_advice": defineContract({
    summary:
      "Why the caller is asked to have a passkey or codes: as one of the product team, or as an admin of an organization that more than 100 follow",
    answer: z.object({ reason: z.enum(adviceReasons).nullable() }),
  }),
};
