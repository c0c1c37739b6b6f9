import { encode } from "uqr";

/** A QR code with the quiet margin that readers need: its dark squares as the path of an SVG, in steps of `side`. */
export function qrCodePath(text: string, side = 1): { path: string; squares: number } {
  const { data, size: squares } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x * side} ${y * side}h${side}v${side}h-${side}z` : "")),
    )
    .join("");
  return { path, squares };
}

/** A QR code as the text of an SVG, in whole pixels for each of its squares. */
export function drawQrCode(text: string, sizeAtMost: number): { svg: string; size: number } {
  const { squares } = qrCodePath(text);
  const side = Math.max(1, Math.floor(sizeAtMost / squares));
  const size = side * squares;
  const { path } = qrCodePath(text, side);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="#ffffff"/><path d="${path}" fill="#1c1b19" shape-rendering="crispEdges"/></svg>`;
  return { svg, size };
}
