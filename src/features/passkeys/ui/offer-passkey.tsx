import { type ReactNode, Suspense } from "react";
import { documentLanguage } from "../../../shared/languages/document-language.ts";
import { signedInTexts } from "../../../ui/texts/signed-in-texts.ts";
import { MoreTexts } from "../../../ui/texts/texts.tsx";
import { mayOfferPasskey } from "./may-offer-passkey.ts";
import { PasskeyOffer } from "./passkey-offer.tsx";

/** What asks whoever has just logged in to have a passkey; null where they are not asked. */
export async function offerPasskey(onDone: () => void): Promise<ReactNode> {
  if (!(await mayOfferPasskey())) return null;
  await signedInTexts(documentLanguage());
  return (
    <Suspense>
      <MoreTexts texts={signedInTexts}>
        <PasskeyOffer onDone={onDone} />
      </MoreTexts>
    </Suspense>
  );
}
