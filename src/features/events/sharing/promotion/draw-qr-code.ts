import { encode } from "uqr";

/** A QR code as the text of an SVG, with the quiet margin that readers need, in whole pixels for each of its squares. */
export function drawQrCode(text: string, sizeAtMost: number): { svg: string; size: number } {
  const { data, size: squares } = encode(text, { ecc: "M", border: 4 });
  const side = Math.max(1, Math.floor(sizeAtMost / squares));
  const size = side * squares;
  const dark = data
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x * side} ${y * side}h${side}v${side}h-${side}z` : "")),
    )
    .join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="#ffffff"/><path d="${dark}" fill="#1c1b19" shape-rendering="crispEdges"/></svg>`;
  return { svg, size };
}
