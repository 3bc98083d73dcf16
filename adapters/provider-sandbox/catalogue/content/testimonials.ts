import type { SeedTestimonial } from '#adapters/provider-sandbox/catalogue/content-model.ts';
import { regions } from '#adapters/provider-sandbox/content/places.ts';

const town = (regionId: string) => {
  const locality = regions.find((region) => region.regionId === regionId)?.localities[0];
  if (!locality) throw new Error(`No region ${regionId}`);
  return locality.title;
};

type Row = readonly [author: string, region: string, rating: number, language: 'ru' | 'ro', date: string, text: string];

const rows: readonly Row[] = [
  [
    'Ирина Топал',
    'comrat',
    5,
    'ru',
    '2026-10-27',
    'Открылись у нас в Комрате — и сразу удобно: заказала вечером, забрала утром. Стекло наклеили в подарок, без единого пузырька.',
  ],
  [
    'Ion Rotaru',
    'kishinev',
    5,
    'ro',
    '2026-10-22',
    'Am venit pentru un încărcător și am plecat cu sfatul potrivit: nu mi-au vândut cel mai scump, ci cel care se potrivea laptopului meu.',
  ],
  [
    'Сергей Мельник',
    'balti',
    5,
    'ru',
    '2026-10-15',
    'Привезли телевизор в Бельцы точно в названный час. Курьер подождал, пока включили и проверили экран.',
  ],
  [
    'Doina Ceban',
    'orhei',
    5,
    'ro',
    '2026-10-09',
    'Trade-in în douăzeci de minute, exact cum scrie pe site. Pozele le-au mutat toate, am verificat pe loc.',
  ],
  [
    'Виктория Караман',
    'cahul',
    4,
    'ru',
    '2026-09-30',
    'Доставка заняла два дня вместо одного, но позвонили заранее и извинились. Наушники отличные.',
  ],
  [
    'Vasile Munteanu',
    'ungheni',
    5,
    'ro',
    '2026-09-24',
    'Service-ul mi-a schimbat bateria într-o oră, am băut o cafea și telefonul era gata. Preț corect, spus din start.',
  ],
  [
    'Олег Бондаренко',
    'kishinev',
    5,
    'ru',
    '2026-09-17',
    'Беру здесь третий телефон. Ни разу не навязали страховку, просто спросили, нужна ли.',
  ],
  [
    'Cristina Lungu',
    'soroka',
    5,
    'ro',
    '2026-09-08',
    'Am comandat aspiratorul robot la Soroca, a ajuns ambalat impecabil. La telefon m-au ajutat să-l conectez la Wi-Fi.',
  ],
  [
    'Наталья Козак',
    'edinet',
    4,
    'ru',
    '2026-08-29',
    'Хороший выбор планшетов к школе, настроили родительский контроль. Хотелось бы больше чехлов в наличии.',
  ],
  [
    'Andrei Popa',
    'kishinev',
    5,
    'ro',
    '2026-08-18',
    'Prețul din magazin e același cu cel de pe site, fără surprize la casă. Asta mi-a plăcut cel mai mult.',
  ],
  [
    'Диана Левченко',
    'straseni',
    5,
    'ru',
    '2026-08-05',
    'Оформила рассрочку за десять минут, договор привёз курьер. Всё прозрачно, переплаты ноль.',
  ],
  [
    'Mihai Cojocaru',
    'hincesti',
    5,
    'ro',
    '2026-07-23',
    'Trotineta a venit montată și cu roțile umflate. Au sunat după o săptămână să întrebe dacă merge bine.',
  ],
  [
    'Андрей Шевчук',
    'ocnita',
    3,
    'ru',
    '2026-07-10',
    'Часы хорошие, но цвет ремешка оказался темнее, чем на экране. Обменяли без споров, хотя ждать пришлось неделю.',
  ],
  [
    'Rodica Balan',
    'drochia',
    5,
    'ro',
    '2026-06-28',
    'Espressorul e minunat, iar consultanta mi-a explicat la telefon cum se reglează râșnița. Recomand din suflet.',
  ],
  [
    'Людмила Арнаут',
    'taraclia',
    5,
    'ru',
    '2026-06-13',
    'Для мамы подбирали телефон с большими кнопками. Продавец терпеливо всё показал, записали номера сразу.',
  ],
  [
    'Tudor Vieru',
    'ialoveni',
    5,
    'ro',
    '2026-05-30',
    'Comandat dimineața cu livrare expres, la ora trei eram deja cu routerul în funcțiune.',
  ],
  [
    'Максим Ткач',
    'floresti',
    4,
    'ru',
    '2026-05-16',
    'Ноутбук пришёл целым, но инструкция только на английском. На почту быстро прислали русскую.',
  ],
  [
    'Olesea Moraru',
    'nisporeni',
    5,
    'ro',
    '2026-04-21',
    'Am găsit reducere la friteuză și am primit-o la Nisporeni în două zile. Copiii sunt încântați de cartofi.',
  ],
  [
    'Павел Чебан',
    'causeni',
    5,
    'ru',
    '2026-03-19',
    'Сравнил цены у четырёх магазинов: здесь вышло дешевле, и гарантия своя, а не через третьи руки.',
  ],
  [
    'Ștefan Grosu',
    'rezina',
    5,
    'ro',
    '2026-02-11',
    'Am avut nevoie de retur, au verificat cutia și mi-au întors banii a doua zi. Așa se câștigă încrederea.',
  ],
];

/** What shoppers say about the shop itself, newest first. */
export const testimonials: SeedTestimonial[] = rows.map(([author, region, rating, language, date, text], index) => ({
  testimonialId: `testimonial-${rows.length - index}`,
  author,
  locality: town(region),
  rating,
  language,
  text,
  createdAt: `${date}T12:00:00.000Z`,
}));
