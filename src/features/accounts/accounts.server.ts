export { type AccountDeletion, accountDeletion } from "./deletion/account-deletion.server.ts";
export { addGuest, eraseGuests, findIdByEmail } from "./guests/guests.server.ts";
export { emailPreference, findMailRecipient, type MailRecipient } from "./mails/mail-recipient.server.ts";
export { findUniversityOf } from "./profile/find-university-of.server.ts";
export { findingAdmissions } from "./profile/finding-admissions.server.ts";
export { removeFormerProfiles } from "./profile/remove-former-profiles.server.ts";
export { setTeamMembership } from "./set-team-membership.server.ts";
export { findSignUpChoices } from "./sign-up/find-sign-up-choices.server.ts";
export { lockActiveUser, lockActiveUserAlone } from "./user-rows.server.ts";
