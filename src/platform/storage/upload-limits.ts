export const maxUploadBytes = 10 * 1024 * 1024;
export const uploadSeconds = 10 * 60;

/** Keys of staged files: 192 random bits. */
export const stagedKeyPattern = /^[\w-]{32}$/;

/** Stored images: an unguessable name and a width. */
export const imageNamePattern = /^[\w-]{22}-\d{2,4}\.webp$/;
