import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { maxPersonNameLength } from "../../../shared/limits/max-lengths-on-public-pages.ts";
import { Id, isEmail, line, pathId } from "../../../shared/wire.ts";
import { Application } from "../../events/events.contract.ts";
import { AnswersIn } from "../applications.contract.ts";

const Name = line(maxPersonNameLength).refine((value) => value !== "", "blank");

/** As `EmailIn` of accounts; null and an empty text are none. */
const OptionalEmail = z
  .string()
  .nullable()
  .transform((value) => (value ?? "").normalize("NFKC").trim().toLowerCase())
  .refine((value) => value === "" || isEmail(value), "not_an_email")
  .transform((value) => value || null)
  .optional();

/** Who stands on the list now. */
const AddedPerson = Application.extend({
  /** The name is the account's, where the address has one. */
  first_name: z.string(),
  last_name: z.string(),
  /** They had a place before this call. */
  was_listed: z.boolean(),
});

/** Calls by which managers put people on an event's list themselves. */
export const addByHandContracts = {
  "POST /events/{id}/applications/by_manager": defineContract({
    summary:
      "Add somebody by hand, with a place, also over the number: who has an account with the address is told by mail, anybody else is added by name",
    refusals: [429],
    params: z.object({ id: pathId("event") }),
    body: z.object({
      first_name: Name,
      last_name: Name,
      email: OptionalEmail,
      answers: AnswersIn.nullish(),
      /** Counts once for the event: the same again adds nobody else. */
      nonce: z.guid("invalid").optional(),
    }),
    answer: AddedPerson,
  }),
  "DELETE /events/{id}/applications/{user_id}": defineContract({
    summary: "Erase somebody who was added by hand and has no account: name, address, answers and notes",
    params: z.object({ id: pathId("event"), user_id: pathId("user") }),
    answer: z.object({ user_id: Id }),
  }),
};
