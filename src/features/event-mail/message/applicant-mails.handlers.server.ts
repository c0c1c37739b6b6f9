import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { requireAnswers } from "../../applications/applications.server.ts";
import { findQuestions } from "../../events/events.server.ts";
import { countChosenRecipients, storedRecipients } from "../delivery/chosen/chosen-recipients.server.ts";
import { requireAnswersOf } from "../delivery/chosen/require-answers-of.server.ts";
import { draftWordsIn, languagesOfDraft } from "../delivery/draft-words.server.ts";
import { limitOrganizersMails } from "../delivery/limit-organizers-mails.server.ts";
import { previewMail } from "../delivery/preview-mail.server.ts";
import { sendTestMails } from "../delivery/send-test-mail.server.ts";
import { applicantMessageMail } from "../mails/applicant-message.mail.server.ts";
import { applicantMailContracts as contracts } from "./applicant-mails.contract.ts";
import { findApplicantMails, findMessageRecipients } from "./find-applicant-mails.server.ts";
import { presentApplicantMail } from "./present-applicant-mail.ts";
import { sendApplicantMail } from "./send-applicant-mail.server.ts";

export const listApplicantMailsHandler = handler(
  contracts["GET /events/{id}/applicant_mails"],
  async ({ platform: { db }, language }, { params }) => {
    const mails = await findApplicantMails(db, params.id);
    const isByAnswer = mails.some(({ option_id }) => option_id !== null);
    const questions = isByAnswer ? await findQuestions(db, params.id) : [];
    return mails.map((mail) => presentApplicantMail(mail, questions, language));
  },
);

export const sendApplicantMailHandler = handler(
  contracts["POST /events/{id}/applicant_mails"],
  async (context, { params, body }) => {
    const { platform } = context;
    await requireAnswersOf(context, params.id, body);
    await limitOrganizersMails(context);
    const sending = { eventId: params.id, senderId: sessionOf(context).user.id, now: platform.clock.now() };
    return sendApplicantMail(platform, sending, body);
  },
);

export const countMessageRecipientsHandler = handler(
  contracts["POST /events/{id}/applicant_mails/count"],
  async (context, { params, body }) => {
    await requireAnswersOf(context, params.id, body);
    return { count: await countChosenRecipients(context.platform.db, params.id, storedRecipients(body)) };
  },
);

export const previewApplicantMailHandler = handler(
  contracts["POST /events/{id}/applicant_mails/preview"],
  (context, { params, body }) =>
    previewMail(context, applicantMessageMail, (language) => ({
      eventId: params.id,
      applicantMailId: null,
      ...draftWordsIn(body, language),
    })),
);

export const sendTestApplicantMailHandler = handler(
  contracts["POST /events/{id}/applicant_mails/test"],
  (context, { params, body }) =>
    sendTestMails(
      context,
      applicantMessageMail,
      languagesOfDraft(context, body).map((language) => ({
        payload: { eventId: params.id, applicantMailId: null, ...draftWordsIn(body, language) },
        language,
      })),
    ),
);

export const listMessageRecipientsHandler = handler(
  contracts["GET /events/{id}/applicant_mails/{mail_id}/recipients"],
  async (context, { params, query }) => {
    await requireAnswers(context, params.id);
    return findMessageRecipients(context.platform.db, params.id, params.mail_id, query);
  },
);
