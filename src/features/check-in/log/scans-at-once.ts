/** More are refused as too large, so the schema does not count them. */
export const scansAtOnce = 500;
