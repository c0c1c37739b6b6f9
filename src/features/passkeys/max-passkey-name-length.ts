/** Of the name by which somebody tells a passkey from their others, in characters. */
export const maxPasskeyNameLength = 100;
