import { z } from "zod";
import { defineContract } from "../../shared/contract.ts";
import { maxInquiryLength } from "../../shared/limits/max-lengths-for-organizers.ts";
import { Id, isEmail, line, pathId, text, WireTime } from "../../shared/wire.ts";
import { TextsByLanguageOut, textsByLanguageIn } from "../../shared/wire-texts.ts";

const EventPath = z.object({ id: pathId("event") });

export const Inquiry = z.object({
  id: Id,
  /** By language, as its page shows it; until a manager changes it, the asker's own words. */
  question: TextsByLanguageOut,
  answer: TextsByLanguageOut,
  is_published: z.boolean(),
  created_at: WireTime,
  /** For managers alone; null 180 days after the event. A visitor has no name. */
  asker: z.object({ name: z.string().optional(), email: z.string() }).nullable().optional(),
  /** For managers alone: what the asker wrote; null 180 days after the event. */
  text: z.string().nullable().optional(),
});
export type Inquiry = z.infer<typeof Inquiry>;

export const InquiryIn = z.object({
  text: text(maxInquiryLength).min(1, "blank"),
  /** Of visitors; who is signed in gets the answer at the account's address. */
  email: line(254)
    .refine((value) => value === "" || isEmail(value), "email_not_valid")
    .nullish(),
});
export type InquiryIn = z.output<typeof InquiryIn>;

export const InquiryChange = z.object({
  question: textsByLanguageIn(maxInquiryLength).optional(),
  answer: textsByLanguageIn(maxInquiryLength).optional(),
  is_published: z.boolean().optional(),
});
export type InquiryChange = z.output<typeof InquiryChange>;

export const inquiryContracts = {
  "POST /events/{id}/inquiries": defineContract({
    summary:
      "Ask an event's organizers; the answer comes by mail. Visitors name an address, and write no links",
    refusals: [429],
    params: EventPath,
    body: InquiryIn,
    answer: z.object({ id: Id }),
  }),
  "GET /events/{id}/inquiries": defineContract({
    summary: "Published questions with their answers, the newest first; for managers all, with who asked",
    params: EventPath,
    answer: z.array(Inquiry),
  }),
  "PUT /events/{id}/inquiries/{inquiry_id}": defineContract({
    summary: "Write a question and its answer as the event's page shows them, and publish them",
    params: EventPath.extend({ inquiry_id: pathId("inquiry") }),
    body: InquiryChange,
    answer: Inquiry,
  }),
};
