import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { callsOf, lost, refusal, serve } from "../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../tests/support/components/show.tsx";
import { QueryProvider } from "../../../platform/browser/query-provider.tsx";
import type { AccountExport } from "../account-export.contract.ts";
import { MyExport } from "./my-export.tsx";

const list = "GET /users/own/exports";
const ask = "POST /users/own/exports";
const one = (state: AccountExport["state"]): AccountExport => ({
  id: 3,
  state,
  created_at: "2026-11-20T12:00:00.000+09:00",
  expires_at: state === "waiting" ? null : "2026-11-27T12:00:00.000+09:00",
  byte_size: state === "ready" ? 20_480 : null,
  ...(state === "ready" && { url: "http://tsudoi.test/api/v1/users/own/exports/3/file" }),
});
const shown = (userId = Math.random()) =>
  show(
    <QueryProvider>
      <MyExport userId={userId} />
    </QueryProvider>,
  );
const button = (name: string) => screen.findByRole("button", { name });
const status = () => screen.getByRole("status").textContent;

afterEach(cleanup);

it("a press asks for the export; while it is made the page says so, looks again, and offers the file by itself", async () => {
  let state: AccountExport["state"] | null = null;
  serve({
    [list]: () => (state ? [one(state)] : []),
    [ask]: () => {
      state = "waiting";
      return one(state);
    },
  });
  const { t, user } = await shown();
  await user.click(await button(t("export.ask")));
  await waitFor(() => expect(status()).toBe(t("export.working")));
  expect(((await button(t("apply.working"))) as HTMLButtonElement).disabled).toBe(true);
  state = "ready";
  await screen.findByRole("button", { name: t("export.download") }, { timeout: 6000 });
  expect(status()).toBe(t("export.ready", { date: "Nov. 27th 2026 12:00", size: "20 kB" }));
});

it("one that failed is said and asked for again by the same button", async () => {
  serve({ [list]: [one("failed")], [ask]: one("waiting") });
  const { t, user } = await shown();
  await waitFor(() => expect(status()).toBe(t("export.failed")));
  await user.click(await button(t("export.ask")));
  expect(callsOf(ask)).toHaveLength(1);
});

it.each([
  ["a limit that is reached", refusal(429, { errors: {} }), "export.limit"],
  ["a lost connection", lost, "apply.unreachable"],
] as const)("%s is told, and the button is there again", async (_, answer, text) => {
  serve({ [list]: [], [ask]: answer });
  const { t, user } = await shown();
  await user.click(await button(t("export.ask")));
  await screen.findByText(t(text));
  expect(((await button(t("export.ask"))) as HTMLButtonElement).disabled).toBe(false);
});

it("a file that cannot be fetched is told; it is asked for at this site, as the person", async () => {
  serve({ [list]: [one("ready")] });
  const { t, user, showIn } = await shown();
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 404 }));
  await user.click(await button(t("export.download")));
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/v1/users/own/exports/3/file");
  await screen.findByText(t("export.not_downloaded"));
  fetched.mockRestore();
  await showIn("ja");
  expect(status()).toContain("2026年11月27日 12:00");
  expect(screen.getByRole("alert").textContent).toContain("ファイルをダウンロードできませんでした");
});

it("without a connection it says so", async () => {
  serve({ [list]: lost });
  const { t } = await shown();
  await screen.findByText(t("apply.unreachable"));
  expect(screen.queryByRole("button")).toBeNull();
});
