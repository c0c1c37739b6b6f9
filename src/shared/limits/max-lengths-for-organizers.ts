// The most characters of what is typed on few pages, mostly by organizers and at the entrance; see max-lengths-on-public-pages.ts.

/** A title, the name of an organization or a place, an option of a question. */
export const maxTitleLength = 255;
/** An event's description in plain Japanese, which is short or not plain. */
export const maxPlainTextLength = 5000;
/** A word of a Japanese text, and how it is read. */
export const maxReadingLength = 100;
/** A message to everybody who was coming to an event that is called off. */
export const maxCancelMessageLength = 5000;
/** An organizer's own words at the top of an announcement. */
export const maxAnnouncementWordsLength = 5000;
/** A question to organizers, and what they publish of it and of their answer. */
export const maxInquiryLength = 2000;
/** Why an event is at another time or place, to those who have applied. */
export const maxChangeReasonLength = 1000;
/** One field of disclosure, in one language. */
export const maxDisclosureLength = 500;
/** As what a university recognises an organization. */
export const maxRecognitionLevelLength = 100;
/** Why the product team holds an event or suspends an organization, and what its organizers answer. */
export const maxHoldTextLength = 2000;
export const maxStationLength = 100;
/** An address with https, as of an online meeting. */
export const maxSecureAddressLength = 500;
/** Name of somebody who came without an application. */
export const maxWalkInNameLength = 200;
export const maxWalkInNoteLength = 500;
/** What organizers note of an applicant for themselves. */
export const maxNoteLength = 2000;
/** Label of a link for helpers at the entrance. */
export const maxHelperLabelLength = 100;
/** Label of an API token. */
export const maxIntegrationLabelLength = 100;
/** Name of a template of which events are made. */
export const maxTemplateNameLength = 100;
/** Name of a device that checks people in. */
export const maxDeviceNameLength = 100;
/** A family name that is compared with the one on a certificate. */
export const maxCertificateNameLength = 200;
/** The part of a help article's address that is its own. */
export const maxArticleKeyLength = 100;

/** Days after an event's end for which an organization may keep answers. */
export const retentionDays = { min: 30, max: 365, usual: 180 };
