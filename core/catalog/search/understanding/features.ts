/** Options of a filter that a feature selects. */
type Taken =
  /** That it is there at all. */
  | 'present'
  /** The largest that are offered. */
  | 'largest'
  /** Those that are called by the words themselves. */
  | 'named';

/** Something that shoppers ask for in other words than the filter's own. Patterns are of folded words in both languages. */
export interface Feature {
  readonly words: string;
  /** The filter by its name; any that has the option when absent. */
  readonly filter?: string;
  readonly taken: Taken;
}

const WITH = '(?:с|со|cu|with) ';
const LARGE = '(?:больш\\p{L}*|мощн\\p{L}*|хорош\\p{L}*|емк\\p{L}*)';

/** What is asked for by the name of a filter, in other words, or by its size. */
const ASKED: readonly Feature[] = [
  {
    words: `(?:${WITH})?(?:активн\\p{L}* )?(?:шумодав\\p{L}*|шумоподавлен\\p{L}*|шумопоглощ\\p{L}*|anc|anulare\\p{L}* (?:a |activa a )?zgomot\\p{L}*|reducere\\p{L}* (?:a )?zgomot\\p{L}*|noise cancell?ing)`,
    filter: 'шумоподав|zgomot|noise',
    taken: 'present',
  },
  {
    words: `(?:${WITH})?(?:${LARGE} (?:батаре\\p{L}*|аккум\\p{L}*)|(?:baterie|acumulator) (?:mare|puternica|puternic|buna|bun)|долго держит(?: заряд)?)`,
    filter: 'аккумулятор|batere|baterie|acumulator',
    taken: 'largest',
  },
  {
    words: `(?:${WITH})?(?:больш\\p{L}* экран\\p{L}*|больш\\p{L}* диагонал\\p{L}*|(?:ecran|display|diagonala) mare)`,
    filter: 'диагонал|diagonala',
    taken: 'largest',
  },
  {
    words: `(?:${WITH})?(?:хорош\\p{L}* камер\\p{L}*|camera (?:foto )?buna)`,
    filter: 'основн\\p{L}* камер|camera principala',
    taken: 'largest',
  },
  {
    words: `(?:${WITH})?(?:беспроводн\\p{L}* заряд\\p{L}*|incarcare (?:wireless|fara fir|inductiva))`,
    filter: 'беспроводная заряд|incarcare (?:wireless|fara fir|inductiva)',
    taken: 'present',
  },
  {
    words: `(?:${WITH})?(?:влажн\\p{L}* уборк\\p{L}*|моющ\\p{L}*|spalare|mop)`,
    filter: 'влажная убор|umeda|spalare',
    taken: 'present',
  },
  {
    words:
      '(?:водонепроницаем\\p{L}*|водостойк\\p{L}*|влагозащ\\p{L}*|водозащ\\p{L}*|защит\\p{L}* от воды|rezistent\\p{L}* la apa|impermeabil\\p{L}*)',
    filter: 'водозащ|la apa|contra apei',
    taken: 'present',
  },
  {
    words: `(?:${WITH})?подсветк\\p{L}*|(?:${WITH})?rgb|(?:${WITH})?iluminare`,
    filter: 'подсветк|rgb',
    taken: 'present',
  },
  { words: `(?:${WITH})?nfc`, filter: 'nfc', taken: 'present' },
  { words: `(?:${WITH})?(?:gps|жпс)`, filter: 'gps', taken: 'present' },
  { words: `(?:${WITH})?5g`, filter: '5g', taken: 'present' },
  { words: 'складн\\p{L}*|pliabil\\p{L}*', filter: 'складн|pliabil', taken: 'present' },
  {
    words: `(?:${WITH})?(?:магнит\\p{L}*|magnetic\\p{L}*|magsafe|магсейф)`,
    filter: 'магнитн|magnetic',
    taken: 'present',
  },
];

/** What an option itself is called by. */
const NAMED: readonly string[] = [
  'бел(?:ый|ая|ое|ые|ого|ую|ых|ом)|alb|alba|albe|albi|white',
  'черн(?:ый|ая|ое|ые|ого|ую|ых|ом)|negru|neagra|negre|negri|black',
  'син(?:ий|яя|ее|ие|его|юю|их)|albastru|albastra|albastre|blue',
  'голуб\\p{L}*|bleu|albastru-deschis',
  'красн\\p{L}*|rosu|rosie|rosii|red',
  'зелен\\p{L}*|verde|verzi|green',
  'желт\\p{L}*|galben\\p{L}*|yellow',
  'розов\\p{L}*|roz|pink',
  'фиолетов\\p{L}*|violet\\p{L}*|mov|purple',
  'лавандов\\p{L}*|lavanda|lavender',
  'сер(?:ый|ая|ое|ые|ого|ую|ых)|gri|gray|grey',
  'серебр\\p{L}*|argintiu|argintie|argintii|silver',
  'золот\\p{L}*|auriu|aurie|aurii|gold',
  'графит\\p{L}*|grafit|graphite',
  'оранжев\\p{L}*|portocaliu|portocalie|orange',
  'бежев\\p{L}*|bej|beige',
  'коричнев\\p{L}*|maro|brown',
  'бирюзов\\p{L}*|turcoaz|turquoise',
  'мятн\\p{L}*|menta|mint',
  'прозрачн\\p{L}*|transparent\\p{L}*|clear',
  'силикон\\p{L}*|silicon\\p{L}*',
  'титан\\p{L}*|titan|titanium',
  'oled|олед',
  'amoled|амолед',
  'qled|кюлед',
  'ips|ипс',
];

/** All that is looked for in a text. */
export const FEATURES: readonly Feature[] = [...ASKED, ...NAMED.map((words): Feature => ({ words, taken: 'named' }))];
