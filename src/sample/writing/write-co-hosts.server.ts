import type { Tx } from "../../platform/db/client.server.ts";
import { dayMs } from "../../shared/time/milliseconds.ts";
import type { WrittenOrganization } from "./write-organizations.server.ts";

/** Events and organizations by their ids in the file: one of every state for the organizer and for the co-host. */
const coHosts: { event: number; organization: number; state: "invited" | "accepted" | "declined" }[] = [
  { event: 37, organization: 9, state: "accepted" },
  { event: 38, organization: 9, state: "invited" },
  { event: 41, organization: 6, state: "declined" },
  { event: 43, organization: 8, state: "invited" },
  { event: 44, organization: 8, state: "accepted" },
  { event: 45, organization: 8, state: "declined" },
  { event: 26, organization: 5, state: "accepted" },
  { event: 57, organization: 10, state: "accepted" },
];

export async function writeCoHosts(
  tx: Tx,
  now: Date,
  eventIds: Map<number, number>,
  organizations: Map<number, WrittenOrganization>,
): Promise<void> {
  const answered = new Date(now.getTime() - dayMs);
  for (const { event, organization, state } of coHosts) {
    const event_id = eventIds.get(event) as number;
    const owner = await tx
      .selectFrom("events")
      .select("owner_organization_id")
      .where("id", "=", event_id)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("event_hosts")
      .values({
        event_id,
        organization_id: organizations.get(organization)?.id as number,
        invited_by_id: owner.owner_organization_id,
        accepted_at: state === "accepted" ? answered : null,
        declined_at: state === "declined" ? answered : null,
        created_at: new Date(now.getTime() - 3 * dayMs),
      })
      .execute();
  }
}
