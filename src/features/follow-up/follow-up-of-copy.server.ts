import { sql } from "kysely";
import { z } from "zod";
import { LanguageTextsIn } from "../event-mail/event-mail.contract.ts";
import type { CopiedPart } from "../events/events.server.ts";

const Text = z.object({ language_id: z.int(), title: z.string(), description: z.string() });

/** As a survey's row has its questions. */
const Question = z.looseObject({
  id: z.int(),
  question_type_id: z.int(),
  position: z.int(),
  is_required: z.boolean(),
  is_deleted: z.boolean(),
  texts: z.array(Text.extend({ id: z.int() })),
  options: z.array(
    z.looseObject({
      id: z.int(),
      is_deleted: z.boolean(),
      texts: z.array(z.object({ language_id: z.int(), text: z.string() })),
    }),
  ),
});

const Survey = z.object({ is_anonymous: z.boolean(), is_open: z.boolean(), questions: z.array(Question) });

const Mails = z.object({
  is_thanks_on: z.boolean(),
  thanks_texts: LanguageTextsIn,
  is_missed_on: z.boolean(),
  missed_texts: LanguageTextsIn,
});

const FollowUp = z.object({
  survey: Survey.nullable().catch(null),
  mails: Mails.nullable().catch(null),
  offers_certificates: z.boolean().catch(false),
});

/**
 * Survey, mails and certificates, as a copy of the event has them, as if they had just been set: without answers, to be sent at the
 * usual time (decision 53). A survey that was closed after it was open was over
 * rather than not wanted; whether anybody has answered is not told.
 */
export const followUpOfCopy: CopiedPart = {
  name: "follow_up",
  async read(tx, eventId) {
    const { rows } = await sql<{ part: unknown }>`
      select jsonb_build_object(
        'survey', (
          select jsonb_build_object(
                   'is_anonymous', is_anonymous, 'is_open', is_open or has_been_open, 'questions', questions)
            from surveys where event_id = ${eventId}),
        'mails', (
          select jsonb_build_object(
                   'is_thanks_on', is_thanks_on, 'thanks_texts', thanks_texts,
                   'is_missed_on', is_missed_on, 'missed_texts', missed_texts)
            from follow_up_mails where event_id = ${eventId}),
        'offers_certificates', exists (select from certificate_offers where event_id = ${eventId})) as part`.execute(
      tx,
    );
    return rows[0]?.part ?? null;
  },
  async write(tx, eventId, part) {
    const { success, data } = FollowUp.safeParse(part);
    if (!success) return;
    const { survey, mails, offers_certificates } = data;
    if (survey) {
      const questions = JSON.stringify(survey.questions);
      await tx
        .insertInto("surveys")
        .values({ ...survey, event_id: eventId, questions })
        .execute();
    }
    if (mails) {
      await tx
        .insertInto("follow_up_mails")
        .values({
          ...mails,
          event_id: eventId,
          thanks_texts: JSON.stringify(mails.thanks_texts),
          missed_texts: JSON.stringify(mails.missed_texts),
        })
        .execute();
    }
    if (offers_certificates)
      await tx.insertInto("certificate_offers").values({ event_id: eventId }).execute();
  },
};
