import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

const size = { width: 1280, height: 720 };

/** A palm and a dim room behind it, uneven as they are. */
const hand = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">
  <defs><radialGradient id="g"><stop offset="0" stop-color="#d9a583"/><stop offset="1" stop-color="#4a3428"/></radialGradient></defs>
  <rect width="1280" height="720" fill="#2c2a2e"/>
  <ellipse cx="640" cy="420" rx="520" ry="430" fill="url(#g)"/>
  <path d="M180 720C260 420 330 300 420 260M1100 720C1040 430 980 330 900 280" stroke="#b98463" stroke-width="70" fill="none"/>
</svg>`);

/**
 * What a camera sees of a phone that shows a ticket: held askew, not quite sharp, and after a while taken away.
 * @param screens of phones, one after the other
 * @returns a file that Chromium takes for its camera; it begins anew at its end
 */
export async function filmTickets(screens: Buffer[]): Promise<string> {
  const empty = await frame();
  const frames: Buffer[] = [];
  for (const [place, screen] of screens.entries()) {
    const seen = await frame(screen, place % 2 ? -7 : 9);
    frames.push(...Array(15).fill(empty), ...Array(60).fill(seen));
  }
  const file = join(mkdtempSync(join(tmpdir(), "tsudoi-camera-")), "tickets.mjpeg");
  writeFileSync(file, Buffer.concat(frames));
  return file;
}

async function frame(screen?: Buffer, angle = 0): Promise<Buffer> {
  const picture = sharp(hand);
  if (screen) {
    const phone = await sharp(screen)
      .resize({ height: 620 })
      .rotate(angle, { background: "#00000000" })
      .png()
      .toBuffer();
    const { height = 0 } = await sharp(phone).metadata();
    const fitting =
      height > size.height ? await sharp(phone).resize({ height: size.height }).toBuffer() : phone;
    picture.composite([{ input: fitting, gravity: "centre" }]);
  }
  const composed = await picture.png().toBuffer();
  return sharp(composed).blur(0.8).jpeg({ quality: 80, chromaSubsampling: "4:2:0" }).toBuffer();
}
