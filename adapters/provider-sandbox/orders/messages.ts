import type { Locale } from '#adapters/provider-sandbox/locale.ts';

type Bilingual = Readonly<Record<Locale, string>>;

const bilingual = (ru: string, ro: string): Bilingual => ({ ru, ro });

/** Why an order or a form was rejected. */
export const messages = {
  phone: bilingual(
    'Номер телефона не похож на молдавский: проверьте цифры',
    'Numărul de telefon nu pare moldovenesc: verificați cifrele',
  ),
  name: bilingual('Напишите, как к вам обращаться', 'Scrieți cum vă numiți'),
  watched: bilingual('Товар уже стоит столько или меньше', 'Produsul costă deja atât sau mai puțin'),
  review: bilingual('Напишите имя и сам отзыв', 'Scrieți numele și recenzia'),
  region: bilingual(
    'Мы не знаем такого района или населённого пункта',
    'Nu cunoaștem acest raion sau această localitate',
  ),
  street: bilingual('Напишите адрес доставки', 'Scrieți adresa de livrare'),
  shop: bilingual('Такого магазина нет', 'Acest magazin nu există'),
  seller: bilingual('Такого продавца у вас нет', 'Nu aveți un astfel de vânzător'),
  gone: bilingual('Одного из товаров больше нет в продаже', 'Unul dintre produse nu se mai vinde'),
  login: bilingual('Неверный логин или пароль', 'Nume de utilizator sau parolă greșite'),
  partner: bilingual(
    'Такого кредитного партнёра или срока нет',
    'Nu există un astfel de partener de credit sau termen',
  ),
  credit: bilingual(
    'На такую сумму этот партнёр кредит не даёт',
    'Acest partener nu acordă credit pentru această sumă',
  ),
  advance: bilingual(
    'Аванс больше нуля и не больше суммы заказа',
    'Avansul este mai mare ca zero și cel mult cât totalul comenzii',
  ),
  left: bilingual(
    'Этот заказ на сайте уже не отменить: позвоните нам',
    'Această comandă nu mai poate fi anulată pe site: sunați-ne',
  ),
  vacancy: bilingual('Эта вакансия уже закрыта', 'Acest post nu mai este vacant'),
  file: bilingual(
    'Нужен файл PDF, DOC или DOCX до 5 МБ',
    'Este nevoie de un fișier PDF, DOC sau DOCX de cel mult 5 MB',
  ),
  conflict: bilingual(
    'Этот ключ уже использован для другого запроса',
    'Această cheie a fost folosită pentru altă cerere',
  ),
} as const satisfies Record<string, Bilingual>;

export const outOfStock = (title: string): Bilingual =>
  bilingual(`«${title}» закончился`, `„${title}” nu mai este în stoc`);

export const tooFew = (title: string, left: number): Bilingual =>
  bilingual(`«${title}»: осталось только ${left} шт.`, `„${title}”: au mai rămas doar ${left} buc.`);

export const restricted = (title: string): Bilingual =>
  bilingual(`«${title}»: снято с продажи`, `„${title}”: nu se mai vinde`);
