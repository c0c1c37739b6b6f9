import { useLocation } from "react-router";

/** State of a navigation between forms that ask for the address: in the address bar it would stay in histories and logs. */
export const withTypedEmail = (typedEmail: string | undefined) => ({ typedEmail });

/** First values of a form that is opened with what was typed into the one before; none where nothing was. */
export function useTypedEmail(): { defaultValues?: { email: string } } {
  const { state } = useLocation();
  const { typedEmail } = (state ?? {}) as Partial<ReturnType<typeof withTypedEmail>>;
  return typedEmail ? { defaultValues: { email: typedEmail } } : {};
}
