import { beforeEach, describe, expect, it } from "vitest";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { dayMs, hourMs } from "../../../shared/time/milliseconds.ts";
import { affiliationProofMail } from "../mails/affiliation-proof.mail.server.ts";
import { readLinkedProof } from "./read-linked-proof.server.ts";
import { removeEndedAffiliations } from "./remove-requests.server.ts";

const { api, db, clock, platform } = await startTestServer();
type Person = Awaited<ReturnType<typeof makeUser>>;
const [kyoto, tokyo] = [54, 22];
const start = clock.now();
beforeEach(() => clock.set(start));

const ask = (as: Person, email: unknown, more: object = {}) =>
  api("POST /users/own/affiliation", { as: as.session, body: { email, ...more } });
const use = (token: string) => api("POST /auth/affiliation", { body: { token } });
const own = async ({ session }: Person) =>
  (await api("GET /users/own/affiliation", { as: session })).body.data;
const mailsOf = (kind: string) =>
  db.selectFrom("mails").selectAll().where("kind", "=", kind).orderBy("id").execute();

/** The link of the last mail that was asked for, as it leaves now. */
async function lastLink(): Promise<URL> {
  const mail = (await mailsOf("affiliation_proof")).at(-1);
  const payload = affiliationProofMail.payload.parse(mail?.payload);
  const rendered = await affiliationProofMail.render(platform, mail as never, payload);
  return new URL(rendered?.link?.url ?? "http://nothing.test");
}
const lastToken = async () => (await lastLink()).searchParams.get("token") ?? "";

async function tokenFor(person: Person, email: string): Promise<string> {
  expect((await ask(person, email)).status).toBe(200);
  return lastToken();
}
const proveAs = async (person: Person, email: string) => use(await tokenFor(person, email));

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `person${addresses}@st.kyoto-u.ac.jp`;
};

describe("the mail's link", () => {
  it("proves the university of the address for a year, without a session, once the button is pressed", async () => {
    const person = await makeUser(db);
    const token = await tokenFor(person, newAddress());
    expect(await readLinkedProof(platform, token, "en")).toMatchObject({ university: "Kyoto University" });
    expect(await own(person)).toBeNull();
    const { status, body } = await use(token);
    expect(status).toBe(200);
    const proof = {
      university: expect.objectContaining({ id: kyoto }),
      verified_until: body.data.verified_until,
    };
    expect(body.data).toEqual(proof);
    expect(new Date(body.data.verified_until).getTime() - start.getTime()).toBe(365 * dayMs);
    expect(await own(person)).toEqual(proof);
    const me = await api("GET /users/own", { as: person.session });
    expect(me.body.data.affiliation).toEqual(proof);
    const auth = await api("GET /auth/validate_token", { as: person.session });
    expect(auth.body.data.affiliation).toEqual(proof);
  });

  it("counts no more when the year is over", async () => {
    const person = await makeUser(db);
    const { body } = await proveAs(person, newAddress());
    clock.set(new Date(new Date(body.data.verified_until).getTime() - 1));
    expect(await own(person)).not.toBeNull();
    clock.set(body.data.verified_until);
    expect(await own(person)).toBeNull();
    await removeEndedAffiliations(platform);
    const row = await db.selectFrom("affiliations").where("user_id", "=", person.id).execute();
    expect(row).toEqual([]);
  });

  const expired = [422, { token: ["has expired"] }];
  const refusal = async (token: string) => {
    const { status, body } = await use(token);
    return [status, body.errors];
  };

  it("works once", async () => {
    const token = await tokenFor(await makeUser(db), newAddress());
    expect((await use(token)).status).toBe(200);
    expect(await refusal(token)).toEqual(expired);
    expect(await readLinkedProof(platform, token, "en")).toBeNull();
  });

  it("pressed twice at the same moment proves once", async () => {
    const person = await makeUser(db);
    const token = await tokenFor(person, newAddress());
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => use(token)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422, 422, 422]);
    expect(await own(person)).not.toBeNull();
  });

  it("works for six hours", async () => {
    const person = await makeUser(db);
    const token = await tokenFor(person, newAddress());
    clock.set(new Date(start.getTime() + 6 * hourMs));
    expect(await refusal(token)).toEqual(expired);
    clock.set(new Date(start.getTime() + 6 * hourMs - 1));
    expect((await use(token)).status).toBe(200);
  });

  it("is replaced by a newer one", async () => {
    const person = await makeUser(db);
    const former = await tokenFor(person, newAddress());
    const token = await tokenFor(person, newAddress());
    expect(await refusal(former)).toEqual(expired);
    expect((await use(token)).status).toBe(200);
  });

  it("that is made up, empty or of a password proves nothing", async () => {
    for (const token of ["made-up", "", " "]) expect(await refusal(token)).toEqual(expired);
    expect((await api("POST /auth/affiliation", { body: {} })).status).toBe(422);
  });

  it("leads on to one of our own pages alone", async () => {
    const person = await makeUser(db);
    const pathIn = async (redirect_to: string) => {
      await ask(person, newAddress(), { redirect_to });
      return (await lastLink()).searchParams.get("redirect_to");
    };
    expect(await pathIn("/events/5/apply")).toBe("/events/5/apply");
    expect(await pathIn("https://evil.example/")).toBe("/");
    expect(await pathIn("//evil.example/")).toBe("/");
  });

  it("of an account that was blocked or deleted proves nothing", async () => {
    const [blocked, deleted] = [await makeUser(db), await makeUser(db)];
    const ofBlocked = await tokenFor(blocked, newAddress());
    const ofDeleted = await tokenFor(deleted, newAddress());
    await db
      .updateTable("users")
      .set({ blocked_at: start, block_reason: "Spam" })
      .where("id", "=", blocked.id)
      .execute();
    expect((await api("DELETE /auth", { as: deleted.session })).status).toBe(200);
    expect(await refusal(ofBlocked)).toEqual(expired);
    expect(await refusal(ofDeleted)).toEqual(expired);
  });
});

