import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Applicant } from "./applicants.ts";

/** A statement as the program sent it. */
export interface Statement {
  text: string;
  values: unknown[];
}

export interface Recording {
  statements: Statement[];
  eventId: number;
  applicant: Applicant;
}

/**
 * Sends the statements of one recorded application again and again over so many connections, for other people and
 * events, with nothing else around them. Answers how many applications a second were committed.
 */
export async function replay(
  databaseUrl: string,
  connections: number,
  seconds: number,
  recording: Recording,
  next: () => { applicant: Applicant; eventId: number },
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      let count = 0;
      for (; performance.now() < end; count += 1) await applyRaw(client, recording, next());
      await client.end();
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

async function applyRaw(
  client: pg.Client,
  { statements, eventId, applicant }: Recording,
  other: { applicant: Applicant; eventId: number },
): Promise<void> {
  const swaps = new Map<unknown, unknown>([
    [eventId, other.eventId],
    [applicant.id, other.applicant.id],
    [applicant.email, other.applicant.email],
    [applicant.headers.client, other.applicant.headers.client],
  ]);
  for (const { text, values } of statements) {
    const isMail = text.includes("insert into mails");
    const sent = values.map((value, place) => {
      if (isMail && (place === 1 || place === 2)) return randomUUID();
      if (isMail && place === 3)
        return JSON.stringify({ eventId: other.eventId, userId: other.applicant.id });
      return swaps.has(value) ? swaps.get(value) : value;
    });
    const { rows } = await client.query(text, sent);
    if (text.startsWith('insert into "applications"')) swaps.set(recordedIdOf(statements), rows[0].id);
  }
}

/** The id that the recorded application got: the first value of the statement that clears its answers. */
function recordedIdOf(statements: Statement[]): unknown {
  return statements.find(({ text }) => text.startsWith('delete from "answers"'))?.values[0];
}
