import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, lost, refusal, serve } from "../../../../tests/support/components/fake-api.ts";
import { kyotoUniversity, person } from "../../../../tests/support/components/samples.ts";
import { show } from "../../../../tests/support/components/show.tsx";
import type { User } from "../../accounts/accounts.contract.ts";
import { MyAffiliation } from "./my-affiliation.tsx";

const call = "POST /users/own/affiliation";
const open = (affiliation: User["affiliation"] = null) =>
  show(<MyAffiliation user={{ ...person, affiliation }} />);
const proved = { university: kyotoUniversity, verified_until: "2027-11-20T12:00:00.000+09:00" };

async function send(email: string) {
  const page = await open();
  if (email) await page.user.type(screen.getByLabelText(page.t("affiliation.email")), email);
  await page.user.click(screen.getByRole("button", { name: page.t("affiliation.send") }));
  return page;
}

it("who has proved nothing asks for the mail, and reads where it went and for which university", async () => {
  serve({ [call]: { university: kyotoUniversity } });
  await send("a@kyoto-u.ac.jp");
  expect(await screen.findByText(/a@kyoto-u\.ac\.jp \(Kyoto University\)/)).toBeTruthy();
  expect(callsOf(call)[0]?.body).toEqual({ email: "a@kyoto-u.ac.jp" });
});

it("an address of a university that nobody knows is told at the field, with what to do", async () => {
  serve({
    [call]: refusal(422, { errors: { email: ["is not of a university that is known here"] } }),
  });
  const { t } = await send("a@gmail.com");
  expect(await screen.findByText(/write to the address on the page/)).toBeTruthy();
  expect(screen.getByLabelText(t("affiliation.email")).getAttribute("aria-invalid")).toBe("true");
});

it("without an address nothing is sent, and a lost answer is told", async () => {
  const { t } = await send("");
  expect(await screen.findByText(t("affiliation.email_blank"))).toBeTruthy();
  expect(callsOf(call)).toEqual([]);
});

it("a lost answer is told, and what was typed stays", async () => {
  serve({ [call]: lost });
  const { t } = await send("a@kyoto-u.ac.jp");
  expect(await screen.findByText(t("affiliation.unreachable"))).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(t("affiliation.email")).value).toBe("a@kyoto-u.ac.jp");
});

it("who has proved it reads until when, and asks again by a press", async () => {
  const { t, user } = await open(proved);
  expect(screen.getByText(/Verified: Kyoto University, until .*2027/)).toBeTruthy();
  expect(screen.queryByLabelText(t("affiliation.email"))).toBeNull();
  await user.click(screen.getByRole("button", { name: t("affiliation.renew") }));
  expect(screen.getByLabelText(t("affiliation.email"))).toBeTruthy();
});
