import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { ApiTokensPanel } from "./api-tokens-panel.tsx";

const list = "GET /organizations/{id}/api_tokens";
const create = "POST /organizations/{id}/api_tokens";
const remove = "DELETE /organizations/{id}/api_tokens/{token_id}";

const row = {
  id: 4,
  label: "Site",
  scope: "read" as const,
  created_at: "2026-11-01T12:00:00.000+09:00",
  last_used_on: null,
  created_by: { id: 1, first_name: "Mai", last_name: "Ito" },
};

it("a token is shown once, in a dialog that no slip closes, and is nowhere afterwards", async () => {
  serve({ [list]: [row], [create]: { ...row, token: "tsd_secret" } });
  const { user, t } = await show(<ApiTokensPanel organizationId={7} />);
  await user.type(screen.getByLabelText(t("api_tokens.label")), "Site");
  await user.click(screen.getByRole("button", { name: t("api_tokens.make") }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByLabelText<HTMLInputElement>(t("api_tokens.token")).value).toBe("tsd_secret");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeNull();
  await user.click(within(dialog).getByRole("button", { name: t("connections.done") }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.body.innerHTML).not.toContain("tsd_secret");
  expect(callsOf(create)[0]?.body).toEqual({ label: "Site", scope: "read" });
});

it("without a label it says so in the page's language, and what is typed stays where making one fails", async () => {
  serve({
    [list]: [],
    [create]: refusal(422, { errors: { label: ["is too long (at most 100 characters)"] } }),
  });
  const { user, t, showIn } = await show(<ApiTokensPanel organizationId={7} />);
  const press = () => user.click(screen.getByRole("button", { name: t("api_tokens.make") }));
  await press();
  expect(await screen.findByText(t("api_tokens.label_blank"))).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(t("api_tokens.label")));
  await showIn("ja");
  await user.type(screen.getByLabelText(t("api_tokens.label")), "サイト");
  await press();
  await waitFor(() => expect(callsOf(create)).toHaveLength(1));
  expect(screen.getByLabelText<HTMLInputElement>(t("api_tokens.label")).value).toBe("サイト");
});

it("a token ends after a question alone", async () => {
  serve({ [list]: [row], [remove]: row });
  const { user, t } = await show(<ApiTokensPanel organizationId={7} />);
  await user.click(await screen.findByRole("button", { name: t("api_tokens.remove_of", { label: "Site" }) }));
  expect(callsOf(remove)).toHaveLength(0);
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: t("api_tokens.remove") }));
  await waitFor(() => expect(callsOf(remove)[0]?.params.token_id).toBe("4"));
});
