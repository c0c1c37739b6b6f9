/**
 * What a cover shows, by the purpose of the event (`event_purposes.tsv`): drawn around the origin, about 200 units wide and
 * high. Lower-case classes fill and upper-case ones draw a line in the cover's colours: m main, a accent, g ground, b back;
 * O is set off from what lies behind it, S is snow, w and W are wide lines.
 */
export const coverMotifs: Record<number, string> = {
  // International exchange: a globe and the way around it.
  1: `<circle class="m" r="84"/><path class="G" d="M-84 0H84M-73-42H73M-73 42H73M0-84V84"/><ellipse class="G" rx="38" ry="84"/><path class="A w" d="M-104 40C-62 92 52 72 92-40"/><path class="a" d="M122-92 64-58 88-46 98-20z"/>`,
  // Language exchange: あ answers A.
  2: `<path class="m" d="M-104-66a26 26 0 0 1 26-26H22a26 26 0 0 1 26 26v52a26 26 0 0 1-26 26h-62l-36 32V12a26 26 0 0 1-28-26z"/><path class="G" d="M-62-66H6M-34-80C-40-50-38-30-26-6M-6-54C-16-22-44-4-56-14-66-28-24-50-2-38 18-26 6 0-14 0"/><path class="a O" d="M-6 16a22 22 0 0 1 22-22h66a22 22 0 0 1 22 22v46a22 22 0 0 1-18 22v28L52 84H16A22 22 0 0 1-6 62z"/><path class="G" d="M28 64 49 14 70 64M36 46H62"/>`,
  // Cultural experience: a tea bowl.
  3: `<path class="m" d="M-34 76H34L28 98H-28zM-92-34H92C92 44 62 84 34 86H-34C-62 84-92 44-92-34z"/><path class="a" d="M-92-34H92C92-12 86 4 78 4 66 4 68-8 56-8 40-8 44 30 28 30 12 30 18-2 2-2-12-2-8 14-24 14-40 14-36-8-52-8-66-8-66 12-78 10-88 4-92-16-92-34z"/><ellipse class="g" cy="-34" rx="92" ry="17"/><ellipse class="b" cy="-32" rx="78" ry="11"/><path class="M" d="M-30-66c-14-12 12-22 0-36M2-66c-14-14 12-28 0-44M34-66c-14-12 12-22 0-36"/>`,
  // Making friends: three who stand close together.
  4: `<g class="m"><circle cx="-62" cy="-22" r="26"/><path d="M-100 100V46a38 38 0 0 1 76 0V100z"/><circle cx="62" cy="-22" r="26"/><path d="M24 100V46a38 38 0 0 1 76 0V100z"/></g><path class="a O" d="M-44 104V20a44 44 0 0 1 88 0V104z"/><circle class="a" cy="-64" r="32"/><path class="G" d="M-14-58q14 14 28 0M-74-18q12 10 24 0M50-18q12 10 24 0"/>`,
  // Welcoming new students: a cherry blossom.
  5: `<g id="f"><path class="m" d="M0-10C-50-34-46-84-18-102L0-84 18-102C46-84 50-34 0-10z"/><path class="G" d="M0-8V-34M0 0 18 25"/><circle class="a" cy="-44" r="7"/></g>${[72, 144, 216, 288].map((turn) => `<use href="#f" transform="rotate(${turn})"/>`).join("")}<circle class="a" r="15"/>`,
  // Study: an open book with a ribbon.
  6: `<path class="a" d="M-108-38V76C-66 60-26 62 0 84 26 62 66 60 108 76V-38z"/><path class="m" d="M0-38C-26-66-66-68-98-54V58C-66 44-26 46 0 68 26 46 66 44 98 58V-54C66-68 26-66 0-38z"/><path class="G" d="M0-36V64M-74-26C-56-32-38-30-24-20M-74 0C-56-6-38-4-24 6M-74 26C-56 20-38 22-24 32"/><path class="a" d="M40-60C50-63 60-63 70-61V14L55-2 40 14z"/>`,
  // Career: a suit and a tie.
  7: `<path class="m" d="M-104 104C-104 14-80-8-36-22L0 20 36-22C80-8 104 14 104 104z"/><path class="g" d="M-36-22-18-42H18L36-22 0 100z"/><path class="M" d="M-36-22-18-42H18L36-22 0 12z"/><path class="a" d="M-13 6H13L8 26 20 82 0 104-20 82-8 26z"/><path class="G" d="M-40-14-66 24-44 36-4 100M40-14 66 24 44 36 4 100M52 66H76"/><circle class="a" cy="-74" r="36"/><path class="G" d="M-13-68q13 13 26 0"/>`,
  // Entrepreneurship: a rocket.
  8: `<g transform="rotate(24)"><path class="a" d="M-30-4C-62 16-68 50-62 80L-24 50zM30-4C62 16 68 50 62 80L24 50z"/><path class="m" d="M0-116C46-76 46-12 32 54H-32C-46-12-46-76 0-116z"/><path class="a" d="M0-116C20-98 30-82 35-64H-35C-30-82-20-98 0-116z"/><circle class="g" cy="-22" r="19"/><circle class="b" cy="-22" r="10"/><path class="a" d="M-20 62H20C22 84 8 94 0 114-8 94-22 84-20 62z"/></g>`,
  // Volunteering: a hand with a heart.
  9: `<g class="m"><rect x="-64" y="-58" width="29" height="110" rx="14"/><rect x="-31" y="-88" width="29" height="130" rx="14"/><rect x="2" y="-84" width="29" height="130" rx="14"/><rect x="35" y="-60" width="29" height="110" rx="14"/><path d="M-64 0H64V44C64 86 36 106 4 106-26 106-44 94-62 74L-106 22C-114 4-94-10-80 4L-64 20z"/></g><path class="a" d="M0 90C-44 60-48 26-26 16-9 10 0 24 0 34 0 24 9 10 26 16 48 26 44 60 0 90z"/>`,
  // Community: a row of houses.
  10: `<path class="m" d="M-108 94V0L-66-44-24 0V94z"/><path class="a" d="M-116 8-66-50-16 8z"/><path class="m" d="M28 94V10H106V94z"/><path class="a" d="M20 14 34-14H100L114 14z"/><path class="m O" d="M-34 94V-56L2-92 38-56V94z"/><path class="g" d="M-84 30h36v30h-36zM44 34h20v20H44zM74 34h20v20H74zM-16-44h14v20h-14zM6-44h14v20H6zM-16-8h14v20h-14zM6-8h14v20H6z"/><path class="a" d="M-14 94V58a16 16 0 0 1 32 0V94z"/><path class="M w" d="M-116 94H116"/>`,
  // Environment: a seedling.
  11: `<path class="M w" d="M0 92C0 50-4 20 0 6"/><path class="m" d="M0 14C-80 20-108-38-102-96-38-96 6-58 0 14z"/><path class="a" d="M0 50C66 52 102 8 98-46 38-46-2-8 0 50z"/><path class="G" d="M-4 6C-30-36-52-56-76-72M6 40C30 4 48-12 72-26"/><path class="m" d="M-78 104a78 34 0 0 1 156 0z"/>`,
  // Sports: a racket and a ball.
  12: `<g transform="rotate(-30)"><path class="M" d="M-36-88V8M-12-100V20M12-100V20M36-88V8M-54-76H54M-60-52H60M-60-28H60M-50-4H50"/><ellipse class="M w" cy="-40" rx="62" ry="66"/><path class="m" d="M-30 18Q0 34 30 18L10 60H-10z"/><rect class="a" x="-12" y="54" width="24" height="70" rx="10"/></g><circle class="a O" cx="72" cy="-64" r="36"/><path class="G" d="M48-88C66-76 70-54 60-32M96-40C82-52 78-72 86-96"/>`,
  // Music and performance: a microphone.
  13: `<g transform="rotate(14)"><path class="M w" d="M-60-24V-10A60 60 0 0 0 60-10V-24M0 50V92M-40 96H40"/><rect class="m" x="-42" y="-106" width="84" height="134" rx="42"/><path class="a" d="M-42-34H42V-14H-42z"/><path class="G" d="M-24-82H24M-32-60H32M-30 4H30"/></g><path class="A" d="M-92-18V-70L-58-80V-28"/><circle class="a" cx="-102" cy="-16" r="13"/><circle class="a" cx="-68" cy="-26" r="13"/>`,
  // Art: a palette and a brush.
  14: `<path class="m" d="M-104 8C-104-54-52-92 8-92 66-92 104-58 104-14 104 24 72 28 48 28 22 28 16 48 28 66 40 86 20 98-4 96-62 92-104 60-104 8z"/><g class="a"><circle cx="-62" cy="-4" r="17"/><circle cx="-42" cy="50" r="17"/></g><circle class="b" cx="-32" cy="-50" r="17"/><circle class="g" cx="22" cy="-58" r="17"/><path class="g" d="M108-112 118-104 62 2 34 18 36-14z"/><path class="a" d="M114-118 124-108 60-4 46-16z"/><path class="M" d="M44-12 56-2C48 14 36 18 26 20 32 8 36-2 44-12z"/>`,
  // Technology: code on a laptop.
  15: `<rect class="m" x="-92" y="-80" width="184" height="132" rx="14"/><path class="G w" d="M-38-44-68-14-38 16M38-44 68-14 38 16"/><path class="A w" d="M14-52-14 24"/><path class="a" d="M-114 60H114L104 84Q102 88 98 88H-98Q-102 88-104 84z"/><path class="g" d="M-24 60H24V68Q24 72 20 72H-20Q-24 72-24 68z"/>`,
  // Food: a rice ball that is glad to see you.
  16: `<path class="m" d="M0-92C20-92 32-78 40-64L96 38C110 66 96 92 66 92H-66C-96 92-110 66-96 38L-40-64C-32-78-20-92 0-92z"/><path class="a" d="M-38 40H38V92H-38z"/><circle class="g" cx="-26" cy="-6" r="7"/><circle class="g" cx="26" cy="-6" r="7"/><path class="G" d="M-12 6q12 14 24 0"/><circle class="a" cx="-48" cy="10" r="9"/><circle class="a" cx="48" cy="10" r="9"/>`,
  // Outdoors: a mountain with snow.
  17: `<circle class="a" cx="72" cy="-70" r="26"/><path class="m" d="M-124 88C-78 66-48-26-28-74H28C48-26 78 66 124 88z"/><path class="S" d="M-28-74H28C34-58 40-42 50-18L31-32 16-2 0-26-17 2-31-32-50-18C-40-42-34-58-28-74z"/><path class="g" d="M-78 89-54 26-30 89zM-44 89-26 44-8 89zM24 89 42 50 60 89zM48 89 66 22 84 89z"/><path class="M w" d="M-120 92H120"/>`,
  // Games: a controller.
  18: `<path class="M w" d="M0-40C0-84 54-64 46-108"/><path class="m" d="M-58-50H58C94-50 112 14 112 56 112 96 74 96 58 66 50 50 40 44 30 44H-30C-40 44-50 50-58 66-74 96-112 96-112 56-112 14-94-50-58-50z"/><path class="g" d="M-64-34h16v16h16v16h-16v16h-16V-2h-16v-16h16z"/><g class="a"><circle cx="56" cy="-26" r="10"/><circle cx="56" cy="6" r="10"/><circle cx="40" cy="-10" r="10"/><circle cx="72" cy="-10" r="10"/></g><path class="G" d="M-14-8H-4M8-8H18"/>`,
  // Study abroad: an aeroplane.
  19: `<g transform="rotate(38)"><path class="A w" d="M-30 112V132M0 108V150M30 112V132"/><path class="m" d="M0-112C14-112 19-92 19-74V-34L108 26V50L19 24V66L44 86V102L0 92-44 102V86L-19 66V24L-108 50V26L-19-34V-74C-19-92-14-112 0-112z"/><path class="a" d="M52-12 80 8V42L52 34zM-52-12-80 8V42L-52 34zM19 66 44 86V102L19 97zM-19 66-44 86V102L-19 97z"/><path class="g" d="M-12-78Q0-102 12-78 0-84-12-78zM-4-60h8v60h-8z"/></g>`,
  // Student life: a paper umbrella.
  20: `<path class="M w" d="M0-104V66a22 22 0 0 1-44 0"/><path class="m" d="M-112 8C-102-60-50-92 0-92 50-92 102-60 112 8 94-8 74-8 56 8 38-8 18-8 0 8-18-8-38-8-56 8-74-8-94-8-112 8z"/><path class="a" d="M0-92C-34-70-52-38-56 8-38-8-18-8 0 8z"/><path class="a" d="M0-92C34-70 52-38 56 8 74-8 94-8 112 8 102-60 50-92 0-92z"/><path class="G" d="M0-92V4M0-92C-34-70-52-38-56 4M0-92C34-70 52-38 56 4"/><path class="a" d="M-84 42c-12 16-12 26 0 26s12-10 0-26M62 50c-12 16-12 26 0 26s12-10 0-26M96 76c-9 12-9 20 0 20s9-8 0-20"/>`,
  // Well-being: a lotus on the water.
  21: `<path class="m O" d="M0 52C-60 70-108 34-116-16-66-18-20 10 0 52zM0 52C60 70 108 34 116-16 66-18 20 10 0 52z"/><path class="m O" d="M0 52C-62 34-76-22-62-70-22-46 0-2 0 52zM0 52C62 34 76-22 62-70 22-46 0-2 0 52z"/><path class="a O" d="M0-96C36-54 36 14 0 52-36 14-36-54 0-96z"/><path class="M" d="M-86 74H20M44 74H86M-48 96H-24M0 96H52"/>`,
  // Diversity: arcs of every colour, side by side.
  22: `<path class="M W" d="M-96 70a96 96 0 0 1 192 0"/><path class="A W" d="M-68 70a68 68 0 0 1 136 0"/><path class="M W" d="M-40 70a40 40 0 0 1 80 0"/><path class="a" d="M-20 78a20 20 0 0 1 40 0z"/><g class="a"><circle cx="-88" cy="78" r="26"/><circle cx="-54" cy="82" r="20"/><circle cx="88" cy="78" r="26"/><circle cx="54" cy="82" r="20"/><circle cx="114" cy="86" r="16"/><circle cx="-114" cy="86" r="16"/></g>`,
  // University festival: a paper lantern.
  23: `<path class="M w" d="M0-124V-84"/><path class="a" d="M-48-66H48C94-42 94 42 48 66H-48C-94 42-94-42-48-66z"/><path class="G" d="M-64-44Q0-34 64-44M-80-16Q0-4 80-16M-80 16Q0 28 80 16M-64 44Q0 54 64 44"/><path class="m" d="M-44-88H44V-66H-44zM-44 66H44V86H-44z"/><path class="M" d="M-12 92V112M0 92V118M12 92V112"/><circle class="g" r="36"/><g class="m"><circle cy="-16" r="11"/><circle cx="15" cy="-5" r="11"/><circle cx="9" cy="13" r="11"/><circle cx="-9" cy="13" r="11"/><circle cx="-15" cy="-5" r="11"/></g><circle class="a" r="8"/>`,
  // Other: a paper crane.
  24: `<path class="a" d="M8 22 34-108 62 18z"/><path class="m" d="M-18 34-96-52-116-24-104-28-46 48z"/><path class="m" d="M28 30 118-62 62 52z"/><path class="m O" d="M-58 26-30-86 44 44-4 92z"/><path class="a" d="M-58 26 44 44-4 92z"/><path class="m" d="M44 44 62 18-4 92z"/>`,
};

/** Those that stand on the ground; the others may lean. */
export const uprightMotifs: ReadonlySet<number> = new Set([3, 4, 6, 7, 10, 15, 17, 21, 22, 23]);
