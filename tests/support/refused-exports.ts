/** Statements about exports of people's data that the database refuses: the rule, the constraint and a statement. */
export function refusedExports({ user }: { user: number }): [string, string, string][] {
  const one = (columns: Record<string, string> = {}) => {
    const row = {
      user_id: String(user),
      file_key: `'${"a".repeat(22)}'`,
      created_at: "now()",
      next_try_at: "now()",
      ...columns,
    };
    return `insert into account_exports (${Object.keys(row).join()}) values (${Object.values(row).join()})`;
  };
  const other = { file_key: `'${"b".repeat(22)}'` };
  return [
    [
      "an export is in a state that is known",
      "account_exports_state_check",
      one({ state: "'lost'", expires_at: "now()" }),
    ],
    ["a person has one export under way", "account_exports_waiting_key", `${one()}; ${one(other)}`],
    [
      "a file of an export is one person's",
      "account_exports_file_key_key",
      `${one()}; ${one({ user_id: "null" })}`,
    ],
    [
      "a file of an export has a name that cannot be guessed",
      "account_exports_file_key_check",
      one({ file_key: "'mine'" }),
    ],
    [
      "an export that is made ends",
      "account_exports_expires_at_check",
      one({ state: "'ready'", byte_size: "1" }),
    ],
    [
      "an export that is ready has a size",
      "account_exports_byte_size_check",
      one({ state: "'ready'", expires_at: "now()" }),
    ],
  ];
}
