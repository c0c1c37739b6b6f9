/** Statements about what follows an event that the database refuses: the rule, the constraint and a statement. */
export function refusedFollowUps({ event }: { event: number }) {
  const link = (title: string, url: string) =>
    `insert into materials (event_id, position, title, url) values (${event}, 1, ${title}, ${url})`;
  const file = `insert into materials (event_id, position, title, file_key, file_name, content_type, byte_size)`;
  return [
    [
      "the mails afterwards are sent, or nobody was there to send them to",
      "follow_up_mails_sent_check",
      `insert into follow_up_mails (event_id, sent_at, skipped_at) values (${event}, now(), now())`,
    ],
    ["material has a name", "materials_title_check", link(`''`, `'https://a.example'`)],
    ["material on the web has an address of the web", "materials_url_check", link(`'a'`, `'javascript:1'`)],
    ["material is a link or a file", "materials_kind_check", link(`'a'`, "null")],
    [
      "a file of an event has a name",
      "materials_file_name_check",
      `${file} values (${event}, 1, 'a', 'k', '', 'application/pdf', 1)`,
    ],
    [
      "a file of an event is not larger than it may be",
      "materials_byte_size_check",
      `${file} values (${event}, 1, 'a', 'k', 'a.pdf', 'application/pdf', 20971521)`,
    ],
    [
      "a stored file is of one entry",
      "materials_file_key_key",
      `${file} select ${event}, 1, 'a', 'k', 'a.pdf', 'application/pdf', 1 from generate_series(1, 2)`,
    ],
  ] as const;
}
