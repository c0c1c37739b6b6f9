import { eventFields, fieldNames, fieldsOfKind } from "../fields/event-fields.ts";

/** The fields that a duplicate of an event and a template of it have: all but what is decided for each event anew. */
export const copiedFields = fieldNames.filter((name) => name !== "is_published");

/** Those of them that are moments beside the start, and keep their distance to it. */
export const movedFields = fieldsOfKind("time");

/** Those of them that are the same in a copy. */
export const sameFields = copiedFields.filter((name) => !["start", "time"].includes(eventFields[name].kind));
