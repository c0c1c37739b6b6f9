import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { isClosedToOthers } from "./database-encryption.ts";
import { isLoopback } from "./loopback.ts";
import { type OidcProvider, readOidcProviders } from "./oidc-providers.ts";
import { type Variables, variables } from "./variables.ts";

/** Storage of images when it is not DATA_DIR: any server that speaks the S3 protocol. */
export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Address under which the bucket's objects are read, without a slash at its end. */
  publicUrl: string;
};

export type Settings = {
  port: number;
  host: string;
  /** The site's address as people see it, without a slash at its end. */
  publicUrl: string;
  /** Sites that may call the API from a browser and that mailed links may lead to: our own first. */
  frontendOrigins: string[];
  /** How many proxies in front of us add the caller's address to `X-Forwarded-For`. */
  trustedProxies: number;
  /** Absolute path. */
  dataDir: string;
  /** Null: the program starts its own PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** Standbys of that database, from which visitors' pages may be made. */
  databaseReplicaUrls: string[];
  smtpUrl: string | null;
  mailFrom: string;
  s3: S3Settings | null;
  role: Variables["ROLE"];
  /** How many processes serve the port together. With 1 the program is a single process. */
  webProcesses: number;
  /** Port at which Prometheus reads; null: nowhere. */
  metricsPort: number | null;
  /** How long the process still answers after it has said at `/readyz` that it is about to end. */
  drainSeconds: number;
  rateLimits: boolean;
  /** Organizations tell who is behind them before they publish their first event. */
  requireDisclosure: boolean;
  /** New organizations start small. */
  newOrganizationLimits: boolean;
  /** Webhooks may lead to private addresses and over http: for tests. */
  webhookPrivateNetworks: boolean;
  /** Sites that sign people in, in the order of their buttons. */
  oidcProviders: OidcProvider[];
  logLevel: Variables["LOG_LEVEL"];
  /** Somebody tries the program out: neither DATABASE_URL nor PUBLIC_URL is set. */
  isFirstLook: boolean;
  /** Sample events are loaded into a new database. */
  sampleData: boolean;
};

/** One or more variables are wrong. The message holds a sentence for each, and none of their values. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/** Reads every setting from the environment. An empty variable counts as one that is not set. Throws `SettingsError`. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = variables.safeParse(set);
  const oidc = readOidcProviders(
    variables.shape.OIDC_PROVIDERS.safeParse(set.OIDC_PROVIDERS).data ?? [],
    set,
  );
  const wrong = [
    ...(parsed.error?.issues ?? []).map((issue) => `${String(issue.path[0])} must be ${issue.message}.`),
    ...missingOfS3(set),
    ...oidc.wrong,
    ...("DATABASE_REPLICA_URLS" in set && !("DATABASE_URL" in set) ? [replicasOfNothing] : []),
    ...(parsed.success ? [...reachedFirstLook(parsed.data), ...unencrypted(parsed.data)] : []),
  ];
  if (!parsed.success || wrong.length > 0) throw new SettingsError(wrong.join("\n"));
  return settingsFrom(parsed.data, oidc.providers);
}

const replicasOfNothing = "DATABASE_URL must be set as well: DATABASE_REPLICA_URLS are standbys of it.";

/** Personal data and the passwords' digests go over this connection. */
function unencrypted(v: Variables): string[] {
  if (v.DATABASE_TLS === "off") return [];
  const isOpen = (address: string | undefined) => address !== undefined && !isClosedToOthers(address);
  const wrong = [
    ...(isOpen(v.DATABASE_URL) ? ["DATABASE_URL"] : []),
    ...(v.DATABASE_REPLICA_URLS?.some(isOpen) ? ["DATABASE_REPLICA_URLS"] : []),
  ];
  return wrong.map(
    (name) =>
      `${name} must ask for an encrypted connection, since it leads to another machine: add ?sslmode=verify-full ` +
      "(with &sslrootcert=FILE where its certificate is signed by an authority of your own). " +
      "Where nobody else can reach the network in between, set DATABASE_TLS=off.",
  );
}

const s3Names = Object.keys(variables.shape).filter((name) => name.startsWith("S3_"));

function missingOfS3(set: Record<string, unknown>): string[] {
  const missing = s3Names.filter((name) => !(name in set));
  if (missing.length === s3Names.length) return [];
  return missing.map(
    (name) => `${name} must be set as well: the S3_ variables belong together, all or none.`,
  );
}

/** A first look has sample accounts and a mailbox that anybody may read, so it is for this machine alone. */
function reachedFirstLook(v: Variables): string[] {
  if (!isFirstLookOf(v) || isLoopback(v.HOST)) return [];
  return [
    "PUBLIC_URL must be set where HOST lets other machines in, as in a container: " +
      "the site's address as people see it, such as https://tsudoi.example, or http://localhost:3000 to try it out.",
  ];
}

const isFirstLookOf = (v: Variables) => !v.DATABASE_URL && !v.PUBLIC_URL;

function settingsFrom(v: Variables, oidcProviders: OidcProvider[]): Settings {
  const publicUrl = v.PUBLIC_URL ?? `http://localhost:${v.PORT}`;
  const isFirstLook = isFirstLookOf(v);
  return {
    port: v.PORT,
    host: v.HOST,
    publicUrl,
    frontendOrigins: frontendsFrom(v, publicUrl),
    trustedProxies: v.TRUST_PROXY,
    dataDir: resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL ?? null,
    databaseReplicaUrls: v.DATABASE_REPLICA_URLS ?? [],
    smtpUrl: v.SMTP_URL ?? null,
    mailFrom: v.MAIL_FROM ?? `Tsudoi <noreply@${new URL(publicUrl).hostname}>`,
    s3: s3From(v),
    role: v.ROLE,
    webProcesses: v.WEB_PROCESSES ?? (isFirstLook ? 1 : Math.max(1, availableParallelism() - 1)),
    metricsPort: v.METRICS_PORT ?? null,
    drainSeconds: v.DRAIN_SECONDS,
    rateLimits: v.RATE_LIMITS === "on",
    requireDisclosure: v.REQUIRE_DISCLOSURE === "on",
    newOrganizationLimits: v.NEW_ORGANIZATION_LIMITS === "on",
    webhookPrivateNetworks: v.WEBHOOK_PRIVATE_NETWORKS === "allow",
    oidcProviders,
    logLevel: v.LOG_LEVEL,
    isFirstLook,
    sampleData: v.SAMPLE_DATA === undefined ? isFirstLook : v.SAMPLE_DATA === "1",
  };
}

/** Without PUBLIC_URL the site is tried out on this machine, by whichever name it has for itself. */
function frontendsFrom(v: Variables, publicUrl: string): string[] {
  const own = v.PUBLIC_URL ? [] : ["127.0.0.1", "[::1]"].map((host) => `http://${host}:${v.PORT}`);
  return [...new Set([publicUrl, ...own, ...(v.FRONTEND_ORIGINS ?? [])])];
}

function s3From(v: Variables): S3Settings | null {
  if (!v.S3_ENDPOINT || !v.S3_REGION || !v.S3_BUCKET) return null;
  if (!v.S3_ACCESS_KEY_ID || !v.S3_SECRET_ACCESS_KEY || !v.S3_PUBLIC_URL) return null;
  return {
    endpoint: v.S3_ENDPOINT,
    region: v.S3_REGION,
    bucket: v.S3_BUCKET,
    accessKeyId: v.S3_ACCESS_KEY_ID,
    secretAccessKey: v.S3_SECRET_ACCESS_KEY,
    publicUrl: v.S3_PUBLIC_URL.replace(/\/+$/, ""),
  };
}
