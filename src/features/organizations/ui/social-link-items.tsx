import { Icon } from "../../../ui/base/icon.tsx";
import { type TextKey, useTexts } from "../../../ui/texts/texts.tsx";
import { type LinkedOrganization, socialLinks } from "./linked-organization.ts";

const maxCharacters = 30;

export default function SocialLinkItems({ organization }: { organization: LinkedOrganization }) {
  const t = useTexts();
  return socialLinks.map((link) => {
    const address = organization[link];
    if (!address) return null;
    return (
      <li key={link}>
        <Icon name={link} />
        <span>{t(`organization.${link}` as TextKey)}</span>{" "}
        <a href={address} target="_blank" rel="noopener noreferrer">
          {address.length > maxCharacters ? `${address.slice(0, maxCharacters)}…` : address}
        </a>
      </li>
    );
  });
}
