import type { CompiledMessage, CompiledMessageToken } from "@lingui/message-utils/compileMessage";
import { digitsOf, pluralOf } from "../../src/shared/languages/catalogues/counted-values.ts";

type Cases = Record<string, CompiledMessage>;

const isExact = (key: string) => /^\d+$/.test(key);

/**
 * A compiled message whose plurals are choices by a category, and whose numbers are texts, both of which `withCounts` adds to the values:
 * Lingui makes a formatter of numbers for each plural it meets, before it knows whether it needs one (decision 92).
 * @param counted the value that `#` stands for
 * @throws for an offset, which no text has
 */
export function lowerCounts(message: CompiledMessage, counted?: string): CompiledMessage {
  return message.flatMap((token) => lowerToken(token, counted));
}

function lowerToken(token: CompiledMessageToken, counted?: string): CompiledMessage {
  if (typeof token === "string") return [token === "#" && counted ? [digitsOf(counted)] : token];
  const [name, type, format] = token;
  if (type === "number" && !format) return [[digitsOf(name)]];
  if (type !== "plural" && type !== "select") return [token];
  const { offset, ...cases } = format as Cases;
  if (offset) throw new Error(`the plural of ${name} has an offset`);
  const of = type === "plural" ? name : counted;
  const lowered = Object.entries(cases).map(([key, part]) => [key, lowerCounts(part, of)] as const);
  if (type === "select") return [[name, type, Object.fromEntries(lowered)]];
  const exact = lowered.filter(([key]) => isExact(key));
  const forms = lowered.filter(([key]) => !isExact(key));
  const chosen: CompiledMessage =
    forms.length > 1 ? [[pluralOf(name), "select", Object.fromEntries(forms)]] : (forms[0]?.[1] ?? []);
  if (exact.length === 0) return chosen;
  return [[name, "select", { ...Object.fromEntries(exact), other: chosen }]];
}
