/** Statements about sessions, mailed links, devices, changes of address and keys that the database refuses: the rule, the constraint and a statement. */
export function refusedAccounts({ user }: { user: number }) {
  const change = (id: number, columns: { email?: string; hash?: string } = {}) =>
    `insert into email_changes (user_id, email, session_id, token_hash, requested_at, expires_at)
     values (${id}, '${columns.email ?? "new@example.com"}', 1, ${columns.hash ?? `sha256('new')`}, now(), now())`;
  const token = `sha256('a')`;
  const session = (client: string, hash: string, kind: string) =>
    `insert into sessions (user_id, client, token_hash, kind, expires_at) values (${user}, '${client}', ${hash}, '${kind}', now())`;
  const link = (purpose: string, hash: string) =>
    `insert into account_tokens (user_id, purpose, email, token_hash) values (${user}, '${purpose}', 'a', ${hash})`;
  return [
    ["a client id names one session", "sessions_client_key", session("c", token, "sign_in")],
    ["tokens are kept as SHA-256", "sessions_token_hash_check", session("d", `'raw token'`, "sign_in")],
    ["a session has a known kind", "sessions_kind_check", session("d", token, "other")],
    [
      "a person has one reset link",
      "account_tokens_password_reset_key",
      link("password_reset", `sha256('b')`),
    ],
    ["a link's token is unique", "account_tokens_token_hash_key", link("email_confirmation", token)],
    ["links are kept as SHA-256", "account_tokens_token_hash_check", link("email_confirmation", `'raw'`)],
    ["a link has a known purpose", "account_tokens_purpose_check", link("other", `sha256('b')`)],
    [
      "a person waits for one new address",
      "email_changes_user_id_key",
      `${change(user)}; ${change(user, { hash: "null" })}`,
    ],
    [
      "a new address is in lower case",
      "email_changes_email_check",
      change(user, { email: "New@example.com" }),
    ],
    [
      "links to a new address are kept as SHA-256",
      "email_changes_token_hash_check",
      change(user, { hash: `'raw'` }),
    ],
    [
      "a link to a new address is unique",
      "email_changes_token_hash_key",
      `insert into users (id, email, password_hash, first_name, last_name) values (99001, 'other@example.com', 'h', 'a', 'b');
       ${change(user)}; ${change(99001)}`,
    ],
    [
      "devices are known by a digest",
      "known_devices_digest_check",
      `insert into known_devices (user_id, digest, seen_at) values (${user}, 'raw', now())`,
    ],
    ["a session's device has a name or none", "sessions_device_check", `update sessions set device = ''`],
    [
      "a replaced key is as long as a key",
      "signing_keys_previous_key_check",
      `insert into signing_keys (purpose, key, previous_key) values ('short', sha256('a'), 'short')`,
    ],
  ];
}
