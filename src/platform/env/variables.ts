import { z } from "zod";
import { oidcProviderIds } from "./oidc-providers.ts";

const on = ["on", "off"] as const;

/** An absolute http(s) URL that stands for a whole site: `https://tsudoi.example`, without path. Ends without a slash. */
const siteUrl = z.string().transform((value, ctx) => {
  const url = URL.parse(value);
  if (url && ["http:", "https:"].includes(url.protocol) && url.pathname === "/" && !url.search && !url.hash) {
    return url.origin;
  }
  ctx.addIssue({
    code: "custom",
    message: "an http:// or https:// address without a path, such as https://tsudoi.example",
  });
  return z.NEVER;
});

const frontendOrigins = z.string().transform((value, ctx) => {
  const sites = value.split(",").map((site) => siteUrl.safeParse(site.trim()));
  if (sites.every((site) => site.success)) return sites.map((site) => site.data);
  ctx.addIssue({ code: "custom", message: "addresses like that of PUBLIC_URL, with commas between them" });
  return z.NEVER;
});

const processes = "the number of web processes, 1 to 64";

const proxies = "the number of proxies in front of the program, 0 to 9";

function urlOf(protocols: string[], message: string) {
  return z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ""), message);
}

const replicaAddresses = z.string().transform((value, ctx) => {
  const addresses = value.split(",").map((address) => address.trim());
  if (addresses.every((address) => isPostgresAddress(address))) return addresses;
  ctx.addIssue({ code: "custom", message: "addresses like that of DATABASE_URL, with commas between them" });
  return z.NEVER;
});

const isPostgresAddress = (value: string) =>
  ["postgres:", "postgresql:"].includes(URL.parse(value)?.protocol ?? "");

const word = (message: string) => z.string().regex(/^\S+$/, message);

const mailAddress = z
  .string()
  .regex(
    /^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    "an address such as noreply@tsudoi.example or Tsudoi <noreply@tsudoi.example>",
  );

/** Every variable that the program reads. A message completes the sentence "NAME must be …". */
export const variables = z.object({
  PORT: z.coerce
    .number("a port number from 1 to 65535")
    .int("a port number from 1 to 65535")
    .min(1, "a port number from 1 to 65535")
    .max(65535, "a port number from 1 to 65535")
    .default(3000),
  HOST: word("an address to listen on, such as 127.0.0.1 or 0.0.0.0").default("127.0.0.1"),
  PUBLIC_URL: siteUrl.optional(),
  FRONTEND_ORIGINS: frontendOrigins.optional(),
  TRUST_PROXY: z.coerce.number(proxies).int(proxies).min(0, proxies).max(9, proxies).default(0),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: urlOf(
    ["postgres:", "postgresql:"],
    "a PostgreSQL address such as postgresql://user:password@host:5432/tsudoi",
  ).optional(),
  DATABASE_TLS: z.enum(["require", "off"], "require or off").default("require"),
  DATABASE_REPLICA_URLS: replicaAddresses.optional(),
  SMTP_URL: urlOf(
    ["smtp:", "smtps:"],
    "a mail server's address such as smtps://user:password@mail.example:465",
  ).optional(),
  MAIL_FROM: mailAddress.optional(),
  S3_ENDPOINT: urlOf(
    ["http:", "https:"],
    "an http:// or https:// address such as https://s3.ap-northeast-1.amazonaws.com",
  ).optional(),
  S3_REGION: word("a region's name such as ap-northeast-1").optional(),
  S3_BUCKET: word("a bucket's name").optional(),
  S3_ACCESS_KEY_ID: word("an access key's id").optional(),
  S3_SECRET_ACCESS_KEY: word("an access key's secret").optional(),
  S3_PUBLIC_URL: urlOf(
    ["http:", "https:"],
    "the http:// or https:// address at which images are read",
  ).optional(),
  SAMPLE_DATA: z.enum(["0", "1"], "0 or 1").optional(),
  ROLE: z.enum(["web", "worker", "all"], "web, worker or all").default("all"),
  WEB_PROCESSES: z.coerce.number(processes).int(processes).min(1, processes).max(64, processes).optional(),
  METRICS_PORT: z.coerce
    .number("a port number from 1 to 65535")
    .int("a port number from 1 to 65535")
    .min(1, "a port number from 1 to 65535")
    .max(65535, "a port number from 1 to 65535")
    .optional(),
  DRAIN_SECONDS: z.coerce
    .number("a number of seconds from 0 to 60")
    .min(0, "a number of seconds from 0 to 60")
    .max(60, "a number of seconds from 0 to 60")
    .default(0),
  RATE_LIMITS: z.enum(on, "on or off").default("on"),
  REQUIRE_DISCLOSURE: z.enum(on, "on or off").default("off"),
  NEW_ORGANIZATION_LIMITS: z.enum(on, "on or off").default("off"),
  WEBHOOK_PRIVATE_NETWORKS: z.enum(["allow", "refuse"], "allow or refuse").default("refuse"),
  OIDC_PROVIDERS: oidcProviderIds.optional(),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "fatal, error, warn, info, debug, trace or silent",
    )
    .default("info"),
});

export type Variables = z.infer<typeof variables>;
