import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readSettings } from "../../src/platform/env/read-settings.ts";
import { variables } from "../../src/platform/env/variables.ts";
import { serverEnvironment, serverFlags } from "../../tools/server-settings.mjs";
import { startTestServer } from "../support/server.ts";

interface Service {
  build?: string;
  image?: string;
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, unknown>;
  volumes?: string[];
  ports?: string[];
  command?: string | string[];
  stop_grace_period?: string;
  configs?: { source: string; target: string }[];
  networks?: { default: { aliases: string[] } };
}

const project = join(import.meta.dirname, "../..");
const textOf = (file: string) => readFileSync(join(project, file), "utf8");
const demanded = /\$\{(\w+):\?[^}]+\}/g;
/** As Docker reads it where each variable that it asks for holds its own name in small letters. */
const compose = parse(
  textOf("compose.yaml").replace(demanded, (_, name: string) => name.toLowerCase()),
  { merge: true },
) as {
  services: Record<string, Service>;
  configs: Record<string, { content: string }>;
  volumes: Record<string, unknown>;
};
const { services } = compose;
const ours = Object.entries(services).filter(([, service]) => service.build);
const settings = ours[0]?.[1].environment as Record<string, string>;
const dockerfile = textOf("Dockerfile");
const image = Object.fromEntries(
  [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, pairs]) =>
    (pairs ?? "").split(" ").map((pair) => pair.split("=")),
  ),
) as Record<string, string>;
const caddyfile = textOf("deploy/Caddyfile");
const proxied = /reverse_proxy (.+) \{/.exec(caddyfile)?.[1]?.split(" ") ?? [];
const inCaddyfile = (name: string) => new RegExp(`${name} (\\S+)`).exec(caddyfile)?.[1] ?? "";
const secondsOf = (text = "") => Number(/^(\d+)s$/.exec(text)?.[1]);

const { url } = await startTestServer();

describe("the compose file", () => {
  it("runs two web processes and a worker with settings that the program takes", () => {
    expect(ours.map(([, { environment }]) => environment?.ROLE).sort()).toEqual(["web", "web", "worker"]);
    for (const [, { environment }] of ours) {
      const known = Object.keys(variables.shape);
      expect(Object.keys(environment ?? {}).filter((name) => !known.includes(name))).toEqual([]);
      expect(readSettings({ ...image, ...environment }).databaseUrl).toBe(environment?.DATABASE_URL);
    }
  });

  it("does not start with a password that stands in it: each is its operator's, and none has a value without", () => {
    const text = textOf("compose.yaml");
    const names = new Set([...text.matchAll(demanded)].map(([, name]) => name));
    expect(names).toEqual(new Set(["POSTGRES_PASSWORD", "STORAGE_PASSWORD"]));
    expect(text.replace(demanded, "")).not.toContain("${");
    expect(new URL(settings.DATABASE_URL as string).password).toBe("postgres_password");
    expect(settings.S3_SECRET_ACCESS_KEY).toBe("storage_password");
    const line = /^# {3}(for name in .+)$/m.exec(text)?.[1] ?? "";
    for (const name of names) expect(line).toContain(name);
    expect(textOf("docs/operations.md")).toContain(line);
    // Whoever commits or builds here takes the file with them otherwise.
    for (const file of [".gitignore", ".dockerignore"]) expect(textOf(file).split("\n")).toContain(".env");
  });

  it("names services, files and volumes that are there", () => {
    for (const { depends_on, volumes = [], configs = [] } of Object.values(services)) {
      for (const { source } of configs) expect(compose.configs).toHaveProperty(source);
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on ?? {});
      expect(needed.filter((name) => !(name in services))).toEqual([]);
      for (const [source = ""] of volumes.map((volume) => volume.split(":"))) {
        expect(source.startsWith(".") ? existsSync(join(project, source)) : source in compose.volumes).toBe(
          true,
        );
      }
    }
  });

  it("gives the program the names and passwords of its database, mail server and storage", () => {
    const database = new URL(settings.DATABASE_URL as string);
    expect(services[database.hostname]?.environment).toEqual({
      POSTGRES_USER: database.username,
      POSTGRES_PASSWORD: database.password,
      POSTGRES_DB: database.pathname.slice(1),
    });
    expect(services).toHaveProperty(new URL(settings.SMTP_URL as string).hostname);
    const endpoint = new URL(settings.S3_ENDPOINT as string);
    expect(services.storage?.networks?.default.aliases).toContain(endpoint.hostname);
    expect(services.storage?.ports).toContain(`127.0.0.1:${endpoint.port}:${endpoint.port}`);
    expect(services.storage?.command).toContain(`-s3.port=${endpoint.port}`);
    expect(String(services.bucket?.command)).toContain(`-name ${settings.S3_BUCKET}`);
    const { source, target } = services.storage?.configs?.[0] ?? { source: "", target: "" };
    expect(services.storage?.command).toContain(`-s3.config=${target}`);
    const [owner, anybody] = JSON.parse(compose.configs[source]?.content ?? "").identities;
    expect(owner.credentials).toEqual([
      { accessKey: settings.S3_ACCESS_KEY_ID, secretKey: settings.S3_SECRET_ACCESS_KEY },
    ]);
    // What is staged and what is handed out to some alone (`files/`) stands in the same bucket.
    expect(anybody.actions).toEqual([`Read:${settings.S3_BUCKET}/images/*`]);
  });

  it("opens the site alone to other machines, and storage and mails to its own", () => {
    const open = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.flatMap((port) => (port.startsWith("127.0.0.1:") ? [] : [`${name} ${port}`])),
    );
    const { port } = new URL(settings.PUBLIC_URL as string);
    expect(open).toEqual([`balancer ${port}:${port}`]);
  });

  it("runs images of one version each, not whatever is newest that day", () => {
    const images = Object.values(services).flatMap(({ build, image }) => (build ? [] : [image]));
    expect(images.filter((image) => !/:v?\d+\.\d+(\.\d+)?$/.test(image ?? ""))).toEqual([]);
  });

  it("leaves a process time to be taken out of the balancer before it ends", () => {
    const drain = Number(settings.DRAIN_SECONDS);
    expect(drain).toBeGreaterThan(secondsOf(inCaddyfile("health_interval")));
    for (const [, { stop_grace_period }] of ours)
      expect(secondsOf(stop_grace_period)).toBeGreaterThan(drain + 10);
  });
});

