/** Statements about what organizations tell and are asked that the database refuses: the rule, the constraint and a statement. */
export function refusedInquiries({ event, user }: { event: number; user: number }) {
  const inquiry = (columns: string, values: string) =>
    `insert into inquiries (event_id, language, created_at, ${columns}) values (${event}, 'en', now(), ${values})`;
  return [
    [
      "what an organization tells of itself has no empty texts",
      "organizations_disclosure_check",
      `update organizations set disclosure = '{"aims": {"en": ""}}'`,
    ],
    [
      "what an organization tells of itself is kept by field",
      "organizations_disclosure_check",
      "update organizations set disclosure = '[]'",
    ],
    [
      "a question that is shown has no empty texts",
      "inquiries_question_check",
      inquiry("question", `'{"en": ""}'`),
    ],
    [
      "an answer that is shown has no empty texts",
      "inquiries_answer_check",
      inquiry("answer", `'{"en": 5}'`),
    ],
    ["a question is not longer than it may be", "inquiries_text_check", inquiry("text", "repeat('a', 2001)")],
    [
      "an asker has an account or an address",
      "inquiries_asker_check",
      inquiry("user_id, email", `${user}, 'a@example.com'`),
    ],
  ] as const;
}
