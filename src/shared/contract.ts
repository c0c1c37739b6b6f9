import type { z } from "zod";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A call of the API is named by its method and path, as the contract writes it: `GET /events/{id}`. */
export type CallName = `${Method} /${string}`;

/**
 * One call of the API. The server validates by it, the browser's client takes its types, OpenAPI is written from it.
 */
export interface Contract<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  summary: string;
  params?: Params;
  query?: Query;
  /** The whole body, with its root key where the contract names one. */
  body?: Body;
  /** So large the body may be; a megabyte where it is left out. Larger ones are refused before they are parsed. */
  bodyBytesAtMost?: number;
  /** Body keys that must be there for the body to count as a request at all: 400 where one is missing. */
  root?: string;
  /** The schema of `data`, or of the whole body where `bare`. */
  answer: Answer;
  /** The answer is not wrapped in `data`: the session protocol has its own shapes. */
  bare?: boolean;
  /** Beside `data`: `next_cursor` of lists; of those that are counted `total` as well, where `limit` is given. */
  paged?: true | "counted";
  /**
   * Statuses of refusals that follow neither from who may make the call nor from what it takes: 429 where tries are counted, and
   * those of the session protocol. A test that sees another one fails.
   */
  refusals?: readonly (401 | 403 | 404 | 409 | 429)[];
  /** The media type where the answer is no JSON. */
  media?:
    | "redirect"
    | "text/csv"
    | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    | "application/pdf"
    | "application/zip"
    | "application/octet-stream";
}

/** Writes down a call; the types follow from the schemas. */
export function defineContract<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodType,
>(definition: Contract<Params, Query, Body, Answer>): Contract<Params, Query, Body, Answer> {
  return definition;
}

type Out<Schema> = NonNullable<Schema> extends z.ZodType ? z.output<NonNullable<Schema>> : undefined;
type In<Schema> = NonNullable<Schema> extends z.ZodType ? z.input<NonNullable<Schema>> : undefined;

/** Parsed values, as the handler gets them. */
export interface ContractInput<C extends Contract> {
  params: Out<C["params"]>;
  query: Out<C["query"]>;
  body: Out<C["body"]>;
}

/** Values before parsing, as the caller sends them. */
export interface ContractRequest<C extends Contract> {
  params: In<C["params"]>;
  query: In<C["query"]>;
  body: In<C["body"]>;
}

export type ContractAnswer<C extends Contract> = Out<C["answer"]>;
