/** The BCP 47 tags of the languages of the master, in the order of their ids from 1 on; a test holds them to the data. */
export const contentTags = (
  "ja en zh ko vi ne id th my fil ms mn yue zh-TW hi bn si ur km lo es fr de it pt ru uk uz ar fa tr nl sw " +
  "jsl ja-x-easy"
).split(" ");

/** For the `lang` attribute of what is written in a language of the master. */
export const contentTag = (languageId: number): string | undefined => contentTags[languageId - 1];
