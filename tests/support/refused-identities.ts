/** Statements about identities and log-ins under way that the database refuses: the rule, the constraint and a statement. */
export function refusedIdentities({ user }: { user: number }) {
  const identity = (issuer: string, subject: string) =>
    `(${user}, '${issuer}', '${subject}', 'kyoto', now(), now())`;
  const identities = (...rows: string[]) =>
    `insert into identities (user_id, issuer, subject, provider, created_at, last_used_at) values ${rows.join(", ")}`;
  const flow = (state: string, browser: string, adds: boolean) =>
    `insert into oidc_flows
       (state_digest, browser_digest, provider, nonce, code_verifier, redirect_to, adds_identity, expires_at)
     values (${state}, ${browser}, 'kyoto', 'a', 'b', '/', ${adds}, now())`;
  const ticket = (
    values: Partial<Record<"digest" | "browser" | "purpose" | "verified" | "adds", string>>,
  ) => {
    const { digest = "sha256('a')", browser = "sha256('b')", purpose = "entry" } = values;
    const { verified = "false", adds = "false" } = values;
    return `insert into identity_tickets
       (digest, browser_digest, purpose, provider, issuer, subject, is_email_verified, first_name, last_name,
        redirect_to, adds_identity, expires_at)
     values (${digest}, ${browser}, '${purpose}', 'kyoto', 'i', 's', ${verified}, '', '', '/', ${adds}, now())`;
  };
  return [
    ["an identity has an issuer", "identities_issuer_check", identities(identity("", "a"))],
    ["an identity has a subject", "identities_subject_check", identities(identity("https://a.example", ""))],
    [
      "an identity is one person's",
      "identities_subject_key",
      identities(identity("https://a.example", "a"), identity("https://a.example", "a")),
    ],
    [
      "a person has one identity of an issuer",
      "identities_user_id_key",
      identities(identity("https://a.example", "a"), identity("https://a.example", "b")),
    ],
    ["a flow's state is a digest", "oidc_flows_state_digest_check", flow("'\\x01'", "sha256('b')", false)],
    [
      "a flow's browser is a digest",
      "oidc_flows_browser_digest_check",
      flow("sha256('a')", "'\\x01'", false),
    ],
    [
      "a provider is added in a session",
      "oidc_flows_adds_identity_check",
      flow("sha256('a')", "sha256('b')", true),
    ],
    ["a ticket is a digest", "identity_tickets_digest_check", ticket({ digest: "'\\x01'" })],
    [
      "a ticket's browser is a digest",
      "identity_tickets_browser_digest_check",
      ticket({ browser: "'\\x01'" }),
    ],
    ["a ticket is for one of three things", "identity_tickets_purpose_check", ticket({ purpose: "payment" })],
    [
      "what is verified is an address",
      "identity_tickets_is_email_verified_check",
      ticket({ verified: "true" }),
    ],
    [
      "a ticket adds a provider in a session",
      "identity_tickets_adds_identity_check",
      ticket({ adds: "true" }),
    ],
  ] as const;
}
