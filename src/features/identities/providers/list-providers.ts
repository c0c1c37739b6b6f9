import type { OidcProvider } from "../../../platform/env/oidc-providers.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";

/** A provider as its button shows it. */
export interface ShownProvider {
  id: string;
  /** In the reader's language. */
  label: string;
}

interface WithProviders {
  settings: { oidcProviders: readonly OidcProvider[] };
}

/** The providers by which people can sign in, in the order of the settings. */
export function listProviders({ settings }: WithProviders, language: Language): ShownProvider[] {
  return settings.oidcProviders.map((provider) => ({ id: provider.id, label: nameIn(provider, language) }));
}

/** The provider of an address; undefined where there is none, or none any more. */
export function findProvider({ settings }: WithProviders, id: string): OidcProvider | undefined {
  return settings.oidcProviders.find((provider) => provider.id === id);
}

/** The provider by which an identity signs in at present: the one that it came by, or another of the same issuer. */
export function providerOf(
  { settings }: WithProviders,
  identity: { issuer: string; provider: string },
): OidcProvider | undefined {
  const able = settings.oidcProviders.filter(({ issuer }) => isSameIssuer(issuer, identity.issuer));
  return able.find(({ id }) => id === identity.provider) ?? able[0];
}

/** With or without a slash at its end. */
const isSameIssuer = (one: string, other: string) => URL.parse(one)?.href === URL.parse(other)?.href;

/** What people call the provider of an identity, in both languages: its host where the settings do not name it any more. */
export function nameOfProvider(
  platform: WithProviders,
  identity: { issuer: string; provider: string },
): { name_ja: string; name_en: string } {
  const { name_ja, name_en } = providerOf(platform, identity) ?? { name_ja: null, name_en: null };
  const host = URL.parse(identity.issuer)?.host ?? identity.issuer;
  return { name_ja: name_ja ?? host, name_en: name_en ?? host };
}
