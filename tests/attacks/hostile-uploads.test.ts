import { expect, it } from "vitest";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";

const { api, db } = await startTestServer({ RATE_LIMITS: "on" });

it("a person may upload so much in an hour, however many organizations they make", async () => {
  const { id, session } = await makeUser(db);
  const ask = async (organization: number) =>
    (await api(`GET /s3/organizations/${organization}/icon?filename=a.png`, { as: session })).status;
  for (let count = 0; count < 4; count += 1) {
    const organization = await makeOrganization(db, { members: [id] });
    const statuses = await Promise.all(Array.from({ length: 15 }, () => ask(organization)));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  }
  expect(await ask(await makeOrganization(db, { members: [id] }))).toBe(429);
  const other = await makeUser(db);
  const theirs = await makeOrganization(db, { members: [other.id] });
  const { status } = await api(`GET /s3/organizations/${theirs}/icon?filename=a.png`, { as: other.session });
  expect(status).toBe(200);
});
