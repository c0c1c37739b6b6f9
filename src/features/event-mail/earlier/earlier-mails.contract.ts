import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { pathId, WireTime } from "../../../shared/wire.ts";
import { LanguageText } from "../event-mail.contract.ts";

/** A mail to applicants that was written before, with its words in each language; the main one first. */
export const EarlierMail = z.object({ written_at: WireTime, texts: z.array(LanguageText).min(1) });
export type EarlierMail = z.infer<typeof EarlierMail>;

export const earlierMailContracts = {
  "GET /events/{id}/earlier_mails": defineContract({
    summary:
      "Mails to applicants of this event and of others that the caller manages, to write from: the latest 30, one of each title",
    params: z.object({ id: pathId("event") }),
    answer: z.array(EarlierMail),
  }),
};
