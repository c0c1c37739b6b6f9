import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const decoder = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(decoder)).buffer } });

/** Reads the QR codes in a picture, as a camera would. */
export async function readQrCodes(png: Uint8Array): Promise<string[]> {
  const found = await readBarcodes(png, { formats: ["QRCode"] });
  return found.map(({ text }) => text);
}
