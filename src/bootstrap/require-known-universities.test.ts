import { expect, it } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { envOf } from "../../tests/support/real-provider.ts";
import { readSettings } from "../platform/env/read-settings.ts";
import { requireKnownUniversities } from "./require-known-universities.server.ts";

const { db } = await testDatabase();

it("a start with a provider for a university that is unknown ends with a sentence that names the setting", async () => {
  const start = (id: string) =>
    requireKnownUniversities({
      db,
      settings: readSettings({
        OIDC_PROVIDERS: "kyoto",
        ...envOf("kyoto", "https://login.example"),
        OIDC_KYOTO_UNIVERSITY_ID: id,
      }),
    });
  await expect(start("999999")).rejects.toThrow(/^OIDC_KYOTO_UNIVERSITY_ID must be .+\.$/);
  await start("54");
});
