import { colourBySlug } from '#adapters/provider-sandbox/catalogue/colours.ts';
import type { SeedVideo } from '#adapters/provider-sandbox/catalogue/content-model.ts';
import type { PictureFamily } from '#adapters/provider-sandbox/catalogue/model.ts';
import { random } from '#adapters/provider-sandbox/catalogue/random.ts';
import { b } from '#adapters/provider-sandbox/catalogue/text.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const youtubeId = (seed: string): string => {
  const chance = random(`youtube ${seed}`);
  return Array.from({ length: 11 }, () => alphabet.charAt(chance.between(0, alphabet.length - 1))).join('');
};

const video = (
  productUrl: string,
  publishedAt: string,
  durationSeconds: number,
  picture: readonly [PictureFamily, string, string],
  ru: readonly [title: string, description: string],
  ro: readonly [title: string, description: string],
): SeedVideo => ({
  videoId: `video-${productUrl}`,
  title: b(ru[0], ro[0]),
  description: b(ru[1], ro[1]),
  productUrl,
  durationSeconds,
  youtubeId: youtubeId(productUrl),
  publishedAt: `${publishedAt}T09:00:00.000Z`,
  picture: { family: picture[0], model: picture[1], colour: colourBySlug(picture[2]).hex },
});

/** Video reviews, newest first. */
export const videos: SeedVideo[] = [
  video(
    'xiaomi-15t-pro-12-512-mocha',
    '2026-10-26',
    612,
    ['phone', 'xiaomi-15t-pro', 'mocha'],
    ['Xiaomi 15T Pro: зум, который меняет привычки', 'Снимаем Кишинёв с крыши и сравниваем с прошлым поколением.'],
    [
      'Xiaomi 15T Pro: zoomul care schimbă obiceiuri',
      'Filmăm Chișinăul de pe acoperiș și comparăm cu generația trecută.',
    ],
  ),
  video(
    'apple-iphone-17-pro-256gb-cosmic-orange',
    '2026-10-14',
    743,
    ['phone', 'apple-iphone-17-pro', 'cosmic-orange'],
    ['iPhone 17 Pro после месяца', 'Что осталось от первого восторга и как держится покрытие.'],
    ['iPhone 17 Pro după o lună', 'Ce a rămas din primul entuziasm și cum rezistă finisajul.'],
  ),
  video(
    'roborock-saros-10r-black',
    '2026-10-02',
    534,
    ['robot-vacuum', 'roborock-saros-10r', 'black'],
    ['Roborock Saros 10R против носков и кота', 'Три квартиры, два ковра, один кот.'],
    ['Roborock Saros 10R vs. șosete și pisică', 'Trei apartamente, două covoare, o pisică.'],
  ),
  video(
    'redmi-note-15-pro-5g-8-256-mist-blue',
    '2026-09-19',
    488,
    ['phone', 'redmi-note-15-pro-5g', 'mist-blue'],
    ['Redmi Note 15 Pro 5G: почему его берут чаще всех', 'Экран, 200 Мп и день без розетки.'],
    ['Redmi Note 15 Pro 5G: de ce e cel mai cumpărat', 'Ecranul, cei 200 MP și o zi fără priză.'],
  ),
  video(
    'sony-wh-1000xm6-black',
    '2026-09-05',
    401,
    ['headphones', 'sony-wh-1000xm6', 'black'],
    ['Sony WH-1000XM6 в маршрутке и в офисе', 'Слушаем, звоним, считаем часы.'],
    ['Sony WH-1000XM6 în rutieră și la birou', 'Ascultăm, sunăm, numărăm orele.'],
  ),
  video(
    'dji-flip-grey',
    '2026-08-21',
    566,
    ['drone', 'dji-flip', 'grey'],
    ['DJI Flip над Старым Оргеевом', 'Первый полёт, правила и ошибки новичка.'],
    ['DJI Flip deasupra Orheiului Vechi', 'Primul zbor, regulile și greșelile de începător.'],
  ),
  video(
    'nintendo-switch-2-256gb-black',
    '2026-08-07',
    457,
    ['game-console', 'nintendo-switch-2', 'black'],
    ['Nintendo Switch 2 на диване и в поезде', 'Сколько держит батарея и во что играть первым.'],
    ['Nintendo Switch 2 pe canapea și în tren', 'Cât ține bateria și cu ce joc începeți.'],
  ),
  video(
    'ninebot-f3-pro-graphite',
    '2026-07-11',
    389,
    ['scooter', 'ninebot-f3-pro', 'graphite'],
    ['Ninebot F3 Pro: от Рышкановки до Ботаники', 'Холмы, брусчатка и реальный запас хода.'],
    ['Ninebot F3 Pro: de la Rîșcani la Botanica', 'Dealuri, pavaj și autonomia reală.'],
  ),
  video(
    'philips-lattego-4400-black',
    '2026-06-15',
    352,
    ['coffee-machine', 'philips-lattego-4400', 'black'],
    ['Philips LatteGo: двенадцать напитков за утро', 'Настраиваем помол и моем за минуту.'],
    ['Philips LatteGo: douăsprezece băuturi într-o dimineață', 'Reglăm râșnița și spălăm într-un minut.'],
  ),
  video(
    'xiaomi-tv-s-mini-led-2026-65-inch-black',
    '2026-05-20',
    518,
    ['tv', 'xiaomi-tv-s-mini-led-2026-75-inch', 'black'],
    ['Xiaomi TV S Mini LED: футбол и кино', 'Яркость, тени и настройка за пять минут.'],
    ['Xiaomi TV S Mini LED: fotbal și filme', 'Luminozitate, umbre și reglaje în cinci minute.'],
  ),
  video(
    'xiaomi-pad-7-8-128-green',
    '2026-04-16',
    433,
    ['tablet', 'xiaomi-pad-7', 'green'],
    ['Xiaomi Pad 7 на парах', 'Конспект, презентация и сериал на одном заряде.'],
    ['Xiaomi Pad 7 la cursuri', 'Notițe, prezentare și serial cu o singură încărcare.'],
  ),
  video(
    'dreame-airstyle-pro-violet',
    '2026-03-04',
    297,
    ['hair-dryer', 'dreame-airstyle-pro', 'violet'],
    ['Dreame AirStyle Pro: укладка за десять минут', 'Пробуем на трёх типах волос.'],
    ['Dreame AirStyle Pro: coafură în zece minute', 'Testat pe trei tipuri de păr.'],
  ),
];
