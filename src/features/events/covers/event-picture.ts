import { imageSizes } from "../../../shared/image-sizes.ts";
import { coverAddress } from "./cover-address.ts";

/** For an `img`. */
export interface EventPicture {
  src: string;
  /** The sizes of an uploaded one; a drawn one is sharp in any size. */
  srcSet?: string;
}

/**
 * What an `img` takes of a picture that is shown this wide. `sizes` says nothing without `srcset`, and HTML forbids it
 * there and on the preload link that React writes from it.
 */
export function pictureProps({ src, srcSet }: EventPicture, sizes: string) {
  return srcSet ? { src, srcSet, sizes } : { src };
}

/** The event's picture: the one that was uploaded, or else its cover. */
export function pictureOf(event: {
  id: number;
  event_purpose_id: number;
  thumbnail_url: string | null;
}): EventPicture {
  const { thumbnail_url } = event;
  if (!thumbnail_url) return { src: coverAddress(event) };
  const srcSet = imageSizes(thumbnail_url)
    ?.map(({ address, width }) => `${address} ${width}w`)
    .join(", ");
  return srcSet ? { src: thumbnail_url, srcSet } : { src: thumbnail_url };
}
