import type { Call, CallAnswer, CallRequest } from "../../shared/call.ts";
import { sessionIn, storedSession, storeSession } from "./stored-session.ts";

/** The API said no: `errors` is field to sentences, in the page's language and in the order of the form. */
export class ApiRefusal extends Error {
  /** As the contract writes it: `GET /events/{id}`. */
  readonly call: string;
  readonly status: number;
  readonly body: Record<string, unknown>;
  /** Seconds, where the API names them. */
  readonly retryAfter: number | null;

  constructor(call: string, status: number, body: Record<string, unknown>, retryAfter: number | null) {
    super(`the API answered ${status}`);
    this.name = "ApiRefusal";
    this.call = call;
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }

  get errors(): Record<string, string[]> {
    const { errors } = this.body;
    return errors && typeof errors === "object" && !Array.isArray(errors) ? (errors as never) : {};
  }

  /** The first field's name and its first message, as the snackbars show it. */
  get firstSentence(): string {
    const [field, messages] = Object.entries(this.errors)[0] ?? [];
    return field ? `${field} ${messages?.[0] ?? ""}`.trim() : "";
  }
}

/** The API could not be reached, or what answered was not the API. */
export class ApiUnreachable extends Error {
  override name = "ApiUnreachable";
}

type Answered<C extends Call> = C["bare"] extends true ? CallAnswer<C> : Wrapped<C>;
interface Wrapped<C extends Call> {
  data: CallAnswer<C>;
  next_cursor?: string | null;
}

type Given<T> = { [Key in keyof T as T[Key] extends undefined ? never : Key]: T[Key] };
type Input<C extends Call> = Given<CallRequest<C>> & { signal?: AbortSignal };

/**
 * The typed client of some calls: `const api = apiOf<typeof eventCalls>(); await api("GET /events/{id}", { params: { id } })`.
 * Sends the stored session and the page's language; keeps the session that sign-in and sign-up answer with.
 */
export function apiOf<Calls extends Record<string, Call>>() {
  return async <Name extends keyof Calls & string>(
    name: Name,
    ...[input]: Record<never, never> extends Given<CallRequest<Calls[Name]>>
      ? [Input<Calls[Name]>?]
      : [Input<Calls[Name]>]
  ): Promise<Answered<Calls[Name]>> =>
    (await send(name, (input ?? {}) as LooseInput)) as Answered<Calls[Name]>;
}

interface LooseInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  signal?: AbortSignal;
}

/** Every answer repeats the session that its request came with; these hand out a new one. */
const startingSession = ["POST /auth", "POST /auth/sign_in"];

async function send(name: string, input: LooseInput): Promise<unknown> {
  const [method = "GET", path = ""] = name.split(" ");
  const response = await fetch(address(path, input), {
    method,
    headers: headersOf(input.body !== undefined),
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
    signal: input.signal,
  }).catch((error) => {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiUnreachable("no answer", { cause: error });
  });
  const body = await response.json().catch(() => null);
  if (body === null) throw new ApiUnreachable(`answer ${response.status} was not JSON`);
  if (!response.ok) {
    const retryAfter = Number(response.headers.get("retry-after"));
    throw new ApiRefusal(name, response.status, body, retryAfter || null);
  }
  if (startingSession.includes(name)) keepSession(response.headers);
  return body;
}

function address(path: string, { params = {}, query = {} }: LooseInput): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(key, String(value));
  }
  return `/api/v1${filled}${search.size ? `?${search}` : ""}`;
}

function headersOf(hasBody: boolean): Record<string, string> {
  const session = storedSession();
  return {
    "user-locale": document.documentElement.lang,
    "x-requested-with": "XMLHttpRequest",
    ...(hasBody ? { "content-type": "application/json" } : {}),
    ...(session ?? {}),
  };
}

function keepSession(headers: Headers): void {
  const session = sessionIn(headers);
  if (session) storeSession(session);
}
