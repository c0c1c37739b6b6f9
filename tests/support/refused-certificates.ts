/** Statements about certificates that the database refuses: the rule, the constraint and a statement. */
export function refusedCertificates({ event }: { event: number }) {
  const certificate = `insert into certificates (event_id, application_id, number, issued_at) select ${event}, id,`;
  return [
    [
      "a certificate's number is of letters that cannot be mistaken for others",
      "certificates_number_check",
      `${certificate} 'OOOOOOOOOOOOOOOO', now() from applications limit 1`,
    ],
    [
      "no two certificates have the same number",
      "certificates_number_key",
      `insert into users (first_name, last_name, email, password_hash) values ('a', 'b', 'second@example.com', 'h');
       insert into applications (event_id, user_id) select ${event}, id from users where email = 'second@example.com';
       ${certificate} '0000000000000000', now() from applications where event_id = ${event}`,
    ],
  ] as const;
}
