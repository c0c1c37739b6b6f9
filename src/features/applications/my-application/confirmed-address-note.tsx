import { Suspense } from "react";
import { lazyClientOnly } from "../../../ui/texts/lazy-client-only.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { useSignedInUser } from "../../accounts/accounts.public.ts";

const ConfirmAddress = lazyClientOnly(() => import("./confirm-address.tsx"));

/** Says that an event takes confirmed addresses alone. */
export default function ConfirmedAddressNote() {
  const t = useTexts();
  const user = useSignedInUser();
  return user ? (
    <Suspense>
      <ConfirmAddress email={user.email} />
    </Suspense>
  ) : (
    <p>{t("confirmed_address.note_visitor")}</p>
  );
}
