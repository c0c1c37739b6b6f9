import { z } from "zod";
import { defineContract } from "../../shared/contract.ts";
import { Id, line, pathId, pathName, WireTime } from "../../shared/wire.ts";
import { AuthUser, CurrentPassword, SignUpByTicketIn } from "../accounts/accounts.contract.ts";

/** A provider by which somebody signs in. */
export const Identity = z.object({
  id: Id,
  /** As `OIDC_PROVIDERS` names it; null where the settings know it no more. */
  provider: z.string().nullable(),
  /** What its button calls it, in the request's language. */
  label: z.string(),
  created_at: WireTime,
  last_used_at: WireTime,
});
export type Identity = z.infer<typeof Identity>;

const Provider = z.object({ id: z.string(), label: z.string() });

const Proof = z.object({ current_password: CurrentPassword });
const provider = z.object({ provider: pathName("provider") });
const RedirectTo = line(2000).optional();
const Ticket = z.string().max(500, "too_long");
const bodyBytesAtMost = 32 * 1024;

/** Whoever a provider knows is signed in. */
const SignedIn = z.object({
  data: AuthUser,
  /** In a session nobody is signed in anew: its holder has proved themselves, or the provider belongs to the account from now on. */
  outcome: z.enum(["signed_in", "proved", "added"]),
  /** Own path to go on to. */
  redirect_to: z.string(),
});

/** Nobody is signed in before the sign-up, whose form begins with this. */
const NeedsSignUp = z.object({
  needs: z.literal("sign_up"),
  /** For `POST /auth/oidc/sign_up`, within an hour. */
  ticket: z.string(),
  label: z.string(),
  person: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    /** No mail asks for it, unless another one is put in its place. */
    is_email_verified: z.boolean(),
    university_id: Id.nullable(),
  }),
  redirect_to: z.string(),
});

/** An account has the address that the provider knows: it is joined once somebody signs in there. */
const NeedsSignIn = z.object({
  needs: z.literal("sign_in"),
  /** To be traded again, with the session of that account, within a quarter of an hour. */
  ticket: z.string(),
  label: z.string(),
  email: z.string(),
  redirect_to: z.string(),
});

export const TradedTicket = z.union([SignedIn, NeedsSignUp, NeedsSignIn]);
export type TradedTicket = z.infer<typeof TradedTicket>;

export const identityContracts = {
  "GET /auth/oidc": defineContract({
    summary: "The providers by which people can log in here, in the order of the settings",
    answer: z.array(Provider),
  }),
  "GET /auth/oidc/{provider}": defineContract({
    summary:
      "Log in through a provider: redirects there, or to the log-in with the reason why not, and without one whom another site leads here",
    refusals: [429],
    bare: true,
    params: provider,
    query: z.object({ redirect_to: RedirectTo, lang: z.string().max(20).optional() }),
    answer: z.unknown(),
    media: "redirect",
  }),
  "GET /auth/oidc/{provider}/callback": defineContract({
    summary: "The provider's answer: redirects to the page that trades a ticket, or to the log-in",
    bare: true,
    params: provider,
    answer: z.unknown(),
    media: "redirect",
  }),
  "POST /auth/oidc/session": defineContract({
    summary:
      "Trade a ticket, within a minute, in the browser that began, for a session; or learn what is needed before",
    refusals: [403],
    bare: true,
    bodyBytesAtMost,
    body: z.object({ ticket: Ticket }),
    answer: TradedTicket,
  }),
  "POST /auth/oidc/sign_up": defineContract({
    summary: "Sign up with what a provider has said, without a password",
    refusals: [403, 429],
    bare: true,
    bodyBytesAtMost,
    body: SignUpByTicketIn,
    answer: SignedIn,
  }),
  "GET /users/own/identities": defineContract({
    summary: "The providers by which the caller signs in, in the order in which they were added",
    answer: z.array(Identity),
  }),
  "POST /users/own/identities/{provider}/start": defineContract({
    summary:
      "Add a provider to the account, which takes a sign-in in the last ten minutes or `current_password`; where it was added before, prove oneself by it",
    refusals: [429],
    params: provider,
    body: Proof.extend({ redirect_to: RedirectTo }).optional(),
    answer: z.object({ url: z.string() }),
  }),
  "DELETE /users/own/identities/{id}": defineContract({
    summary:
      "Take a provider from the account, with `current_password` or within ten minutes of signing in without one; not the last way in",
    refusals: [429],
    params: z.object({ id: pathId("identity") }),
    body: Proof.optional(),
    answer: Identity,
  }),
};