describe("the balancer", () => {
  it("sends to the web processes, on the port that the image listens on", () => {
    const webs = ours.filter(([, { environment }]) => environment?.ROLE === "web").map(([name]) => name);
    expect(proxied.sort()).toEqual(webs.map((name) => `${name}:${image.PORT}`).sort());
    expect(new URL(settings.PUBLIC_URL as string).port).toBe(/^:(\d+) \{$/m.exec(caddyfile)?.[1]);
    expect(settings.TRUST_PROXY).toBe("1");
  });

  it("asks for readiness where the program answers it, as the image does", async () => {
    expect((await fetch(url + inCaddyfile("health_uri"))).status).toBe(200);
    expect(dockerfile).toContain(`127.0.0.1:${image.PORT}${inCaddyfile("health_uri")}`);
  });
});

describe("the image", () => {
  it("builds with the project's own commands and runs what they make, as nobody special", () => {
    const { scripts } = JSON.parse(textOf("package.json"));
    expect(scripts.build).toBeDefined();
    expect(dockerfile).toContain("RUN npm run build && npm prune --omit=dev --workspaces=false");
    const [, ...args] = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? "[]");
    expect(args.slice(0, -1)).toEqual(serverFlags);
    expect(image).toMatchObject(serverEnvironment);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toContain(`EXPOSE ${image.PORT}`);
    expect(dockerfile).toContain(`VOLUME ${image.DATA_DIR}`);
  });

  it("does not start without settings, as a first look that every machine could reach", () => {
    expect(() => readSettings(image)).toThrow(/^PUBLIC_URL must be set/);
    expect(readSettings({ ...image, PUBLIC_URL: "https://tsudoi.example" }).isFirstLook).toBe(false);
  });

  it("has the version of Node that the project pins", () => {
    const pinned = JSON.parse(textOf("package.json")).dependencies.node;
    expect([...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version)).toEqual([
      pinned,
      pinned,
    ]);
  });
});
