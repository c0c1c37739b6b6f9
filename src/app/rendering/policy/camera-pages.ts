/** The check-in pages, of organizers and of helpers with a link: they read tickets by camera. */
const cameraPages = /^\/(?:events\/[^/]+\/check_in|door\/[^/]+)$/;

/**
 * May the document at this path have the camera, and run the WebAssembly that finds codes in its picture? A browser takes both
 * policies from the document that it has loaded, and not from the pages that follow within it: links to these pages need
 * `reloadDocument`.
 */
export const usesCamera = (path: string): boolean => cameraPages.test(path);
