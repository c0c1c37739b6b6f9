import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { startTestServer } from "../../../../tests/support/server.ts";
import type { Settings } from "../../../platform/env/read-settings.ts";
import { readSettings } from "../../../platform/env/read-settings.ts";
import { pageContext } from "../../rendering/page-context.server.ts";
import { loader } from "./styleguide.tsx";

const { platform } = await startTestServer();

function openWith(settings: Settings) {
  const context = new RouterContextProvider();
  context.set(pageContext, {
    language: "en",
    platform: { ...platform, settings },
    nonce: "",
    address: "",
    isData: false,
  });
  return () => loader({ context });
}

it("the style guide is there on a first look, where pages are built, and on no site", () => {
  expect(openWith(readSettings({}))().texts.en).toHaveProperty(["styleguide.title"]);
  for (const env of [
    { PUBLIC_URL: "https://tsudoi.test" },
    { DATABASE_URL: "postgresql://localhost/tsudoi" },
  ])
    expect(openWith(readSettings(env))).toThrow(expect.objectContaining({ init: { status: 404 } }));
});
