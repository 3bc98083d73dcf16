import type { Locale } from '#adapters/provider-sandbox/locale.ts';

type Words = Readonly<Record<Locale, string>>;

const words = (ru: string, ro: string): Words => ({ ru, ro });

/** Why an order or a form was rejected. */
export const refusals = {
  phone: words(
    'Номер телефона не похож на молдавский: проверьте цифры',
    'Numărul de telefon nu pare moldovenesc: verificați cifrele',
  ),
  name: words('Напишите, как к вам обращаться', 'Scrieți cum vă numiți'),
  watched: words('Товар уже стоит столько или меньше', 'Produsul costă deja atât sau mai puțin'),
  review: words('Напишите имя и сам отзыв', 'Scrieți numele și recenzia'),
  region: words('Мы не знаем такого района или населённого пункта', 'Nu cunoaștem acest raion sau această localitate'),
  street: words('Напишите адрес доставки', 'Scrieți adresa de livrare'),
  shop: words('Такого магазина нет', 'Acest magazin nu există'),
  seller: words('Такого продавца у вас нет', 'Nu aveți un astfel de vânzător'),
  gone: words('Одного из товаров больше нет в продаже', 'Unul dintre produse nu se mai vinde'),
  login: words('Неверный логин или пароль', 'Nume de utilizator sau parolă greșite'),
  partner: words('Такого кредитного партнёра или срока нет', 'Nu există un astfel de partener de credit sau termen'),
  credit: words('На такую сумму этот партнёр кредит не даёт', 'Acest partener nu acordă credit pentru această sumă'),
  advance: words(
    'Аванс больше нуля и не больше суммы заказа',
    'Avansul este mai mare ca zero și cel mult cât totalul comenzii',
  ),
  left: words(
    'Этот заказ на сайте уже не отменить: позвоните нам',
    'Această comandă nu mai poate fi anulată pe site: sunați-ne',
  ),
  vacancy: words('Эта вакансия уже закрыта', 'Acest post nu mai este vacant'),
  file: words('Нужен файл PDF, DOC или DOCX до 5 МБ', 'Este nevoie de un fișier PDF, DOC sau DOCX de cel mult 5 MB'),
  conflict: words('Этот ключ уже использован для другого запроса', 'Această cheie a fost folosită pentru altă cerere'),
} as const satisfies Record<string, Words>;

export const absent = (title: string): Words => words(`«${title}» закончился`, `„${title}” nu mai este în stoc`);

export const few = (title: string, left: number): Words =>
  words(`«${title}»: осталось только ${left} шт.`, `„${title}”: au mai rămas doar ${left} buc.`);

export const restricted = (title: string): Words => words(`«${title}»: снято с продажи`, `„${title}”: nu se mai vinde`);
