import type { Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notFound } from "../../../shared/app-error.ts";
import { lockTeamAsAdmin } from "../members/lock-team.server.ts";
import { endRecognitionsOf } from "../recognition/grant-recognition.server.ts";
import { refuseSuspended } from "../suspension/is-suspended.server.ts";
import { organizationDeletion } from "./organization-deletion.server.ts";

/**
 * Deletes an organization (decision 67): nobody is its member or follower any more, its page, contacts and pictures are gone, and so are
 * its events to which nobody has applied. Events with people stay under its name, for them. Features refuse while one lies ahead, and a
 * suspended one stays: what is looked into is not done away with, and its suspension can be ended.
 */
export function deleteOrganization(platform: Platform, organizationId: number, callerId: number) {
  const now = platform.clock.now();
  return platform.db.transaction().execute(async (tx) => {
    await lockTeamAsAdmin(tx, organizationId, callerId);
    await refuseSuspended(tx, organizationId);
    for (const feature of platform.extensions.of(organizationDeletion)) {
      await feature(platform, tx, { organizationId, now });
    }
    for (const table of [
      "organization_invitations",
      "organization_members",
      "organization_follows",
    ] as const) {
      await tx.deleteFrom(table).where("organization_id", "=", organizationId).execute();
    }
    await endRecognitionsOf(tx, organizationId, now);
    await tx
      .updateTable("organization_texts")
      .set({ description: "" })
      .where("organization_id", "=", organizationId)
      .execute();
    await eraseContacts(tx, organizationId, now);
  });
}

function eraseContacts(tx: Tx, organizationId: number, now: Date) {
  const nothing = {
    phone_num: null,
    link_instagram: null,
    link_wechat: null,
    link_facebook: null,
    link_line: null,
    link_x: null,
    link_official_site: null,
    icon_url: null,
    header_url: null,
    disclosure: "{}",
  };
  return tx
    .updateTable("organizations")
    .set({ ...nothing, email: "", deleted_at: now, updated_at: now })
    .where("id", "=", organizationId)
    .execute();
}

/** Waits for those who keep the organization, and lets nobody keep it from now on: they find it deleted or suspended. Called with its events held. */
export async function holdOrganizationAlone(tx: Tx, organizationId: number): Promise<void> {
  await tx.selectFrom("organizations").select("id").where("id", "=", organizationId).forUpdate().execute();
}

/** Keeps an organization from being deleted until the transaction ends. @throws `not_found` where it was */
export async function keepOrganization(tx: Tx, organizationId: number): Promise<void> {
  const found = await tx
    .selectFrom("organizations")
    .select("id")
    .where("id", "=", organizationId)
    .where("deleted_at", "is", null)
    .forKeyShare()
    .executeTakeFirst();
  if (!found) throw notFound("organization");
}
