import { type Sentence, s } from '#adapters/provider-sandbox/catalogue/sentences.ts';

/** How reviews begin; `days` is for how long the thing has been owned. Said of anything, so without a gender in Romanian. */
export const openers: readonly Sentence[] = [
  s('Пользуюсь третью неделю.', 'Trei săptămâni de folosire.', 'time! days>=14'),
  s('Брали в подарок маме на день рождения.', 'Cadou pentru mama, de ziua ei.', 'gift!'),
  s(
    'Забрали в магазине на Штефан чел Маре, без очереди.',
    'Ridicare din magazinul de la Ciocana, fără coadă.',
    'courier-',
  ),
  s('Долго сравнивали с соседними моделями и остановились на этой.', 'Am comparat mult și am ales modelul acesta.'),
  s('Прошло два месяца, можно писать отзыв.', 'După două luni pot scrie o părere sinceră.', 'time! days>=60'),
  s('Заказ привезли в Бельцы на второй день.', 'Comanda a ajuns la Bălți a doua zi.', 'courier+'),
  s('Это уже вторая покупка в Zori.', 'E a doua cumpărătură de la Zori.'),
  s('Выбирали всей семьёй.', 'Alegerea a fost a întregii familii.', 'price>=1500'),
  s('Взяли по акции, цена приятно удивила.', 'Am prins reducerea și prețul m-a bucurat.', 'price+'),
  s(
    'Доставка в Кагул заняла два дня, упаковка целая.',
    'Livrarea la Cahul a durat două zile, ambalajul intact.',
    'courier+ parcel+',
  ),
  s('Оформили в рассрочку за десять минут.', 'Am făcut ratele online în zece minute.', 'price>=2500'),
  s('Полгода ежедневного использования.', 'Jumătate de an de folosire zilnică.', 'time! days>=180'),
  s('Сын выпросил на окончание школы.', 'Cadou pentru fiul meu la absolvire.', 'gift! price>=2500 !simple'),
  s('Перед покупкой посмотрели десяток обзоров.', 'Am văzut vreo zece recenzii înainte.', 'price>=1000'),
  s('Взамен старой модели этой же марки.', 'În locul unui model vechi al aceleiași mărci.'),
];

/** How contented reviews end. */
export const closers: readonly Sentence[] = [
  s('За эти деньги лучше не нашли.', 'La banii aceștia nu am găsit ceva mai bun.', 'price+'),
  s('Рекомендую.', 'Recomand.'),
  s(
    'Продавец Виорика всё показала и помогла настроить.',
    'Consultanta mi-a arătat totul și a ajutat la configurare.',
    '!simple courier-',
  ),
  s('Брали бы ещё раз.', 'Aș face aceeași alegere.'),
  s('Спасибо за быструю доставку.', 'Mulțumesc pentru livrarea rapidă.', 'courier+'),
  s('Пока всё нравится, дополню через полгода.', 'Deocamdată e totul bine, revin peste jumătate de an.', 'time!'),
  s('Соседи уже спрашивают, где брали.', 'Vecinii m-au întrebat deja de unde e.'),
  s('Гарантийный талон заполнили сразу, это важно.', 'Garanția au completat-o pe loc, ceea ce contează.'),
  s('Сравнивали цены по городу, здесь дешевле.', 'Am verificat prețurile prin oraș, aici e mai avantajos.', 'price+'),
  s('Дома все довольны, а это главное.', 'Acasă toată lumea e mulțumită.', 'home+'),
];

/** What may be said of anything, where the words of its own family have all been used. */
export const general = {
  good: [
    s('Соответствует описанию, сюрпризов не было.', 'Corespunde descrierii, fără surprize.', 'described+'),
    s('Сделано аккуратно, придраться не к чему.', 'Lucrat îngrijit, nu am la ce mă lega.', 'build+'),
    s('Вещь нужная, пользуемся каждый день.', 'Un lucru util, de fiecare zi.', 'useful+'),
    s(
      'Покупкой довольны, на другие модели не смотрим.',
      'Suntem mulțumiți și nu ne mai uităm la alte modele.',
      'happy+',
    ),
    s('Ожидания оправдались.', 'Așteptările s-au confirmat.', 'expected+'),
    s('Выглядит дороже, чем стоит.', 'Arată mai scump decât este.', 'price+'),
    s('Подруга увидела и заказала такую же модель.', 'O prietenă a văzut și a comandat același model.', 'friend+'),
    s('Вживую цвет ещё красивее, чем на фото.', 'În realitate culoarea e și mai frumoasă decât în poze.', 'colour+'),
    s('Совет знакомого оказался верным.', 'Sfatul unui cunoscut a fost bun.', 'advice+'),
    s('Всё, за чем покупали, делает хорошо.', 'Face bine tot ce ne trebuia.', 'does+'),
    s('Первое впечатление не изменилось и потом.', 'Prima impresie nu s-a schimbat nici mai târziu.', 'impression+'),
    s('Родители освоились без наших подсказок.', 'Părinții s-au descurcat fără ajutorul nostru.', 'easy+ !simple'),
  ],
  mixed: [
    s(
      'Коробка приехала чуть мятой, внутри всё целое.',
      'Cutia a venit puțin îndoită, înăuntru totul e întreg.',
      'parcel-',
    ),
    s('Хотелось бы больше цветов на выбор.', 'Aș fi vrut mai multe culori la alegere.', 'colours-'),
    s(
      'Инструкция набрана мелко, читали с лупой.',
      'Manualul are litere mici, l-am citit cu lupa.',
      'manual- package=инструкция',
    ),
    s('Гарантию хотелось бы подлиннее.', 'Mi-aș fi dorit o garanție mai lungă.', 'warranty- warranty<24'),
  ],
  bad: [
    s('За эти деньги ждали большего.', 'La banii aceștia mă așteptam la mai mult.', 'price-'),
    s('Менять не стали, но впечатление смешанное.', 'Schimb nu am cerut, dar impresia e amestecată.', 'happy-'),
    s('В следующий раз выбирали бы внимательнее.', 'Data viitoare aș alege mai atent.', 'choice-'),
  ],
} satisfies Readonly<Record<string, readonly Sentence[]>>;
