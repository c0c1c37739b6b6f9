const listOf = (text: string) => new Set(text.split(" "));

/** Endings that are no words: they stand for a site also after the full stop of a Japanese sentence. */
export const nameEndings = listOf(
  "com net org biz jp xyz icu edu gov mobi moe cyou sbs cfd xxx gle goog fyi",
);

/** Endings that are words as well. They stand for a site wherever they follow a dot of Latin letters. */
export const wordEndings = listOf(
  "info top site online shop store app dev club live link click work vip fun space website tech pro cloud page blog tokyo osaka kyoto " +
    "nagoya okinawa yokohama asia win bid loan men party stream download racing review trade date science faith cricket accountant buzz " +
    "rest monster quest bond lol pics skin hair autos boats homes yachts beauty makeup mom today world life group email social chat zip " +
    "mov wiki news media agency digital support center company solutions services network systems porn sexy tel name travel jobs museum " +
    "ninja rocks guru best gift",
);

/** As those, after more than one letter: "e.g.one" is none. */
export const furtherWordEndings = listOf(
  "ink one run bar bio cam cafe art zone works studio design band bet fit games game fan fans cool cash deals expert express fund how " +
    "host law ltd llc inc market money photo photos pink plus press pub red sale school style surf team tips tools training tube vote " +
    "watch wtf foundation gallery garden guide ist lat ooo pw",
);

/** Endings of countries that shorten addresses with one letter before them. */
export const shortenerEndings = listOf("co ly gd cc");
