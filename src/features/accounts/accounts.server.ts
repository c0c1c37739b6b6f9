export {
  renderAddressConfirmation,
  renderPasswordChanged,
  renderPasswordReset,
} from "./mails/account-mails.server.ts";
export { type MailReader, mailReader, waysOut } from "./mails/mail-recipient.server.ts";
export { lockActiveUser } from "./user-rows.server.ts";
