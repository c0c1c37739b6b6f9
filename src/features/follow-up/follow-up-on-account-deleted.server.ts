import type { AccountDeletion } from "../accounts/accounts.server.ts";
import { eraseCertificates } from "./certificate/certificate-rows.server.ts";
import { eraseSurveyAnswers } from "./survey/survey-on-account-deleted.server.ts";

/** Erases what the person answered by name, and their certificates. The events that they applied to are locked with the applications. */
export const onAccountDeleted: AccountDeletion = {
  async erase(tx, { id }) {
    await eraseSurveyAnswers(tx, id);
    await eraseCertificates(tx, id);
  },
};
