/**
 * While a page is put together, each character of its string stands for one byte of its UTF-8: everything that is looked for in it is ASCII,
 * and strings of 100 KB with Japanese in them, which take two bytes a character, cost half a millisecond each time one is made.
 */
export const pageEncoding = "latin1";
