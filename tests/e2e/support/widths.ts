export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1280, height: 800 } };

/** A test that is asked on a phone in Japanese and on a desk in English: how a page looks, and what differs between the two. */
export const atBothWidths = { tag: "@both" };

/** A test of what only a desktop or only a phone has, in a file that is asked on the other (`playwright.config.ts`). */
export const onDesktops = { tag: "@desktop" };
export const onPhones = { tag: "@phone" };
