import { z } from "zod";
import { isLoopback } from "./loopback.ts";

/** A site that signs people in for us by OpenID Connect. */
export interface OidcProvider {
  /** As `OIDC_PROVIDERS` names it; stands in addresses. */
  id: string;
  /** By this and the subject that it gives people are known. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What its button calls it. */
  name_ja: string;
  name_en: string;
  /** The university whose people alone it signs in; null where it proves none. */
  universityId: number | null;
}

const providerId = /^[a-z][a-z0-9_]{0,29}$/;

/** The names in `OIDC_PROVIDERS`. */
export const oidcProviderIds = z.string().transform((value, ctx) => {
  const ids = value.split(",").map((id) => id.trim());
  if (ids.every((id) => providerId.test(id)) && new Set(ids).size === ids.length) return ids;
  ctx.addIssue({
    code: "custom",
    message:
      "names of small letters, digits and _, each once, with commas between them, such as kyoto,google",
  });
  return z.NEVER;
});

const address = "an https:// address without .well-known, such as https://accounts.google.com";

const issuer = z.string(address).refine((value) => {
  const url = URL.parse(value);
  if (!url || url.search || url.hash || url.username || url.password || /\s/.test(value)) return false;
  if (url.pathname.includes("/.well-known")) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
}, address);

const word = (message: string) => z.string(message).regex(/^\S+$/, message);
const label = "what the button calls the provider, at most 40 characters";
const labelIn = z.string(label).trim().min(1, label).max(40, label);

/** The variables of one provider, without what they begin with. A message completes the sentence "OIDC_KYOTO_ISSUER must be …". */
const variables = z.object({
  ISSUER: issuer,
  CLIENT_ID: word("the id that the provider gave the site"),
  CLIENT_SECRET: word("the secret that the provider gave the site"),
  LABEL_JA: labelIn,
  LABEL_EN: labelIn,
  UNIVERSITY_ID: z.coerce
    .number("a university's id, as GET /masters/universities tells it")
    .int("a university's id, as GET /masters/universities tells it")
    .min(1, "a university's id, as GET /masters/universities tells it")
    .optional(),
});

/**
 * The providers that the variables describe.
 * @param ids as `OIDC_PROVIDERS` names them
 * @returns `wrong` has a sentence for each variable that is missing or wrong
 */
export function readOidcProviders(
  ids: readonly string[],
  set: Record<string, unknown>,
): { providers: OidcProvider[]; wrong: string[] } {
  const providers: OidcProvider[] = [];
  const wrong: string[] = [];
  for (const id of ids) {
    const prefix = `OIDC_${id.toUpperCase()}_`;
    const own = Object.keys(variables.shape).map((name) => [name, set[prefix + name]]);
    const parsed = variables.safeParse(Object.fromEntries(own));
    if (parsed.success) providers.push(providerFrom(id, parsed.data));
    for (const { path, message } of parsed.error?.issues ?? [])
      wrong.push(`${prefix}${String(path[0])} must be ${message}.`);
  }
  return { providers, wrong };
}

function providerFrom(id: string, v: z.infer<typeof variables>): OidcProvider {
  return {
    id,
    issuer: v.ISSUER,
    clientId: v.CLIENT_ID,
    clientSecret: v.CLIENT_SECRET,
    name_ja: v.LABEL_JA,
    name_en: v.LABEL_EN,
    universityId: v.UNIVERSITY_ID ?? null,
  };
}
