import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings, SettingsError } from "./read-settings.ts";
import { variables } from "./variables.ts";

function sentences(env: NodeJS.ProcessEnv): string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split("\n");
    throw error;
  }
  return [];
}

const s3 = {
  S3_ENDPOINT: "http://localhost:9000",
  S3_REGION: "ap-northeast-1",
  S3_BUCKET: "images",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
  S3_PUBLIC_URL: "https://images.tsudoi.example/",
};

describe("settings", () => {
  it("serve a first look when nothing is set", () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      frontendOrigins: ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"],
      trustedProxies: 0,
      dataDir: resolve("data"),
      databaseUrl: null,
      databaseReplicaUrls: [],
      smtpUrl: null,
      mailFrom: "Tsudoi <noreply@localhost>",
      s3: null,
      role: "all",
      webProcesses: 1,
      metricsPort: null,
      drainSeconds: 0,
      rateLimits: true,
      requireDisclosure: false,
      newOrganizationLimits: false,
      webhookPrivateNetworks: false,
      oidcProviders: [],
      logLevel: "info",
      isFirstLook: true,
      sampleData: true,
    });
  });

  it("hold the limits unless they are told not to", () => {
    expect(readSettings({ RATE_LIMITS: "off" }).rateLimits).toBe(false);
  });

  it("fail by an error that is told from a defect by its name", () => {
    expect(() => readSettings({ PORT: "0" })).toThrow(expect.objectContaining({ name: "SettingsError" }));
  });

  it("treat an empty variable as one that is not set", () => {
    const empty = Object.fromEntries(Object.keys(variables.shape).map((name) => [name, ""]));
    expect(readSettings(empty)).toEqual(readSettings({}));
    expect(readSettings({ S3_BUCKET: undefined })).toEqual(readSettings({}));
  });

  it("follow PORT and PUBLIC_URL where others are derived from them", () => {
    expect(readSettings({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
    const settings = readSettings({ PUBLIC_URL: "https://tsudoi.example/" });
    expect(settings.publicUrl).toBe("https://tsudoi.example");
    expect(settings.mailFrom).toBe("Tsudoi <noreply@tsudoi.example>");
    expect(settings.frontendOrigins).toEqual(["https://tsudoi.example"]);
  });

  it("take other frontends beside the site itself", () => {
    const { frontendOrigins } = readSettings({
      PUBLIC_URL: "https://tsudoi.example",
      FRONTEND_ORIGINS: "https://app.tsudoi.example/, http://localhost:8081",
    });
    expect(frontendOrigins).toEqual([
      "https://tsudoi.example",
      "https://app.tsudoi.example",
      "http://localhost:8081",
    ]);
  });

  it.each(["0.0.0.0", "::", "192.168.1.5", "tsudoi.local"])(
    "are no first look's on HOST=%s, which other machines reach: the start says what to set",
    (HOST) => {
      expect(sentences({ HOST })).toEqual([
        expect.stringMatching(/^PUBLIC_URL must be set where HOST .+, such as https:.+\.$/),
      ]);
      expect(readSettings({ HOST, PUBLIC_URL: "https://tsudoi.example" }).isFirstLook).toBe(false);
      expect(readSettings({ HOST, DATABASE_URL: "postgresql://localhost/tsudoi" }).isFirstLook).toBe(false);
    },
  );

  it("are a first look's on every name of this machine", () => {
    for (const HOST of ["127.0.0.1", "127.0.0.2", "::1", "localhost"])
      expect(readSettings({ HOST }).isFirstLook).toBe(true);
  });

  it("load sample data on a first look unless told not to, elsewhere only when told", () => {
    const DATABASE_URL = "postgresql://localhost/tsudoi";
    const PUBLIC_URL = "https://tsudoi.example";
    expect(readSettings({ SAMPLE_DATA: "0" }).sampleData).toBe(false);
    expect(readSettings({ DATABASE_URL }).sampleData).toBe(false);
    expect(readSettings({ PUBLIC_URL }).sampleData).toBe(false);
    expect(readSettings({ PUBLIC_URL, SAMPLE_DATA: "1" }).sampleData).toBe(true);
    expect(readSettings({ PUBLIC_URL, SAMPLE_DATA: "1" }).isFirstLook).toBe(false);
  });

  it("serve by a process for each core but one, where it is no first look", () => {
    const allButOne = Math.max(1, availableParallelism() - 1);
    expect(readSettings({ PUBLIC_URL: "https://tsudoi.example" }).webProcesses).toBe(allButOne);
    expect(readSettings({ PUBLIC_URL: "https://tsudoi.example", WEB_PROCESSES: "3" }).webProcesses).toBe(3);
    expect(readSettings({ WEB_PROCESSES: "2" })).toMatchObject({ webProcesses: 2, isFirstLook: true });
  });

  it("take the replicas of DATABASE_URL, and none without it", () => {
    const DATABASE_URL = "postgresql://localhost/tsudoi";
    const DATABASE_REPLICA_URLS = "postgresql://a:5433/tsudoi, postgres://b/tsudoi";
    const DATABASE_TLS = "off";
    expect(readSettings({ DATABASE_URL, DATABASE_REPLICA_URLS, DATABASE_TLS }).databaseReplicaUrls).toEqual([
      "postgresql://a:5433/tsudoi",
      "postgres://b/tsudoi",
    ]);
    expect(sentences({ DATABASE_REPLICA_URLS, DATABASE_TLS })).toEqual([
      "DATABASE_URL must be set as well: DATABASE_REPLICA_URLS are standbys of it.",
    ]);
    expect(sentences({ DATABASE_URL, DATABASE_REPLICA_URLS: "postgres://b/tsudoi, b:5433" })).toEqual([
      "DATABASE_REPLICA_URLS must be addresses like that of DATABASE_URL, with commas between them.",
    ]);
  });

  it("take the S3 variables together, all or none", () => {
    expect(readSettings(s3).s3).toEqual({
      endpoint: "http://localhost:9000",
      region: "ap-northeast-1",
      bucket: "images",
      accessKeyId: "id",
      secretAccessKey: "secret",
      publicUrl: "https://images.tsudoi.example",
    });
    const slashes = { ...s3, S3_PUBLIC_URL: "https://images.tsudoi.example/a//" };
    expect(readSettings(slashes).s3?.publicUrl).toBe("https://images.tsudoi.example/a");
    const { S3_BUCKET, S3_REGION, ...rest } = s3;
    expect(sentences(rest)).toEqual([
      expect.stringMatching(/^S3_REGION must be set as well/),
      expect.stringMatching(/^S3_BUCKET must be set as well/),
    ]);
  });

  it.each([
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "30x"],
    ["HOST", "a b"],
    ["PUBLIC_URL", "tsudoi.example"],
    ["PUBLIC_URL", "https://tsudoi.example/events"],
    ["PUBLIC_URL", "ftp://tsudoi.example"],
    ["FRONTEND_ORIGINS", "*"],
    ["FRONTEND_ORIGINS", "https://app.tsudoi.example,"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "-1"],
    ["DATABASE_URL", "mysql://localhost/tsudoi"],
    ["SMTP_URL", "mail.example:465"],
    ["MAIL_FROM", "nobody"],
    ["MAIL_FROM", "a@b.example\r\nBcc: c@d.example"],
    ["SAMPLE_DATA", "yes"],
    ["ROLE", "db"],
    ["RATE_LIMITS", "0"],
    ["REQUIRE_DISCLOSURE", "yes"],
    ["NEW_ORGANIZATION_LIMITS", "3"],
    ["WEBHOOK_PRIVATE_NETWORKS", "on"],
    ["WEB_PROCESSES", "0"],
    ["WEB_PROCESSES", "65"],
    ["WEB_PROCESSES", "all"],
    ["OIDC_PROVIDERS", "Kyoto"],
    ["OIDC_PROVIDERS", "kyoto,,google"],
    ["OIDC_PROVIDERS", "kyoto, kyoto"],
    ["LOG_LEVEL", "loud"],
  ])("say what %s must be when it is %j", (name, value) => {
    expect(sentences({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} must be .+\\.$`)),
    ]);
  });

  it("name every wrong variable at once and repeat no value, which may be a secret", () => {
    const message = sentences({
      ...s3,
      PORT: "x",
      DATABASE_URL: "hunter2",
      S3_SECRET_ACCESS_KEY: "top secret",
    });
    expect(message.map((sentence) => sentence.split(" ")[0])).toEqual([
      "PORT",
      "DATABASE_URL",
      "S3_SECRET_ACCESS_KEY",
    ]);
    expect(message.join()).not.toMatch(/hunter2|top secret/);
  });
});
