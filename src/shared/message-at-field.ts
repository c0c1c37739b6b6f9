/** In Japanese a message goes on where the field's name ends, with a particle that has nothing to follow at the field itself. */
export const messageAtField = (message: string): string => message.replace(/^(?:には|は|が|を|の|で)/, "");
