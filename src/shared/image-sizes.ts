/** Widths in pixels in which an uploaded image is kept, by what it is for; the largest is the one that answers name. */
export const imageWidths = {
  event_header: [400, 800, 1600],
  organization_header: [400, 800, 1600],
  organization_icon: [96, 192, 384],
} as const;

export type ImagePurpose = keyof typeof imageWidths;

/** The other sizes of an uploaded image for `srcset`; null for an address that is not one of ours. */
export function imageSizes(address: string): { width: number; address: string }[] | null {
  const match = /^(.*\/images\/[\w-]{22})-(\d+)\.webp$/.exec(address);
  const widths = Object.values(imageWidths).find((all) => all.at(-1) === Number(match?.[2]));
  if (!match || !widths) return null;
  return widths.map((width) => ({ width, address: `${match[1]}-${width}.webp` }));
}
