import { keysOf, wordsOf } from './spelling.ts';

/**
 * Names of makers and lines that no rule of spelling leads to, as people write them → as their makers do. What is
 * only spelt in the other script (`самсунг`, `пиксель`) needs no entry. `|` parts off what is meant less often.
 */
const NAMES: readonly (readonly [written: string, meant: string])[] = [
  ['айфон, айфончик, афон, эпл айфон', 'iphone'],
  ['эпл, эппл, апл, апле, эппле', 'apple'],
  ['айпад', 'ipad'],
  ['эйрподс, эирподс, аирпотс, эйрпотс, аирподсы, эирпоц, air pods', 'airpods'],
  ['макбук, мак бук, mac book', 'macbook'],
  ['эйр, аэр', 'air'],
  ['сяоми, шаоми, шиаоми, хиаоми, ксиоми, сиаоми, ксаоми, xiomi, xaomi, shaomi, ми, mi', 'xiaomi'],
  ['ноут', 'ноутбук|note'],
  ['бэнд, бенд', 'band'],
  ['бадс, бадсы, бацы', 'buds'],
  ['вотч, воч, уотч, вач', 'watch'],
  ['плюс', 'plus'],
  ['лайт, лаит', 'lite'],
  ['эдж, едж', 'edge'],
  ['мэджик, маджик, меджик', 'magic'],
  ['гэлекси, гэлакси, гелекси, гэлэкси', 'galaxy'],
  ['гугл, гугле', 'google'],
  ['рилми, реалме', 'realme'],
  ['насинг, нафинг, носинг', 'nothing'],
  ['эйсер, асер, ацер', 'acer'],
  ['эйчпи, хьюлетт, hewlett', 'hp'],
  ['кинетик, кинетикс', 'keenetic'],
  ['логитек, логитеч, лоджитек', 'logitech'],
  ['рейзер, разер, рэйзер', 'razer'],
  ['хайперикс, хайпер икс, гиперикс', 'hyperx'],
  ['кэнон, кенон', 'canon'],
  ['жбл, джбл, джибиэль, джиби эль', 'jbl'],
  ['базеус, бейсус, басеус', 'baseus'],
  ['дрим, дрими, дриме', 'dreame'],
  ['делонги, делонджи, делонгхи', 'delonghi'],
  ['бош', 'bosch'],
  ['орал би, оралби', 'oral b'],
  ['ниндзя, нинзя, нинджа', 'ninja'],
  ['джиай, дджи, диджиай', 'dji'],
  ['инста, инста 360, insta', 'insta360'],
  ['фуджи, фуджифильм, fuji', 'fujifilm'],
  ['плейстейшн, плейстейшен, плэйстейшн, плейстешн, плейстешен, плэйстейшен, пс, ps', 'playstation'],
  ['пс5, ps5', 'playstation 5'],
  ['иксбокс, хбокс, икс бокс', 'xbox'],
  ['стим', 'steam'],
  ['квест, окулус', 'quest'],
  ['тсл, тцл', 'tcl'],
  ['элджи, лджи', 'lg'],
  ['магсейф, магсаф', 'magsafe'],
  ['тайп си, тайпси, тайп с, typec', 'type c'],
  ['юсб, усб', 'usb'],
  ['вай фай, вайфай, wi fi', 'wifi'],
  ['блютуз, блютус, блютуч', 'bluetooth'],
  ['кюлед', 'qled'],
  ['хуавей, хуавэй', 'huawei'],
];

/** A phrase as it is looked up: the keys of its words. */
const phraseOf = (text: string): string =>
  wordsOf(text)
    .map((word) => keysOf(word.text)[0] ?? '')
    .join(' ');

const meanings: ReadonlyMap<string, readonly string[]> = new Map(
  NAMES.flatMap(([written, meant]) => written.split(', ').map((name) => [phraseOf(name), meant.split('|')] as const)),
);

/** The longest phrase that has another name, words. */
export const LONGEST_NAME = 2;

/** What is meant by a phrase of keys, each meaning some words; undefined when it is a name of its own. */
export const meaningsOf = (keys: readonly string[]): readonly string[] | undefined => meanings.get(keys.join(' '));

/** What may be meant by a key that is not finished yet. */
export const meaningsBegun = (key: string): readonly string[] => [
  ...new Set([...meanings].filter(([phrase]) => phrase.startsWith(key)).flatMap(([, meant]) => meant)),
];
