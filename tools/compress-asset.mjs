import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** What browsers fetch and what gets smaller by it; pictures and fonts are compressed already. */
export const isCompressible = (name) => /\.(js|css|wasm)$/.test(name);

/** Writes a file beside itself as browsers fetch it: `.gz` and `.br`. It works on threads of its own. */
export async function compressAsset(file) {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    zip(bytes, { level: constants.Z_BEST_COMPRESSION }).then((zipped) => writeFile(`${file}.gz`, zipped)),
    brotli(bytes, { params }).then((smaller) => writeFile(`${file}.br`, smaller)),
  ]);
}
