import sharp from "sharp";
import { expect, it } from "vitest";
import { sessionOf, testApi } from "../support/api.ts";
import { makeWorld } from "../support/world.ts";
import { signIn, signUp, signUpAndApply } from "./support/load-users.ts";
import { startSeveralMachines } from "./support/start-machines.ts";

const site = await startSeveralMachines();
const [here, there] = site.webs.map(({ url }) => ({ url, api: testApi(url) })) as [Web, Web];
type Web = { url: string; api: ReturnType<typeof testApi> };
const world = await makeWorld(site.db, new Date());
const { owner } = await world.signIn();
const pageOf = async ({ url }: Web, path: string) => (await fetch(url + path)).text();

it("a session that began on one machine holds on the other, and ends on both", async () => {
  const session = sessionOf(await signUp(here.url, "session@example.com"));
  expect((await there.api("GET /auth/validate_token", { as: session })).status).toBe(200);
  await there.api("DELETE /auth/sign_out", { as: session });
  expect((await here.api("GET /auth/validate_token", { as: session })).status).toBe(401);
});

it("failed sign-ins count together", async () => {
  await signUp(here.url, "limit@example.com");
  for (let turn = 0; turn < 10; turn += 1) {
    const { url } = turn % 2 === 0 ? here : there;
    expect((await signIn(url, "limit@example.com", "wrong-1")).status).toBe(401);
  }
  for (const { url } of [here, there]) expect((await signIn(url, "limit@example.com")).status).toBe(429);
});

it("a page that one machine has kept is new there as soon as the other has written", async () => {
  for (const [turn, [writer, reader]] of [[here, there] as const, [there, here] as const].entries()) {
    const path = `/events/${world.eventId}`;
    await pageOf(reader, path);
    const title = `Written on machine ${turn}`;
    await writer.api(`PUT /events/${world.eventId}/update`, {
      as: owner,
      body: { event: { language_events_attributes: [{ language_id: 2, title }] } },
    });
    expect(await pageOf(reader, path)).toContain(title);
  }
});

it("an upload that one machine signed is taken over by the other and shown by both", async () => {
  const id = world.organizations.host;
  const signed = await here.api(`GET /s3/organizations/${id}/header?filename=a.jpg`, { as: owner });
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#246" } })
    .jpeg()
    .toBuffer();
  await fetch(signed.body.data, { method: "PUT", body: new Uint8Array(photo) });
  const { status } = await there.api(`PUT /organizations/${id}/update`, {
    as: owner,
    body: { organization: { header_url: signed.body.data.split("?")[0] } },
  });
  expect(status).toBe(200);
  for (const { api } of [here, there]) {
    const { body } = await api(`GET /organizations/${id}`);
    expect((await fetch(body.data.header_url)).headers.get("content-type")).toBe("image/webp");
  }
});

it("two workers send each mail once", async () => {
  const people = Array.from({ length: 10 }, (_, index) => `once-${index}@example.com`);
  for (const [index, email] of people.entries()) {
    await signUpAndApply(index % 2 === 0 ? here.url : there.url, email, world.eventId);
  }
  const waiting = () => site.db.selectFrom("mails").select("id").where("state", "!=", "sent").execute();
  await expect.poll(waiting).toEqual([]);
  const counts = people.map((email) => site.mailedTo().filter((to) => to === email).length);
  expect(counts).toEqual(people.map(() => 2));
});

it("a connection that rests is left open longer than balancers keep theirs, two minutes", async () => {
  const { headers } = await fetch(`${here.url}/healthz`);
  expect(Number(/timeout=(\d+)/.exec(headers.get("keep-alive") ?? "")?.[1])).toBeGreaterThan(120);
});
