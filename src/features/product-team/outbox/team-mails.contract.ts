import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { Id, line, PageCursor, pathId, WireTime } from "../../../shared/wire.ts";
import { PersonName } from "../../organizations/organizations.contract.ts";

/** A mail that was given up; never what it says. */
export const FailedMail = z.object({
  state: z.literal("failed"),
  id: Id,
  kind: z.string(),
  /** Null where the account that it was for is deleted: it can't be sent any more. */
  address: z.string().nullable(),
  user: PersonName.nullable(),
  event: z.object({ id: Id, title: z.string(), lang: z.string().optional() }).nullable(),
  /** The mail server's words, without the address. */
  error: z.string().nullable(),
  attempts: z.int(),
  created_at: WireTime,
});
export type FailedMail = z.infer<typeof FailedMail>;

/** An address that gets nothing but what its owner asks for. */
export const SuppressedAddress = z.object({
  state: z.literal("suppressed"),
  address: z.string(),
  /** It refused a mail for good, or its owner complained. */
  reason: z.enum(["bounce", "complaint"]),
  error: z.string().nullable(),
  since: WireTime,
});
export type SuppressedAddress = z.infer<typeof SuppressedAddress>;

export const teamMailContracts = {
  "GET /uniteam/mails": defineContract({
    summary:
      "The mails that could not be sent, or the addresses that are no longer written to, latest first, 50 at a time",
    query: z.object({
      state: z.enum(["failed", "suppressed"], "invalid").default("failed"),
      cursor: PageCursor,
    }),
    answer: z.array(z.union([FailedMail, SuppressedAddress])),
    paged: true,
  }),
  "POST /uniteam/mails/{id}/resend": defineContract({
    summary: "Send a mail again that could not be sent",
    params: z.object({ id: pathId("mail") }),
    answer: z.literal(true),
  }),
  "PUT /uniteam/suppressed_addresses/release": defineContract({
    summary:
      "Write to an address again that refused a mail; harmless where it is written to already, refused where its owner has complained",
    body: z.object({ address: line(320).refine((value) => value !== "", "blank") }),
    answer: z.literal(true),
  }),
};
