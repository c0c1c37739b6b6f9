import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chooseScratchFolder } from "../../support/choose-scratch-folder.ts";
import { npmStart } from "../../support/npm-start.ts";
import { startRealProvider } from "../../support/real-provider.ts";
import { removeDatabase } from "../../support/remove-database.ts";
import { startMailCatcher } from "./mail-catcher.ts";

const project = join(import.meta.dirname, "../../..");

/** Brings up the site by `npm start`, which builds only what has changed since the last build, on a database of its own. */
export default async function startSite(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(chooseScratchFolder(), "tsudoi-site-"));
  const mails = await startMailCatcher(join(folder, "mails"));
  const provider = await startRealProvider();
  const site = await npmStart(project, {
    OIDC_PROVIDERS: "kyoto",
    ...provider.env(),
    DATA_DIR: join(folder, "data"),
    SMTP_URL: mails.url,
    // Four accounts do in minutes what people do in weeks.
    RATE_LIMITS: "off",
  });
  provider.serve([`${site.url}/api/v1/auth/oidc/kyoto/callback`]);
  process.env.SITE_URL = site.url;
  process.env.SITE_MAILS = join(folder, "mails");
  process.env.SITE_DATA = join(folder, "data");
  return async () => {
    await site.stop();
    mails.stop();
    await provider.close();
    removeDatabase(join(folder, "data"));
    rmSync(folder, { recursive: true, force: true });
  };
}
