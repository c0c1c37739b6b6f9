/** Pictures that every browser can show. */
export const imageTypes = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"];

/** As much as the server takes. */
export const maxImageBytes = 10 * 1024 * 1024;
