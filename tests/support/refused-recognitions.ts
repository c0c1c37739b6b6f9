/** Statements about what universities say of organizations that the database refuses. */
export function refusedRecognitions({ user }: { user: number }): [string, string, string][] {
  const recognition = (columns: Record<string, string> = {}) => {
    const all = {
      organization_id: "(select min(id) from organizations)",
      university_id: "1",
      level_ja: "'公認'",
      level_en: "'Official'",
      valid_until: "'2027-03-31'",
      granted_at: "now()",
      ...columns,
    };
    return `insert into recognitions (${Object.keys(all).join()}) values (${Object.values(all).join()})`;
  };
  const staff = `insert into university_staff (university_id, user_id) values (1, ${user})`;
  return [
    ["a person is named for a university once", "university_staff_pkey", `${staff}; ${staff}`],
    ["a level is said in Japanese", "recognitions_level_ja_check", recognition({ level_ja: "''" })],
    ["a level is short", "recognitions_level_en_check", recognition({ level_en: "repeat('a', 101)" })],
    [
      "what is withdrawn does not hold",
      "recognitions_withdrawn_check",
      recognition({ withdrawn_at: "now()" }),
    ],
    [
      "a university says one thing of an organization",
      "recognitions_current_key",
      `${recognition()}; ${recognition()}`,
    ],
  ];
}
