import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { invalid } from "../../shared/app-error.ts";
import type { ImagePurpose } from "../../shared/image-sizes.ts";
import type { Platform } from "../platform.ts";
import { signingKey } from "../session/signing-key.server.ts";
import { openFileStore } from "./file-store.server.ts";
import { isStoredImage, storedImage } from "./images/image-address.ts";
import { selectStoredImages } from "./images/image-columns.server.ts";
import { storedName, storeImage } from "./images/store-image.server.ts";
import { maxImageBytes } from "./upload-limits.ts";

export interface ImageOwner {
  purpose: ImagePurpose;
  /** The organization whose icon or header it is to be; for events the event alone counts. */
  organizationId?: number;
  eventId?: number;
}

/**
 * The name to store for the address of an image that an update sent. A staged upload is read, checked, re-encoded
 * and stored here, before the update's transaction; sent again, it answers the same. Addresses of other sites are refused, since
 * no page would show them; those that tables have from earlier versions may stay.
 * Throws `invalid` under `field` for what is no image of ours.
 */
export async function claimUpload(
  platform: Platform,
  field: string,
  address: string,
  owner: ImageOwner,
): Promise<string> {
  const store = await openFileStore(platform);
  const key = store.keyOf(address);
  if (!key) return checkStored(platform, field, storedImage(platform.settings, address), owner);
  const staged = await platform.db
    .selectFrom("staged_uploads")
    .select("taken_at")
    .where("key", "=", key)
    .where("purpose", "=", owner.purpose)
    .where(
      owner.eventId === undefined ? "organization_id" : "event_id",
      "=",
      owner.eventId ?? owner.organizationId ?? 0,
    )
    .executeTakeFirst();
  if (!staged) throw invalid(field, "not_an_image");
  const name = await publicName(platform, key);
  if (staged.taken_at) return storedName(name, owner.purpose);

  const bytes = await store.readStaged(key, maxImageBytes);
  if (bytes === "too_large") throw invalid(field, "too_large");
  const stored = bytes && (await storeImage(platform, name, owner.purpose, bytes));
  if (!stored) throw invalid(field, "not_an_image");
  await platform.db
    .updateTable("staged_uploads")
    .set({ taken_at: platform.clock.now() })
    .where("key", "=", key)
    .execute();
  await store.removeStaged([key]);
  return stored;
}

async function checkStored(
  { db, extensions }: Platform,
  field: string,
  stored: string,
  { purpose }: ImageOwner,
): Promise<string> {
  if (isStoredImage(stored)) return stored;
  const { rows } = await sql`
    select from (${selectStoredImages(extensions, purpose)}) as kept where stored = ${stored} limit 1`.execute(
    db,
  );
  if (rows.length === 0) throw invalid(field, "not_uploaded");
  return stored;
}

/** Follows from the key, so that an update that is sent twice stores one image; who knows one cannot tell the other. */
async function publicName(platform: Platform, key: string): Promise<string> {
  const secret = await signingKey(platform.db, "uploads");
  return createHmac("sha256", secret).update(`image ${key}`).digest("base64url").slice(0, 22);
}
