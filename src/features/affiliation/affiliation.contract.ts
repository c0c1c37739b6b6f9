import { z } from "zod";
import { defineContract } from "../../shared/contract.ts";
import { line } from "../../shared/wire.ts";
import { Affiliation, EmailIn } from "../accounts/accounts.contract.ts";
import { University } from "../reference-data/reference-data.contract.ts";

export const affiliationContracts = {
  "GET /users/own/affiliation": defineContract({
    summary: "The university that one has proved to be of; null where there is none, or its year is over",
    answer: Affiliation.nullable(),
  }),
  "POST /users/own/affiliation": defineContract({
    summary:
      "Ask for a mail, at an address of a university, whose link proves that one is there; a newer one replaces it",
    refusals: [429],
    body: z.object({
      email: EmailIn,
      /** Path of ours to which the link's page leads on. */
      redirect_to: line(500).optional(),
    }),
    /** The university that the address is of. */
    answer: z.object({ university: University }),
  }),
  "POST /auth/affiliation": defineContract({
    summary:
      "Use the link of that mail: whoever has it proves the university for the account that asked, once",
    bodyBytesAtMost: 32 * 1024,
    body: z.object({ token: line(500) }),
    answer: Affiliation,
  }),
};
