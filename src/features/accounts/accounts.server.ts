export {
  blockPerson,
  isAddressOfBlocked,
  keepTeamMember,
  unblockPerson,
} from "./blocking/block-person.server.ts";
export { findIdByEmail, listBlockedPeople } from "./blocking/blocked-people.server.ts";
export { findSource, type Source } from "./counting/find-source.server.ts";
export { type AccountDeletion, accountDeletion } from "./deletion/account-deletion.server.ts";
export { type Device, deviceOf, isKnownDevice } from "./devices/known-devices.server.ts";
export { mayTellOfDevice } from "./devices/note-device.server.ts";
export { isSessionThere, lockSignedIn } from "./devices/signed-in-devices.server.ts";
export { findEmailChange } from "./email-change/email-changes.server.ts";
export { guestHandover, type HandOnGuest, handOnGuest } from "./guests/guest-handover.server.ts";
export {
  addGuest,
  clearGuests,
  declineGuest,
  eraseGuests,
  findIdByConfirmedEmail,
  type GuestErasure,
} from "./guests/guests.server.ts";
export { waysIn } from "./mailed-links/end-what-was-set-up.server.ts";
export { takeOverAccount } from "./mailed-links/take-over-account.server.ts";
export { defineAccountNotice } from "./mails/define-account-notice.server.ts";
export { emailPreference, findMailRecipient, type MailRecipient } from "./mails/mail-recipient.server.ts";
export { personBlockedMail } from "./mails/person-blocked.mail.server.ts";
export { guessNameReadingsOfPeople } from "./name-guesses/guess-name-readings.server.ts";
export { takeWayIn } from "./passwords/take-way-in.server.ts";
export { checkProfile } from "./profile/check-profile.server.ts";
export { findCurrentUser } from "./profile/find-current-user.server.ts";
export { findUniversityOf } from "./profile/find-university-of.server.ts";
export { findingAdmissions } from "./profile/finding-admissions.server.ts";
export { findingAffiliations } from "./profile/finding-affiliations.server.ts";
export { presentAuthUser } from "./profile/present-user.ts";
export { removeFormerProfiles } from "./profile/remove-former-profiles.server.ts";
export { logProof } from "./proof/log-proof.server.ts";
export { minutesThatAProofHolds, renewProof, requireProof } from "./proof/require-proof.server.ts";
export { type FactorSent, type SecondFactor, secondFactors } from "./second-factor/second-factor.server.ts";
export { setTeamMembership } from "./set-team-membership.server.ts";
export { limitFailures } from "./sign-in/limit-sign-ins.server.ts";
export { presentSignInError, presentSignUpError } from "./sign-in/present-auth-error.server.ts";
export { type StartedSession, sendSession } from "./sign-in/start-session.server.ts";
export { startSessionOf } from "./sign-in/start-session-of.server.ts";
export { beginAccount } from "./sign-up/begin-account.server.ts";
export { createAccount, type NewAccount } from "./sign-up/create-account.server.ts";
export { findSignUpChoices } from "./sign-up/find-sign-up-choices.server.ts";
export {
  type RecordedTeamAction,
  recordTeamAction,
  removeOldTeamActions,
} from "./team-log/record-team-action.server.ts";
export type { TeamActionKind, TeamActionSubject } from "./team-log/team-action-kinds.ts";
export {
  findUser,
  findUserByEmail,
  lockActiveUser,
  lockActiveUserAlone,
  lockActiveUsers,
  lockUser,
} from "./user-rows.server.ts";
