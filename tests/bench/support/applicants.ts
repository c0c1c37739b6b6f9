import { createHash } from "node:crypto";
import pg from "pg";

/** Somebody who is signed in. */
export interface Applicant {
  id: number;
  email: string;
  headers: Record<string, string>;
}

const token = "bench-token";

/** Makes signed-in people, and room for all of them in every event. */
export async function fillWithApplicants(databaseUrl: string, count: number): Promise<Applicant[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("update events set max_participant_num = 100000");
    const { rows } = await client.query<{ id: number; email: string }>(
      `insert into users (email, email_confirmed_at, password_hash, first_name, last_name, country_id, occupation_id)
       select 'bench' || n || '@example.com', now(), 'x', 'Bench', 'Mark', 392, 2 from generate_series(1, $1::int) n
       returning id, email`,
      [count],
    );
    await client.query(
      `insert into sessions (user_id, client, token_hash, kind, expires_at)
       select id, 'bench-' || id, $1, 'sign_in', now() + interval '1 day' from users where email like 'bench%'`,
      [createHash("sha256").update(token).digest()],
    );
    await client.query("vacuum analyze");
    return rows.map(({ id, email }) => ({
      id,
      email,
      headers: { "access-token": token, client: `bench-${id}`, uid: email },
    }));
  } finally {
    await client.end();
  }
}
