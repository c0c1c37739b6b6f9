/** Statements about passkeys and proofs that the database refuses: the rule, the constraint and a statement. */
export function refusedPasskeys({ user }: { user: number }) {
  const passkey = (columns: string, values: string) =>
    `insert into passkeys (user_id, credential_id, public_key, ${columns}) values (${user}, 'a', '\\x01', ${values})`;
  const challenge = (kind: string) =>
    `insert into passkey_challenges (challenge, kind, expires_at) values ('a', '${kind}', now())`;
  const session = (columns: string, values: string) =>
    `insert into sessions (user_id, client, token_hash, kind, expires_at, ${columns})
     values (${user}, 'a', sha256('a'), 'sign_in', now(), ${values})`;
  return [
    ["a passkey has a name", "passkeys_name_check", passkey("name", "''")],
    [
      "a passkey belongs to one account",
      "passkeys_credential_id_key",
      `${passkey("name", "'Phone'")}, (${user}, 'a', '\\x01', 'Again')`,
    ],
    ["an authenticator counts from 0", "passkeys_counter_check", passkey("name, counter", "'Phone', -1")],
    ["a challenge is for one of two things", "passkey_challenges_kind_check", challenge("payment")],
    ["a passkey is made for somebody", "passkey_challenges_registration_check", challenge("registration")],
    [
      "one proves oneself in one of these ways",
      "sessions_proved_by_check",
      session("proved_at, proved_by", "now(), 'word of honour'"),
    ],
    ["a proof has its time", "sessions_proved_both", session("proved_by", "'passkey'")],
  ] as const;
}
