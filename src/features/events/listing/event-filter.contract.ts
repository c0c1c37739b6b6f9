import { z } from "zod";
import { maxSearchLength } from "../../../shared/limits/max-lengths-on-public-pages.ts";
import { readDate } from "../../../shared/time/tokyo-date.ts";
import { isMonth } from "../../../shared/time/tokyo-month.ts";
import { line, PageCursor } from "../../../shared/wire.ts";
import { managedSorts, managedStates } from "../managed/managed-lists.ts";
import { listSorts } from "./list-sorts.ts";

const optionalId = z.coerce
  .number("invalid")
  .int("invalid")
  .min(1, "invalid")
  .max(2 ** 31 - 1, "invalid")
  .optional();

const optionalDate = z
  .string()
  .refine((text) => readDate(text) !== null, "not_a_day")
  .meta({ format: "date" })
  .optional();

/** Without it both kinds are listed. */
const optionalBoolean = z
  .enum(["true", "false"], "invalid")
  .transform((text) => text === "true")
  .optional();

/** The filters that are yes or no, in the order in which the name of a search tells them. */
export const flagFilters = {
  is_online: optionalBoolean,
  /** Whether the fee is told to be nothing. */
  is_free: optionalBoolean,
  /** Whether a place can still be had. */
  has_places: optionalBoolean,
  welcomes_beginners: optionalBoolean,
  /** Whether something is told of how barrier-free the place is. */
  is_barrier_free: optionalBoolean,
};

const filters = {
  /** Days in Japan on which an event begins, both included. */
  from: optionalDate,
  to: optionalDate,
  prefecture_id: optionalId,
  university_id: optionalId,
  language_id: optionalId,
  event_purpose_id: optionalId,
  event_format_id: optionalId,
  /** A university: events alone whose owner it recognises. */
  recognised_by: optionalId,
  ...flagFilters,
  q: line(maxSearchLength).optional(),
};

const isInOrder = ({ from, to }: { from?: string; to?: string }) => !from || !to || from <= to;
const notInOrder = { path: ["to"], error: "before_from" };

export type EventFilter = z.output<z.ZodObject<typeof filters>>;

/** The filters of a list, and its order, without the place in it. */
export const SearchFilters = z
  .object({ ...filters, sort: z.enum(listSorts, "invalid").optional() })
  .refine(isInOrder, notInOrder);
export type SearchFilters = z.output<typeof SearchFilters>;

const ofMonth = {
  ...filters,
  month: z.string("blank").refine(isMonth, "invalid").meta({ pattern: "^\\d{4}-\\d{2}$" }),
};

/** The filters of a calendar, and its month. */
export const CalendarQuery = z.object(ofMonth).refine(isInOrder, notInOrder);

/** What the list of a manager's events alone is narrowed by. */
const managed = {
  /** `co_hosted`: those that another organization owns. */
  state: z.enum([...managedStates, "co_hosted"], "invalid").optional(),
  /** Those alone that the caller manages for this organization. */
  organization_id: optionalId,
};

/** As `CalendarQuery`, of the events that the caller manages. */
export const ManagedCalendarQuery = z.object({ ...ofMonth, ...managed }).refine(isInOrder, notInOrder);
export type ManagedCalendarQuery = z.output<typeof ManagedCalendarQuery>;

const pages = {
  limit: z.coerce.number("invalid").int("invalid").min(1, "invalid").max(100, "invalid").optional(),
  cursor: PageCursor,
};

/** The filters of lists of events, and which page of the list in which order. */
export const ListQuery = z
  .object({ ...filters, ...pages, sort: z.enum(listSorts, "invalid").optional() })
  .refine(isInOrder, notInOrder)
  .refine(({ sort, q }) => sort !== "best" || q, { path: ["sort"], error: "invalid" });
export type ListQuery = z.output<typeof ListQuery>;

/** As `ListQuery`; with `managed` the events that the caller manages, and what only their list is narrowed and sorted by. */
export const ListOrManagedQuery = z
  .object({
    ...filters,
    ...pages,
    ...managed,
    managed: z.literal("true", "invalid").optional(),
    span: z.enum(["upcoming", "past"], "invalid").optional(),
    sort: z.enum([...listSorts, ...managedSorts], "invalid").optional(),
  })
  .refine(isInOrder, notInOrder)
  .refine(({ managed, sort, q }) => managed || sort !== "best" || q, { path: ["sort"], error: "invalid" })
  .refine(({ managed, sort }) => !sort || isOneOf(managed ? managedSorts : listSorts, sort), {
    path: ["sort"],
    error: "invalid",
  })
  .refine(({ managed, state, span, organization_id }) => managed || !(state || span || organization_id), {
    path: ["managed"],
    error: "blank",
  });
export type ListOrManagedQuery = z.output<typeof ListOrManagedQuery>;

const isOneOf = (names: readonly string[], name: string) => names.includes(name);
