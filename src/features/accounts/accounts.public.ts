export { DeviceList } from "./devices/ui/device-list.tsx";
export { securityTexts } from "./devices/ui/security-texts.ts";
export { EmailChangeForm } from "./email-change/ui/email-change-form.tsx";
export { LinkedEmailChange } from "./email-change/ui/linked-email-change.tsx";
export { DeleteAccount } from "./profile/ui/delete-account.tsx";
export { EmailPreferencesForm } from "./profile/ui/email-preferences-form.tsx";
export { ProfileForm } from "./profile/ui/lazy-profile-form.tsx";
export { kindOfToken, Unsubscribe } from "./profile/ui/unsubscribe.tsx";
export { ProofWays } from "./proof/ui/proof-ways.ts";
export { useMyProof } from "./proof/ui/use-my-proof.ts";
export { LinkCodeForm } from "./sign-in/ui/lazy-link-code-form.ts";
export { LogInForm } from "./sign-in/ui/log-in-form.tsx";
export { NewPasswordForm, ResetForm } from "./sign-in/ui/password-forms.tsx";
export { SharedComputerField } from "./sign-in/ui/shared-computer-field.tsx";
export { signInCodeTexts } from "./sign-in/ui/sign-in-code-texts.ts";
export { withTypedEmail } from "./sign-in/ui/typed-email.ts";
export { useLogInFirst } from "./sign-in/ui/use-log-in-first.ts";
export { useRedirectSignedIn } from "./sign-in/ui/use-redirect-signed-in.ts";
export { hasJustSignedIn, justSignedIn } from "./sign-up/ui/just-signed-in.ts";
export { SignUpBar } from "./sign-up/ui/sign-up-bar.tsx";
export { SignUpFields } from "./sign-up/ui/sign-up-fields.tsx";
export { SignUpForm } from "./sign-up/ui/sign-up-form.tsx";
export type { SignUpChoices, SignUpValues } from "./sign-up/ui/sign-up-parts.ts";
export { SignUpTerms } from "./sign-up/ui/sign-up-terms.tsx";
export { type SignUpBody, useSignUp } from "./sign-up/ui/use-sign-up.ts";
export {
  type TeamActionKind,
  type TeamActionSubject,
  teamActionKinds,
  teamActionSubjects,
} from "./team-log/team-action-kinds.ts";
export { askCurrentUser } from "./ui/ask-current-user.ts";
export { CurrentUserProvider, useCurrentUser, useSignedInUser } from "./ui/current-user.tsx";
export { useFormOwner } from "./ui/use-form-owner.ts";
export { useLogInAbove } from "./ui/use-log-in-above.ts";
