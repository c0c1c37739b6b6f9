import { displayDateTime } from "../../../../shared/time/tokyo-time.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { SuppressedAddress } from "../team-mails.contract.ts";
import { MailRow } from "./mail-row.tsx";

interface SuppressedAddressRowProps {
  address: SuppressedAddress;
  onRelease(): Promise<void>;
}

/** An address that is no longer written to, since when and why; who complained is not written to again by a button. */
export function SuppressedAddressRow({ address, onRelease }: SuppressedAddressRowProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <MailRow
      address={address.address}
      facts={[
        t(`team_mails.reason.${address.reason}`),
        t("team_mails.since", { at: displayDateTime(new Date(address.since), language) }),
      ]}
      error={address.error}
      action={address.reason === "complaint" ? null : { label: t("team_mails.release"), run: onRelease }}
    />
  );
}
