import type { z } from "zod";
import { AppError, badRequest, notFound, type Problem, tooLarge } from "../../shared/app-error.ts";
import type { Contract } from "../../shared/contract.ts";

/** Path parameters; what is no id, or too large for one, is simply not there. */
export function readParams(call: Contract, raw: Record<string, string>): Record<string, unknown> {
  if (!call.params) return {};
  const parsed = call.params.safeParse(raw);
  if (parsed.success) return parsed.data as Record<string, unknown>;
  throw notFound(parsed.error.issues[0]?.message ?? "request");
}

/** The body as sent: 400 where it is no JSON object or its root key is missing. */
export async function readBody(call: Contract, request: Request): Promise<unknown> {
  if (!call.body) return undefined;
  const text = new TextDecoder("utf-8", { fatal: true });
  let body: unknown;
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > (call.bodyBytesAtMost ?? Number.POSITIVE_INFINITY)) throw tooLarge();
  try {
    const sent = text.decode(bytes);
    body = sent.trim() === "" && !call.root ? {} : JSON.parse(withWholeCharacters(sent));
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) throw badRequest();
    throw error;
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw badRequest();
  if (call.root) {
    const root = (body as Record<string, unknown>)[call.root];
    if (typeof root !== "object" || root === null || Array.isArray(root)) throw badRequest();
  }
  return body;
}

/** JSON can spell half a character, which neither an address nor the database can carry: such halves are replaced. */
function withWholeCharacters(json: string): string {
  return json.replaceAll(
    /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(?<half>u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs,
    (spelled, half) => (half ? "\\ufffd" : spelled),
  );
}

/** Parses by the contract; everything that is wrong is told at once, field by field. */
export function validate(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new AppError("invalid", problemsOf(parsed.error));
}

/** A zod error as field problems; the field is the innermost name on the issue's path. */
function problemsOf(error: z.ZodError): Record<string, Problem[]> {
  // The sender names the fields: a plain object already has something under "constructor".
  const fields = new Map<string, Problem[]>();
  for (const issue of error.issues) {
    const field = String(issue.path.findLast((part) => typeof part === "string") ?? "request");
    const problem = problemOf(issue);
    const known = fields.get(field) ?? [];
    if (!known.some(({ code }) => code === problem.code)) fields.set(field, [...known, problem]);
  }
  return Object.fromEntries(fields);
}

function problemOf(issue: z.core.$ZodIssue): Problem {
  const code = /^[a-z][a-z0-9_]*$/.test(issue.message) ? issue.message : null;
  const isText = "origin" in issue && issue.origin === "string";
  if (issue.code === "too_big" && (isText || code)) {
    return { code: code ?? "too_long", values: { max: Number(issue.maximum) } };
  }
  if (issue.code === "too_small" && (isText || code)) {
    return { code: code ?? "too_short", values: { min: Number(issue.minimum) } };
  }
  const missing = issue.code === "invalid_type" && (issue.input === undefined || issue.input === null);
  return { code: code ?? (missing ? "blank" : "invalid") };
}
