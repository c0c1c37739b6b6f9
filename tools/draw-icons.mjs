// The icons of the installed app, drawn of the one that browsers show in their tabs.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** Systems cut an icon to their own shape: the ground goes to the edges, and the drawing keeps to the middle. */
const maskable = (icon) =>
  icon.replace(/ rx="\d+"/, "").replace("<path ", '<path transform="translate(6.4 6.4) scale(.8)" ');

/** @param folder where browsers fetch them from; `icon.svg` is there */
export async function drawIcons(folder) {
  const icon = readFileSync(join(folder, "icon.svg"), "utf8");
  const icons = [
    ["icon-192.png", icon, 192],
    ["icon-512.png", icon, 512],
    ["icon-maskable-512.png", maskable(icon), 512],
    ["apple-touch-icon.png", maskable(icon), 180],
  ];
  for (const [name, svg, size] of icons) {
    const drawn = sharp(Buffer.from(svg), { density: (72 * size) / 64 }).resize(size, size);
    writeFileSync(join(folder, name), await drawn.png({ palette: true }).toBuffer());
  }
}
