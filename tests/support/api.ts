import type { Language } from "../../src/shared/languages/languages.ts";
import { recordCall } from "./call-coverage.ts";

/** An answer as a test wants to look at it. `body` is the parsed JSON, or the text where it is none. */
export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  body: any;
  /** The body as it came, for files. */
  bytes: Uint8Array<ArrayBuffer>;
}

export interface Ask {
  body?: unknown;
  /** A body sent as it stands, for what is no JSON. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** The session headers of a signed-in person, as an earlier answer carried them. */
  as?: Record<string, string> | null;
  language?: Language;
}

export type TestApi = ReturnType<typeof testApi>;

/** `api("GET /events/21", { as: session })`: one request to `/api/v1`, redirects not followed. */
export function testApi(url: string) {
  return async (call: `${string} /${string}`, ask: Ask = {}): Promise<Answer> => {
    const [method = "GET", ...path] = call.split(" ");
    const response = await fetch(`${url}/api/v1${path.join(" ")}`, {
      method,
      redirect: "manual",
      headers: {
        "user-locale": ask.language ?? "en",
        ...(ask.body === undefined ? {} : { "content-type": "application/json" }),
        ...(ask.as ?? {}),
        ...ask.headers,
      },
      body: ask.raw ?? (ask.body === undefined ? undefined : JSON.stringify(ask.body)),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    recordCall(method, path.join(" "), response.status);
    // What any call answers to a program is said once, for all of them.
    const isProgram = ask.headers?.authorization?.startsWith("Bearer tsd_");
    if (!isProgram || ![401, 403, 429].includes(response.status))
      await checkDocumented(call, response.status);
    const body = parsed(new TextDecoder().decode(bytes));
    return { status: response.status, headers: response.headers, body, bytes };
  };
}

/** Benchmarks run on Node alone, which cannot load the program with its components. */
async function checkDocumented(call: string, status: number): Promise<void> {
  if (status < 400 || !process.env.VITEST) return;
  const { expectDocumented } = await import("./documented-answers.ts");
  expectDocumented(call, status);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The session headers that an answer hands out. */
export function sessionOf({ headers }: Answer): Record<string, string> {
  const names = ["access-token", "client", "uid", "token-type", "expiry"];
  return Object.fromEntries(names.map((name) => [name, headers.get(name) ?? ""]));
}
