/**
 * A problem of a field, as a name that the catalogues turn into a sentence (`problem.<name>` for the API,
 * `form.<form>.<field>.<name>` where a form has words of its own).
 */
export interface Problem {
  code: string;
  /** A moment is told as the reader's language writes it. */
  values?: Record<string, string | number | Date>;
}

export type AppErrorKind =
  | "bad_request"
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "gone"
  | "too_large"
  | "invalid"
  | "too_many"
  /** The caller went away before the body was here: nobody reads the answer. */
  | "closed"
  | "unavailable";

/** Facts for the log about a log-in that came to nothing. No answer has them. */
export interface RefusedLogIn {
  /** The way in that was tried. */
  way: string;
  /** A word of ours. */
  why: string;
  /** Whose account it was, where that is known. */
  user?: number | null;
  /** Somebody who is logged in was asked to prove that it is them. */
  again?: boolean;
}

/** The one error that use cases and policies throw on purpose; `platform/http` gives it its status and wire shape. */
export class AppError extends Error {
  readonly kind: AppErrorKind;
  /** Field to problems, in the order of the form. */
  readonly fields: Record<string, Problem[]>;
  /** Seconds, for `too_many` and `unavailable`. */
  readonly retryAfter: number | undefined;
  /** The current entity, for `conflict`. */
  readonly current: unknown;
  /** Of a log-in, for the log alone. */
  readonly logIn: RefusedLogIn | undefined;

  constructor(
    kind: AppErrorKind,
    fields: Record<string, Problem[]>,
    extra: { retryAfter?: number; current?: unknown; logIn?: RefusedLogIn } = {},
  ) {
    super(`${kind}: ${JSON.stringify(fields)}`);
    this.name = "AppError";
    this.kind = kind;
    this.fields = fields;
    this.retryAfter = extra.retryAfter;
    this.current = extra.current;
    this.logIn = extra.logIn;
  }
}

export const notFound = (noun: string) => new AppError("not_found", { [noun]: [{ code: "not_found" }] });
export const unauthenticated = (logIn?: RefusedLogIn) =>
  new AppError("unauthenticated", { user: [{ code: "must_be_logged_in" }] }, { logIn });
export const forbidden = () => new AppError("forbidden", { user: [{ code: "not_allowed" }] });
export const badRequest = () => new AppError("bad_request", { request: [{ code: "invalid" }] });
export const tooLarge = () => new AppError("too_large", { request: [{ code: "too_large" }] });
export const closed = () => new AppError("closed", {});
/** More asks for something than may wait for it. */
export const busy = () => new AppError("unavailable", { server: [{ code: "busy" }] }, { retryAfter: 2 });
export const invalid = (field: string, code: string, values?: Problem["values"]) =>
  new AppError("invalid", { [field]: [values ? { code, values } : { code }] });

/** Collects what is wrong with an input, so that everything is told at once and in the order of the form. */
export class Problems {
  readonly #fields = new Map<string, Problem[]>();

  add(field: string, code: string, values?: Problem["values"]): void {
    const problem = values ? { code, values } : { code };
    this.#fields.set(field, [...(this.#fields.get(field) ?? []), problem]);
  }

  has(field: string): boolean {
    return this.#fields.has(field);
  }

  /** @param order the form's fields; others follow as they came */
  throwIfAny(order: readonly string[] = []): void {
    if (this.#fields.size === 0) return;
    const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
    const entries = [...this.#fields].sort(([one], [other]) => place(one) - place(other));
    throw new AppError("invalid", Object.fromEntries(entries));
  }
}
