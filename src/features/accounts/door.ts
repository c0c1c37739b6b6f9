export { LogInForm } from "./ui/log-in-form.tsx";
export { OwnUserProvider, useOwnUser } from "./ui/own-user.tsx";
export { NewPasswordForm, ResetForm } from "./ui/password-forms.tsx";
export { signUpChoices } from "./ui/sign-up-choices.ts";
export { type SignUpChoices, SignUpFields } from "./ui/sign-up-fields.tsx";
export { SignUpBar, SignUpForm } from "./ui/sign-up-form.tsx";
export { alreadyRegistered, type SignUpValues, useSignUp } from "./ui/use-sign-up.ts";
