import type { Contract, ContractAnswer, ContractRequest } from "../../shared/contract.ts";
import { documentLanguage } from "../../shared/languages/document-language.ts";
import { drawnHeader } from "../../shared/languages/drawn-header.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { callHeaders } from "./early-calls/call-headers.ts";
import { refusedWithoutSession } from "./refused-without-session.ts";
import {
  notifySessionExpired,
  type SessionCredentials,
  sessionIn,
  storeSession,
} from "./storage/stored-session.ts";

/** The API said no: `errors` is field to messages as the wire has them, in the order of the form. */
export class ApiError extends Error {
  /** As the contract writes it: `GET /events/{id}`. */
  readonly call: string;
  readonly status: number;
  readonly body: Record<string, unknown>;
  /** Seconds, where the API names them. */
  readonly retryAfter: number | null;
  /** Field to whole sentences in the page's language; empty where they could not be fetched. */
  readonly sentences: Record<string, string[]>;

  constructor(
    call: string,
    status: number,
    body: Record<string, unknown>,
    retryAfter: number | null,
    sentences: Record<string, string[]>,
  ) {
    super(`the API answered ${status}`);
    this.name = "ApiError";
    this.call = call;
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
    this.sentences = sentences;
  }

  get errors(): Record<string, string[]> {
    return errorsIn(this.body);
  }

  /** The first field's message, for notifications; empty where there is none. */
  get firstSentence(): string {
    return Object.values(this.sentences)[0]?.[0] ?? "";
  }
}

function errorsIn({ errors }: Record<string, unknown>): Record<string, string[]> {
  return errors && typeof errors === "object" && !Array.isArray(errors) ? (errors as never) : {};
}

/** The API could not be reached, or what answered was not the API. */
export class ApiUnreachableError extends Error {
  override name = "ApiUnreachableError";
}

type Answered<C extends Contract> = C["bare"] extends true ? ContractAnswer<C> : Wrapped<C>;
interface Wrapped<C extends Contract> {
  data: ContractAnswer<C>;
  next_cursor?: string | null;
  total?: number;
}

type Given<T> = { [Key in keyof T as T[Key] extends undefined ? never : Key]: T[Key] };
/**
 * @property language of the answer; the page's without it
 * @property credentials headers of somebody who has no account, in place of the stored session
 * @property onSession is given the session that the answer hands out, which is not stored then
 * @property isDrawn the answer is shown and goes nowhere else: its names and titles have readings over words where the page has them
 * @property outlivesPage the call goes on where the page is closed meanwhile
 */
type Input<C extends Contract> = Given<ContractRequest<C>> & {
  signal?: AbortSignal;
  language?: Language;
  credentials?: Record<string, string>;
  onSession?(session: SessionCredentials | null): void;
  isDrawn?: boolean;
  outlivesPage?: boolean;
};

/**
 * The typed client of some calls: `const api = apiClient<typeof eventContracts>(); await api("GET /events/{id}", { params: { id } })`.
 * Sends the stored session and the page's language; keeps the session that sign-in and sign-up answer with.
 */
export function apiClient<Calls extends Record<string, Contract>>() {
  return async <Name extends keyof Calls & string>(
    name: Name,
    ...[input]: Record<never, never> extends Given<ContractRequest<Calls[Name]>>
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
  language?: Language;
  credentials?: Record<string, string>;
  onSession?(session: SessionCredentials | null): void;
  isDrawn?: boolean;
  outlivesPage?: boolean;
}

/** Every answer repeats the session that its request came with; these hand out a new one, `PUT /auth/password` that of a mail's link. */
const startingSession = [
  "POST /auth",
  "POST /auth/sign_in",
  "POST /auth/passkey",
  "POST /auth/oidc/session",
  "POST /auth/oidc/sign_up",
  "PUT /auth/password",
];

async function send(name: string, input: LooseInput): Promise<unknown> {
  const [method = "GET", path = ""] = name.split(" ");
  const url = address(path, input);
  const headers = headersOf(input);
  const answer =
    globalThis.takeEarlyAnswer?.(method, url, headers) ??
    fetch(url, {
      method,
      headers,
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
      signal: input.signal,
      keepalive: input.outlivesPage,
    });
  const response = await answer.catch((error) => {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiUnreachableError("no answer", { cause: error });
  });
  const body = await response.json().catch(() => null);
  if (body === null) throw new ApiUnreachableError(`answer ${response.status} was not JSON`);
  if (!response.ok) {
    if (response.status === refusedWithoutSession(name) && !input.credentials) notifySessionExpired();
    const retryAfter = Number(response.headers.get("retry-after"));
    // The session protocol speaks English whatever the page's language is; its forms have words of their own.
    const sentences = / \/auth(\/|$)/.test(name) ? {} : await sentencesFor(errorsIn(body));
    throw new ApiError(name, response.status, body, retryAfter || null, sentences);
  }
  input.onSession?.(sessionIn(response.headers));
  if (startingSession.includes(name)) storeSessionFrom(response.headers, body);
  return body;
}

/** The API's `errors`, also of one thing of several that an answer tells of, as whole sentences in the page's language. */
export async function sentencesFor(refused: Record<string, string[]>): Promise<Record<string, string[]>> {
  const errors = Object.entries(refused);
  if (errors.length === 0) return {};
  const say = await import("./error-messages.ts")
    .then(({ loadErrorMessages }) => loadErrorMessages(documentLanguage()))
    .catch(() => null);
  if (!say) return {};
  return Object.fromEntries(
    errors.map(([field, messages]) => [field, messages.map((message) => say(field, message))]),
  );
}

function address(path: string, { params = {}, query = {} }: LooseInput): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const text = String(value ?? "");
    if (text) search.set(key, text);
  }
  return `/api/v1${filled}${search.size ? `?${search}` : ""}`;
}

function headersOf({ body, language, credentials, isDrawn }: LooseInput): Record<string, string> {
  return {
    ...callHeaders(language, credentials),
    ...(isDrawn && { [drawnHeader]: "1" }),
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
}

function storeSessionFrom(headers: Headers, body: { data?: { id?: number } }): void {
  const session = sessionIn(headers);
  if (session) storeSession(session, body.data?.id);
}
