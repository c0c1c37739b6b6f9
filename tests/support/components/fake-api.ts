import { expect, vi } from "vitest";
import type { Contracts } from "../../../src/api/contracts.ts";
import type { ContractAnswer, ContractRequest } from "../../../src/shared/contract.ts";

type Name = keyof Contracts & string;
/** What a call answers, or the `data` of it. */
export type Data<N extends Name> = ContractAnswer<Contracts[N]>;
type Sent<N extends Name> = ContractRequest<Contracts[N]> & Pick<Call, "headers" | "keepalive">;

/** What the server says no with, as it stands on the wire. */
class Refusal {
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object) {
    this.status = status;
    this.body = body;
  }
}

/** The server refuses: `errors` is field to messages; a conflict carries what is saved as `data`. */
export const refusal = (status: number, body: object = { errors: {} }) => new Refusal(status, body);

/** The connection is lost on the way. */
export const lost = Symbol("the connection was lost");

/** A call's answer (its `data`), or what makes it of what was sent. */
export type FakeAnswer<N extends Name> =
  | Data<N>
  | Refusal
  | typeof lost
  | ((sent: Sent<N>) => Data<N> | Refusal | typeof lost | Promise<Data<N> | Refusal | typeof lost>);

type Answers = { [N in Name]?: FakeAnswer<N> };

interface Call {
  name: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
  /** Whether the call goes on without its page. */
  keepalive: boolean;
}

let answers: Answers = {};
let calls: Call[] = [];
let unanswered: string[] = [];

/** Calls of the session protocol, which answer themselves without `data`. */
const bare = (name: string) => / \/auth\b(?!\/affiliation)/.test(name);

/** Stands in the place of `fetch`, and has no answers yet. */
export function startFakeApi(): void {
  answers = {};
  calls = [];
  unanswered = [];
  vi.stubGlobal("fetch", answer);
}

/** Fails where a call was made that nobody answered. */
export function expectAllAnswered(): void {
  expect(unanswered, "calls without an answer: name them in `serve`").toEqual([]);
}

/** What the API answers from now on, beside what was named before. Answers are typed by the contracts. */
export function serve(more: Answers): void {
  answers = { ...answers, ...more };
}

/** The calls of this name so far, with what each sent. */
export const callsOf = <N extends Name>(name: N): Sent<N>[] =>
  calls.filter((call) => call.name === name) as unknown as Sent<N>[];

async function answer(input: string | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(String(input), location.href);
  const method = init.method ?? "GET";
  for (const [name, given] of Object.entries(answers)) {
    const params = paramsIn(name, `${method} ${url.pathname}`);
    if (!params) continue;
    const body = init.body === undefined ? undefined : JSON.parse(String(init.body));
    const query = Object.fromEntries(url.searchParams);
    const { headers, keepalive = false } = init;
    const call = { name, params, query, body, headers: new Headers(headers), keepalive };
    calls.push(call);
    return respond(name, typeof given === "function" ? await given(call as never) : given);
  }
  unanswered.push(`${method} ${url.pathname}`);
  throw new TypeError("nobody answers here");
}

function respond(name: string, said: unknown): Response {
  if (said === lost) throw new TypeError("the connection was lost");
  if (said instanceof Refusal) return Response.json(said.body, { status: said.status });
  return Response.json(bare(name) ? said : { data: said });
}

/** The values of `{id}` in a call's name, where it is the one that was made. */
function paramsIn(name: string, made: string): Record<string, string> | null {
  const pattern = name.replace(" /", " /api/v1/").replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  const found = new RegExp(`^${pattern}$`).exec(made);
  return found && { ...found.groups };
}
