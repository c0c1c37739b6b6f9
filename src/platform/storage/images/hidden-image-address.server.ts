import type { Platform } from "../../platform.ts";
import { signImage } from "../upload-signature.server.ts";
import { imageAddress, isStoredImage } from "./image-address.ts";

const daySeconds = 24 * 60 * 60;

/**
 * As `imageAddress`, of an image that may be hidden, for those who see it all the same: good until the end of the next day (UTC), and
 * the same one all day. A bucket hides nothing, so that there the address is the plain one.
 */
export async function hiddenImageAddress(
  { settings, db, clock }: Pick<Platform, "settings" | "db" | "clock">,
  stored: string | null,
): Promise<string | null> {
  const address = imageAddress(settings, stored);
  if (settings.s3 || !address || !stored || !isStoredImage(stored)) return address;
  const expires = (Math.floor(clock.now().getTime() / 1000 / daySeconds) + 2) * daySeconds;
  const name = stored.slice("images/".length);
  return `${address}?expires=${expires}&signature=${await signImage(db, { name, expires })}`;
}
