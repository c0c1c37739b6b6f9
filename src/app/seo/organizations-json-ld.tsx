import { JsonLd } from "./json-ld.tsx";

interface OrganizationsJsonLdProps {
  organizations: readonly { id: number; name: string }[];
  publicUrl: string;
}

/** The organizations of a page as a list of links. */
export function OrganizationsJsonLd({ organizations, publicUrl }: OrganizationsJsonLdProps) {
  if (organizations.length === 0) return null;
  return (
    <JsonLd
      thing={{
        "@context": "https://schema.org",
        "@type": "ItemList",
        itemListElement: organizations.map(({ id, name }, place) => ({
          "@type": "ListItem",
          position: place + 1,
          url: `${publicUrl}/organizations/${id}`,
          name,
        })),
      }}
    />
  );
}