describe("the mail", () => {
  it("goes to the address that is proved, and says of which account it is without telling its address", async () => {
    const person = await makeUser(db, { email: "somebody@example.com", first_name: "Aoi" });
    const address = newAddress();
    await ask(person, ` ${address.toUpperCase()} `);
    const mail = (await mailsOf("affiliation_proof")).at(-1);
    expect(mail).toMatchObject({ address, user_id: null });
    const payload = affiliationProofMail.payload.parse(mail?.payload);
    const text = JSON.stringify(await affiliationProofMail.render(platform, mail as never, payload));
    expect(text).toContain("so…@example.com");
    expect(text).not.toContain("somebody@example.com");
  });

  it("of a request that was replaced is not sent any more", async () => {
    const person = await makeUser(db);
    await ask(person, newAddress());
    const first = (await mailsOf("affiliation_proof")).at(-1);
    await ask(person, newAddress());
    const payload = affiliationProofMail.payload.parse(first?.payload);
    expect(await affiliationProofMail.render(platform, first as never, payload)).toBeNull();
  });

  it.each(["a@gmail.com", "a@evil-kyoto-u.ac.jp", "a@kyoto-u.ac.jp.evil.example"])(
    "is refused at %s, which is of no university",
    async (email) => {
      const { status, body } = await ask(await makeUser(db), email);
      expect([status, body.errors]).toEqual([422, { email: ["is not of a university that is known here"] }]);
    },
  );

  it.each(["", "a@b@kyoto-u.ac.jp", "a@kyoto-u.ac.jp.", "nobody", "a@kyoto-u.ac.jp\r\nBcc: b@example.com"])(
    "is refused at %j, which is no address",
    async (email) => {
      expect((await ask(await makeUser(db), email)).status).toBe(422);
    },
  );

  it("is sent five times an hour for a person, and for an address whoever asks", async () => {
    const limited = await startTestServer({ RATE_LIMITS: "on" });
    const askLimited = async (person: Person, email: string) => {
      const { status } = await limited.api("POST /users/own/affiliation", {
        as: person.session,
        body: { email },
      });
      return status;
    };
    const one = await makeUser(limited.db);
    for (let time = 0; time < 5; time += 1) {
      expect(await askLimited(one, `a+${time}@kyoto-u.ac.jp`)).toBe(200);
    }
    expect(await askLimited(one, "b@kyoto-u.ac.jp")).toBe(429);
    expect(await askLimited(await makeUser(limited.db), "a+more@kyoto-u.ac.jp")).toBe(429);
    expect(await askLimited(await makeUser(limited.db), "c@kyoto-u.ac.jp")).toBe(200);
  });
});

