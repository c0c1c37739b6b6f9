/** Statements about codes that the database refuses: the rule, the constraint and a statement. */
export function refusedTotp({ user }: { user: number }) {
  const secret = (columns: string, values: string) =>
    `insert into totp_secrets (user_id, sealed_secret, created_at${columns}) values (${user}, '\\x01', now()${values})`;
  return [
    [
      "one secret of an account is being set up at a time",
      "totp_secrets_user_id_key",
      `${secret("", "")}, (${user}, '\\x02', now())`,
    ],
    [
      "a secret that is in force knows which code was taken last",
      "totp_secrets_last_step_check",
      secret(", confirmed_at", ", now()"),
    ],
    [
      "a recovery code is kept as its SHA-256",
      "recovery_codes_digest_check",
      `with made as (${secret("", "")} returning id) insert into recovery_codes select id, '\\x01' from made`,
    ],
  ] as const;
}
