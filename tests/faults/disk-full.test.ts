import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";

const folder = mkdtempSync(join(tmpdir(), "tsudoi-full-"));
/** A disk of two megabytes; only who may mount one can look what happens when it is full. */
const hasSmallDisk = mount();
afterAll(() => {
  if (hasSmallDisk) execFileSync("umount", ["-l", folder]);
  rmSync(folder, { recursive: true, force: true });
});
const { api, db, url } = await startTestServer({ DATA_DIR: folder, LOG_LEVEL: "silent" });

function mount(): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

it.skipIf(!hasSmallDisk)(
  "with a full disk a picture is refused for now, nothing is left of it, and it is taken when there is room",
  async () => {
    const user = await makeUser(db);
    const id = await makeOrganization(db, { members: [user.id] });
    const picture = await sharp({
      create: {
        width: 900,
        height: 400,
        channels: 3,
        background: "#246",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    const send = async () => {
      const { body } = await api(`GET /s3/organizations/${id}/header?filename=a.png`, { as: user.session });
      const address = body.data.replace("http://tsudoi.test", url);
      const sent = await fetch(address, { method: "PUT", body: new Uint8Array(picture) });
      return { sent, staged: body.data.split("?")[0] };
    };
    writeFileSync(join(folder, "ballast"), Buffer.alloc(1_900_000));
    const { sent } = await send();
    expect([sent.status, sent.headers.get("retry-after")]).toEqual([503, "5"]);
    const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(left.map(({ name }) => name)).toEqual(["ballast"]);
    expect((await api("GET /users/own", { as: user.session })).status).toBe(200);
    rmSync(join(folder, "ballast"));
    const again = await send();
    expect(again.sent.status).toBe(200);
    const { status } = await api(`PUT /organizations/${id}/update`, {
      as: user.session,
      body: { organization: { header_url: again.staged } },
    });
    expect(status).toBe(200);
  },
);
