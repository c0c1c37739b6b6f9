export { type AccountDeletion, accountDeletion } from "./deletion/account-deletion.server.ts";
export {
  renderAddressConfirmation,
  renderPasswordChanged,
  renderPasswordReset,
} from "./mails/account-mails.server.ts";
export { findMailRecipient, type MailRecipient, unsubscribeLinks } from "./mails/mail-recipient.server.ts";
export { findUniversityOf } from "./profile/find-university-of.server.ts";
export { setTeamMembership } from "./set-team-membership.server.ts";
export { lockActiveUser } from "./user-rows.server.ts";
