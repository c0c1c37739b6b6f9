/** Statements about reports and universities' advice that the database refuses: the rule, the constraint and a statement. */
export function refusedReports(): [string, string, string][] {
  const report = (columns: string, values: string) =>
    `insert into reports (subject_id, organization_id, title, source, ${columns})
     select 1, id, 'Tea', 'visitor 1', ${values} from organizations limit 1`;
  const textReport = (path: string, selection: string) =>
    `insert into reports (subject, subject_id, title, source, reason, page_language, page_path, selection)
     values ('text', 1, '/', 'visitor 1', 'reads_wrong', 'ja', ${path}, ${selection})`;
  return [
    [
      "a report is about an event, an organization or a text of the site",
      "reports_subject_check",
      report("subject, reason", "'person', 'fraud'"),
    ],
    [
      "a report of a text names its page and its language, and no organization",
      "reports_text_check",
      report("subject, reason", "'text', 'reads_wrong'"),
    ],
    [
      "a report of an event is about an organization, and names no page",
      "reports_text_check",
      report("subject, reason, page_path, page_language", "'event', 'fraud', '/', 'ja'"),
    ],
    [
      "the path of a reported page is not longer than it may be",
      "reports_page_path_check",
      textReport("repeat('a', 501)", "''"),
    ],
    [
      "what was marked on a reported page is not longer than it may be",
      "reports_selection_check",
      textReport("'/'", "repeat('a', 501)"),
    ],
    [
      "a report has a reason that there is",
      "reports_reason_check",
      report("subject, reason", "'event', 'boring'"),
    ],
    [
      "a report is not longer than it may be",
      "reports_body_check",
      report("subject, reason, body", "'event', 'fraud', repeat('a', 2001)"),
    ],
    [
      "a reporter's address is not longer than addresses are",
      "reports_email_check",
      report("subject, reason, email", "'event', 'fraud', repeat('a', 255)"),
    ],
    [
      "a report is in a state that there is",
      "reports_state_check",
      report("subject, reason, state", "'event', 'fraud', 'lost'"),
    ],
    [
      "the note of a report is not longer than it may be",
      "reports_note_check",
      report("subject, reason, note", "'event', 'fraud', repeat('a', 2001)"),
    ],
    [
      "a report that is resolved says since when, and no other does",
      "reports_resolved_at_check",
      report("subject, reason, state", "'event', 'fraud', 'resolved'"),
    ],
    [
      "the page of a university's advice is a secure address",
      "universities_advice_url_check",
      "update universities set advice_url = 'http://example.com' where id = 1",
    ],
    [
      "the number of a university's advice is a telephone number",
      "universities_advice_phone_check",
      "update universities set advice_phone = 'call us' where id = 1",
    ],
  ];
}
