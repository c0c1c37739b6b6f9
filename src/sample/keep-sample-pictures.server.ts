import type { ImagePurpose } from "../shared/image-sizes.ts";
import { drawSampleHeader, drawSampleIcon, drawSamplePicture } from "./draw-sample-pictures.server.ts";
import { sampleIcons, samplePictures } from "./sample-pictures.ts";

/** Stores an image. Answers what tables keep of it, null where it could not be stored. */
export type KeepImage = (purpose: ImagePurpose, bytes: Buffer) => Promise<string | null>;

export interface StoredPictures {
  /** By the file's ids. */
  events: ReadonlyMap<number, string | null>;
  organizations: ReadonlyMap<number, { icon_url: string | null; header_url: string | null }>;
}

/** Draws the pictures of the samples that have some and stores them; takes about two seconds. */
export async function keepSamplePictures(keepImage: KeepImage): Promise<StoredPictures> {
  const events = new Map<number, string | null>();
  for (const [id, picture] of Object.entries(samplePictures)) {
    events.set(Number(id), await keepImage("event_header", await drawSamplePicture(picture)));
  }
  const organizations = new Map<number, { icon_url: string | null; header_url: string | null }>();
  for (const [id, { letter, palette, purposeId }] of Object.entries(sampleIcons)) {
    organizations.set(Number(id), {
      icon_url: await keepImage("organization_icon", await drawSampleIcon(letter, palette)),
      header_url: await keepImage("organization_header", await drawSampleHeader(purposeId, palette)),
    });
  }
  return { events, organizations };
}