describe("one address proves one account at a time", () => {
  const countNotices = async (person: Person) =>
    (await mailsOf("affiliation_moved")).filter(({ user_id }) => user_id === person.id).length;

  it("a later proof ends the earlier one, whose person is told, also with a plus sign and in capitals", async () => {
    const [former, later] = [await makeUser(db), await makeUser(db)];
    await proveAs(former, "same+one@kyoto-u.ac.jp");
    await proveAs(later, "SAME+two@kyoto-u.ac.jp");
    expect(await own(former)).toBeNull();
    expect(await own(later)).not.toBeNull();
    expect([await countNotices(former), await countNotices(later)]).toEqual([1, 0]);
  });

  it("of two accounts at the same moment one has it in the end, and the other is told", async () => {
    const people = [await makeUser(db), await makeUser(db)] as const;
    const tokens = [
      await tokenFor(people[0], "both@kyoto-u.ac.jp"),
      await tokenFor(people[1], "both@kyoto-u.ac.jp"),
    ];
    const answers = await Promise.all(tokens.map(use));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const proofs = [await own(people[0]), await own(people[1])];
    expect(proofs.filter(Boolean)).toHaveLength(1);
    expect((await countNotices(people[0])) + (await countNotices(people[1]))).toBe(1);
  });

  it("accounts that take each other's address at the same moment do not wait for each other", async () => {
    const [one, other] = [await makeUser(db), await makeUser(db)];
    await proveAs(one, "x@kyoto-u.ac.jp");
    await proveAs(other, "y@kyoto-u.ac.jp");
    const tokens = [await tokenFor(one, "y@kyoto-u.ac.jp"), await tokenFor(other, "x@kyoto-u.ac.jp")];
    const answers = await Promise.all(tokens.map(use));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("the same person proves it again, or another university, without being told", async () => {
    const person = await makeUser(db);
    const address = newAddress();
    await proveAs(person, address);
    clock.set(new Date(start.getTime() + 100 * dayMs));
    expect(
      new Date((await proveAs(person, address)).body.data.verified_until) >
        new Date(start.getTime() + 400 * dayMs),
    ).toBe(true);
    await proveAs(person, "person@g.ecc.u-tokyo.ac.jp");
    expect((await own(person)).university.id).toBe(tokyo);
    expect(await countNotices(person)).toBe(0);
  });
});

describe("beside a deletion of an account at the same moment", () => {
  const remains = async ({ id }: Person) =>
    (await db.selectFrom("affiliations").select("user_id").where("user_id", "=", id).execute()).length +
    (await db.selectFrom("affiliation_requests").select("user_id").where("user_id", "=", id).execute())
      .length;
  const leave = ({ session }: Person) => api("DELETE /auth", { as: session });

  it("the former holder's, the later one proves it all the same", async () => {
    const [former, later] = [await makeUser(db), await makeUser(db)];
    const address = newAddress();
    await proveAs(former, address);
    const token = await tokenFor(later, address);
    const answers = await Promise.all([use(token), leave(former)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await own(later)).not.toBeNull();
    expect(await remains(former)).toBe(0);
  });

  it("one's own, nothing of the person is left", async () => {
    const person = await makeUser(db);
    const token = await tokenFor(person, newAddress());
    const [proof, left] = await Promise.all([use(token), leave(person)]);
    expect([200, 422]).toContain(proof.status);
    expect(left.status).toBe(200);
    expect(await remains(person)).toBe(0);
  });
});

describe("the address", () => {
  const traces = async (address: string) => {
    const tables = ["affiliations", "affiliation_requests", "mails"] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    return rows.flat().filter((row) => JSON.stringify(row).includes(address)).length;
  };

  it("stands nowhere once it is proved", async () => {
    const address = newAddress();
    await proveAs(await makeUser(db), address);
    expect(await traces(address)).toBe(0);
  });

  it("stands nowhere once the link is too old", async () => {
    const address = newAddress();
    await tokenFor(await makeUser(db), address);
    expect(await traces(address)).toBe(1);
    clock.set(new Date(start.getTime() + 6 * hourMs));
    await removeEndedAffiliations(platform);
    expect(await traces(address)).toBe(0);
  });

  it("and all else goes with the account", async () => {
    const person = await makeUser(db);
    await proveAs(person, newAddress());
    const address = newAddress();
    await tokenFor(person, address);
    expect((await api("DELETE /auth", { as: person.session })).status).toBe(200);
    expect(await traces(address)).toBe(0);
    for (const table of ["affiliations", "affiliation_requests"] as const) {
      const rows = await db.selectFrom(table).select("user_id").where("user_id", "=", person.id).execute();
      expect(rows).toEqual([]);
    }
  });
});
