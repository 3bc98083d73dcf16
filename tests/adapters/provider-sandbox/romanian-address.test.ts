import { describe, expect, it } from 'vitest';
import { categories } from '#adapters/provider-sandbox/catalogue/categories.ts';
import { features, openings } from '#adapters/provider-sandbox/catalogue/descriptions.ts';
import { products } from '#adapters/provider-sandbox/catalogue/products.ts';
import { shops } from '#adapters/provider-sandbox/content/places.ts';
import { content, settings } from '#tests/adapters/provider-sandbox/shop-content.ts';

/** `\b` treats ă and ș as word boundaries. */
const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}-])(?:${words})(?!\\p{L})`, 'giu');

/** Most imperatives also mean "he does", so they count only at the start of a sentence or after a time. */
const COMMANDS =
  'verifică|instalează|adaugă|creează|spune|adu|vino|încearcă|întreabă|ridică|păstrează|caută|pune|întoarce|fă|compară|' +
  'oferă|uită|lasă|blochează|probează|începe|alege|află|scrie|sună|trimite|ia|dă|intră|descoperă|cumpără|comandă|apasă|' +
  'deschide|folosește|evită|urmărește|așteaptă|pornește|oprește|vezi|treci';
const WHEN = 'apoi|mai departe|seara|dimineața|înainte de \\p{L}+';

/** Signs of "tu". */
const SINGULAR: readonly RegExp[] = [
  word('tu|te|tine|ție|îți|ți|tău|ta|tăi|tale'),
  // Pronouns are joined to an imperative: "ridică-ți", "pune-l", "păstreaz-o". "puneți-l" is plural, and "într-o",
  // "să-i" and "prinzând-o" are no imperatives.
  /(?<!\p{L})\p{L}+-ți(?![\p{L}-])/giu,
  /(?<![\p{L}-])(?!(?:într|dintr|printr|să|că|nu|ce|de|pe|ca|le|se|și|cine|unde)-)\p{L}{2,}(?<!ți|nd|ndu|m)-(?:o|l|le|i|ne|mă)(?![\p{L}-])/giu,
  // "Lipsești", "tastezi"; not "povești" and "livezi".
  /(?<!\p{L})(?!(?:acești|cești|povești|vești|românești|rusești|moldovenești|netezi|livezi|zăpezi|amiezi)(?!\p{L}))\p{L}+(?:ești|ezi)(?!\p{L})/giu,
  word(
    'vrei|poți|știi|dai|iei|faci|ții|spui|vezi|mergi|simți|deschizi|închizi|alegi|strângi|ștergi|schimbi|cauți|cumperi|' +
      'adaugi|aștepți|întrebi|încerci|lași|uiți|scrii|suni|trimiți|aduci|verifici|aduni',
  ),
  // "Ai" also means "those of": toți ai casei.
  word('(?:n-|nu |dacă |când |ce |cât |că )ai'),
  /(?:^|[.!?:;>„]\s*)ai \p{L}+[tsț](?!\p{L})/giu,
  word('nu (?:uita|lăsa|pune|lua|cumpăra|ține|aștepta|încerca|grăbi|arunca|opri|da|face|merge)'),
  new RegExp(`(?:^|[.!?:;>„]\\s*)(?:(?:${WHEN}) )?(?:${COMMANDS})(?!\\p{L})`, 'giu'),
  word(`(?:${WHEN}) (?:${COMMANDS})`),
];

/** The informal parts of a text. */
const familiarIn = (text: string): readonly string[] =>
  SINGULAR.flatMap((pattern) => [...text.replaceAll(/&nbsp;/g, ' ').matchAll(pattern)].map(([found]) => found.trim()));

/** Buttons speak for the shopper, and customers write as they like. */
const OTHERS = ['button', 'testimonials'];

/** All Romanian texts in a value, with their paths. */
function* texts(value: unknown, path: string): Generator<readonly [string, string]> {
  if (value === null || typeof value !== 'object') return;
  if ('ru' in value && 'ro' in value && typeof value.ro === 'string') {
    yield [path, value.ro.replaceAll(/<[^>]*>/g, ' ')];
    return;
  }
  for (const [key, inner] of Object.entries(value)) if (!OTHERS.includes(key)) yield* texts(inner, `${path}.${key}`);
}

describe('Romanian texts', () => {
  it('address the reader as dumneavoastră', () => {
    const all = [
      ...texts({ settings, content, shops, descriptions: [openings(), features()], tree: categories() }, 'seed'),
    ];
    const described = [...products()].map(
      ({ url, title, description }) => [url, `${title.ro}. ${description.ro}`] as const,
    );
    expect(all.length).toBeGreaterThan(500);
    const found = [...all, ...described].flatMap(([path, text]) =>
      familiarIn(text).map((words) => `${path}: „${words}” of ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'Începe cu trei dispozitive, restul le adaugi pe parcurs.',
    '<p>Verifică dacă routerul oferă rețea. Apoi instalează aplicația.</p>',
    'Livrarea este gratuită: spune-i operatorului cuvântul „noiembrie”.',
    'Adaugă în coș orice trei produse.',
    'Ai răspuns? Veniți la magazin.',
    'N-ai nimerit?',
    'Datele le transferăm în fața ta.',
    'Strada Pobeda, 54. Încercați, ridică-ți comenzile.',
    'Te așteptăm de luni până sâmbătă.',
    'Merită dacă schimbi telefonul o dată la patru ani.',
    'Forma s-a schimbat, așa că probează-le înainte.',
    'Cum pregătești trotineta pentru iarnă',
    'Nu lăsa trotineta pe balcon.',
    'Păstreaz-o încărcată.',
    'Înainte de sezon verifică presiunea din roți.',
    'Mai adaugă tot atât, dacă nu ștergi filmulețele.',
    'Seara pune-l la fereastră.',
    'Nu uita de întreținere.',
    'Pentru ce strângi bani',
    'Îți arătăm cu cât s-a schimbat prețul.',
    'E plăcut să tastezi ore întregi.',
    'Fără să fie nevoie să dai volumul tare.',
    'Are grijă de casă cât lipsești.',
  ])('are caught when informal: %s', (planted) => {
    expect(familiarIn(planted)).not.toEqual([]);
  });

  it.each([
    'Puneți-l la fereastră, păstrați-o încărcată, alegeți-l pe al dumneavoastră și ridicați-vă comenzile.',
    'Nu uitați de întreținere. Dacă aveți dubii, nu vă grăbiți.',
    'Sunt conectați toți ai casei; viile și puii se văd într-o fotografie, printr-o lentilă.',
    'Pentru că nu-i târziu, să-i scriem și să-l sunăm; service-ul, GPS-ul, cappuccino-ul și mouse\u2011urile merg.',
    'Povești românești de la țară, cu zăpezi, livezi și două cești de ceai.',
    'O stație adaugă apă, iar robotul verifică singur podeaua.',
  ])('are not caught when polite: %s', (said) => {
    expect(familiarIn(said)).toEqual([]);
  });
});
