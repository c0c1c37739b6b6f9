import type { AppError } from "../../shared/app-error.ts";
import type { Call, CallAnswer, CallInput } from "../../shared/contract.ts";
import type { CallContext } from "./request-context.server.ts";

/** Input before it is validated: a policy answers before the form does. Ids in `params` are already numbers. */
export interface RawInput {
  params: Record<string, unknown>;
  body: unknown;
}

/**
 * Who may make a call. Throws `not_found` (also for what the caller may not know of) or `forbidden`, in this order.
 */
export interface Policy {
  name: string;
  /** Visitors are refused before anything else is looked at. */
  isForUsers: boolean;
  check(context: CallContext, input: RawInput): Promise<void> | void;
}

/** A list's answer: the rows, and where the next page starts (null at the end). */
export class Page<Row> {
  readonly rows: Row[];
  readonly nextCursor: string | null;

  constructor(rows: Row[], nextCursor: string | null) {
    this.rows = rows;
    this.nextCursor = nextCursor;
  }
}

type Handled<C extends Call> = CallAnswer<C> | Page<unknown> | Response;

export interface Endpoint<C extends Call = Call> {
  handle(context: CallContext, input: CallInput<C>): Promise<Handled<C>> | Handled<C>;
  /** Public reads that are the same for all visitors of a language are kept until the data changes. */
  kept?: boolean;
  /**
   * Calls whose refusals have a shape of their own.
   * @param sent the body as it was sent
   */
  refuse?(error: AppError, context: CallContext, sent: unknown): { status?: number; body: unknown };
}

/** An endpoint and who may call it, as the route table joins them. */
export interface Route<C extends Call = Call> extends Endpoint<C> {
  allow: Policy;
}

/** The route table of a contract: it does not compile while a call has no route. */
export type Routes<Calls extends Record<string, Call>> = { [Name in keyof Calls]: Route<Calls[Name]> };

/** Writes down an endpoint; the types of its handler follow from the call. */
export function endpoint<C extends Call>(
  _call: C,
  handle: Endpoint<C>["handle"],
  extra: Pick<Endpoint<C>, "kept" | "refuse"> = {},
): Endpoint<C> {
  return { handle, ...extra };
}

/** One line of the route table. */
export function route<C extends Call>(allow: Policy, endpoint: Endpoint<C>): Route<C> {
  return { allow, ...endpoint };
}
