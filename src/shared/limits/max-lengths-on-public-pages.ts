// The most characters of what is typed on public pages: contracts refuse more, and forms let nobody type more. Every page carries
// this file; all others stand in max-lengths-for-organizers.ts.

/** Search words, of events, organizations and people. */
export const maxSearchLength = 200;
/** A name that a person has. */
export const maxPersonNameLength = 100;
export const maxPasswordLength = 128;
/** An answer to a question of an application or a survey. */
export const maxAnswerLength = 5000;
export const maxAccommodationLength = 1000;

/** Characters of an e-mail address. */
export const maxEmailLength = 254;
