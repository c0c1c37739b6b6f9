/** Statements about the proof of a university that the database refuses. */
export function refusedAffiliations({ user }: { user: number }): [string, string, string][] {
  const proof = (columns: Record<string, string> = {}) =>
    insert("affiliations", {
      user_id: String(user),
      university_id: "1",
      address_digest: "sha256('a')",
      proved_at: "now()",
      verified_until: "now() + interval '1 year'",
      ...columns,
    });
  const request = (columns: Record<string, string> = {}) =>
    insert("affiliation_requests", {
      user_id: String(user),
      university_id: "1",
      address_digest: "sha256('a')",
      created_at: "now()",
      ...columns,
    });
  const another = `insert into users (id, email, password_hash, first_name, last_name)
    values (900, 'another@example.com', 'h', 'a', 'b')`;
  const sent = { token_digest: "sha256('t')", expires_at: "now()" };
  return [
    [
      "an address proves one account at a time",
      "affiliations_address_digest_key",
      `${another}; ${proof()}; ${proof({ user_id: "900" })}`,
    ],
    [
      "an address is kept as a digest",
      "affiliations_address_digest_check",
      proof({ address_digest: "'a@kyoto-u.ac.jp'" }),
    ],
    ["a proof ends after it began", "affiliations_verified_until_check", proof({ verified_until: "now()" })],
    ["a person has one link at a time", "affiliation_requests_user_id_key", `${request()}; ${request()}`],
    [
      "of a link's address a digest is kept",
      "affiliation_requests_address_digest_check",
      request({ address_digest: "'a@kyoto-u.ac.jp'" }),
    ],
    [
      "a link's token is one person's",
      "affiliation_requests_token_digest_key",
      `${another}; ${request(sent)}; ${request({ ...sent, user_id: "900" })}`,
    ],
    [
      "of a link's token a digest is kept",
      "affiliation_requests_token_digest_check",
      request({ ...sent, token_digest: "'t'" }),
    ],
    [
      "a link with a token ends",
      "affiliation_requests_expires_at_check",
      request({ token_digest: "sha256('t')" }),
    ],
  ];
}

const insert = (table: string, columns: Record<string, string>) =>
  `insert into ${table} (${Object.keys(columns).join()}) values (${Object.values(columns).join()})`;
