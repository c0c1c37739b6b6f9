import type { AppError } from "../../shared/app-error.ts";
import type { Contract, ContractAnswer, ContractInput } from "../../shared/contract.ts";
import type { ApiToken } from "../session/session.server.ts";
import type { RequestContext } from "./request-context.server.ts";

/** Input before it is validated: a policy answers before the form does. Ids in `params` are already numbers. */
export interface RawInput {
  params: Record<string, unknown>;
  body: unknown;
}

/**
 * Decides whether a caller may make a call. Throws `not_found` (also for what the caller may not know of) or `forbidden`, in
 * this order.
 */
export interface Policy {
  name: string;
  /** Visitors are refused before anything else is looked at. */
  isForUsers: boolean;
  check(context: RequestContext, input: RawInput): Promise<void> | void;
  /**
   * Asked in place of `check` where a program calls with the token of an organization; throws alike. Without it no program may
   * make the call. Where everybody may, it takes the session away from who asks for what is not the organization's.
   */
  forToken?(context: RequestContext, token: ApiToken, input: RawInput): Promise<void> | void;
}

/** A list's answer: the rows, where the next page starts (null at the end), and how many rows all pages hold, if it tells. */
export class Page<Row> {
  readonly rows: Row[];
  readonly nextCursor: string | null;
  readonly total: number | undefined;

  constructor(rows: Row[], nextCursor: string | null, total?: number) {
    this.rows = rows;
    this.nextCursor = nextCursor;
    this.total = total;
  }
}

type Handled<C extends Contract> = ContractAnswer<C> | Page<unknown> | Response;

export interface Handler<C extends Contract = Contract> {
  handle(context: RequestContext, input: ContractInput<C>): Promise<Handled<C>> | Handled<C>;
  /** Public reads that are the same for all visitors of a language are served from the cache until the data changes. */
  isCached?: boolean;
  /**
   * Calls whose refusals have a shape of their own.
   * @param sent the body as it was sent
   */
  presentError?(error: AppError, context: RequestContext, sent: unknown): { status?: number; body: unknown };
}

/** A handler and who may call it, as the route table joins them. */
export interface Route<C extends Contract = Contract> extends Handler<C> {
  allow: Policy;
}

/** The route table of a contract: it does not compile while a call has no route. */
export type Routes<Calls extends Record<string, Contract>> = { [Name in keyof Calls]: Route<Calls[Name]> };

/** The handler of a contract, which gives its types. */
export function handler<C extends Contract>(
  _call: C,
  handle: Handler<C>["handle"],
  extra: Pick<Handler<C>, "isCached" | "presentError"> = {},
): Handler<C> {
  return { handle, ...extra };
}

/** One line of the route table. */
export function route<C extends Contract>(allow: Policy, handler: Handler<C>): Route<C> {
  return { allow, ...handler };
}
