import type { SeedVacancy } from '#adapters/provider-sandbox/catalogue/content-model.ts';
import { b } from '#adapters/provider-sandbox/catalogue/text.ts';

const kishinev = b('Кишинёв', 'Chișinău');
const shifts = b('сменный график 2 через 2', 'în ture, 2 cu 2');
const weekdays = b('понедельник–пятница, 9:00–18:00', 'luni–vineri, 9:00–18:00');

const duties = (ru: readonly [string, string[], string], ro: readonly [string, string[], string]) => {
  const html = (lead: string, [intro, items, offer]: readonly [string, string[], string]) =>
    `<p>${intro}</p><p>${lead}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul><p>${offer}</p>`;
  return b(html('Что предстоит делать:', ru), html('Ce veți face:', ro));
};

/** Open positions; the active one heads the career page. */
export const vacancies: SeedVacancy[] = [
  {
    vacancyId: 'sales-consultant',
    title: b('Продавец-консультант', 'Consultant vânzări'),
    city: kishinev,
    schedule: shifts,
    salary: b('от\u00a011\u00a0000\u00a0MDL на руки', 'de la\u00a011\u00a0000\u00a0MDL net'),
    text: duties(
      [
        'Ищем человека, который любит технику и умеет слушать.',
        [
          'помогать с выбором без навязывания',
          'настраивать устройства при покупке',
          'следить за выкладкой и ценниками',
        ],
        'Обучаем две недели с оплатой, даём скидку на технику и медицинскую страховку.',
      ],
      [
        'Căutăm un om căruia îi plac electronicele și care știe să asculte.',
        [
          'ajutați la alegere fără să insistați',
          'configurați dispozitivele la cumpărare',
          'aveți grijă de expunere și de prețuri',
        ],
        'Instruire plătită de două săptămâni, reducere la produse și asigurare medicală.',
      ],
    ),
    isActive: true,
  },
  {
    vacancyId: 'service-engineer',
    title: b('Мастер по ремонту смартфонов', 'Specialist reparații smartphone-uri'),
    city: kishinev,
    schedule: weekdays,
    salary: b(
      'от\u00a016\u00a0000\u00a0MDL и процент с ремонтов',
      'de la\u00a016\u00a0000\u00a0MDL plus procent din reparații',
    ),
    text: duties(
      [
        'В мастерскую нужен мастер с твёрдой рукой.',
        ['менять экраны, батареи и разъёмы', 'проверять платы', 'честно говорить с клиентом о цене'],
        'Инструмент и детали наши, опыт от года.',
      ],
      [
        'Atelierul are nevoie de un specialist cu mâna sigură.',
        ['înlocuiți ecrane, baterii și mufe', 'diagnosticați plăcile', 'discutați deschis cu clientul despre preț'],
        'Unelte și piese de la noi, experiență de cel puțin un an.',
      ],
    ),
    isActive: false,
  },
  {
    vacancyId: 'courier',
    title: b('Курьер', 'Curier'),
    city: b('Бельцы', 'Bălți'),
    schedule: b('понедельник–суббота, 9:00–17:00', 'luni–sâmbătă, 9:00–17:00'),
    salary: b('от\u00a010\u00a0000\u00a0MDL', 'de la\u00a010\u00a0000\u00a0MDL'),
    text: duties(
      [
        'Развозим заказы по Бельцам и северу страны.',
        ['доставлять бережно и вовремя', 'помогать с проверкой товара', 'принимать оплату'],
        'Автомобиль и топливо предоставляем.',
      ],
      [
        'Livrăm comenzi în Bălți și în nordul țării.',
        ['livrați cu grijă și la timp', 'ajutați la verificarea produsului', 'încasați plata'],
        'Automobilul și combustibilul sunt de la noi.',
      ],
    ),
    isActive: false,
  },
  {
    vacancyId: 'content-editor',
    title: b('Редактор каталога', 'Redactor de catalog'),
    city: kishinev,
    schedule: weekdays,
    salary: b('от\u00a014\u00a0000\u00a0MDL', 'de la\u00a014\u00a0000\u00a0MDL'),
    text: duties(
      [
        'Описываем технику так, чтобы её понимали без словаря.',
        ['писать на русском и румынском', 'проверять характеристики', 'готовить новости и видео'],
        'Можно работать частично из дома.',
      ],
      [
        'Descriem dispozitivele astfel încât să fie înțelese fără dicționar.',
        ['scrieți în română și în rusă', 'verificați caracteristicile', 'pregătiți noutăți și video'],
        'Se poate lucra parțial de acasă.',
      ],
    ),
    isActive: false,
  },
  {
    vacancyId: 'call-centre-operator',
    title: b('Оператор линии поддержки', 'Operator linie de asistență'),
    city: kishinev,
    schedule: shifts,
    salary: b('от\u00a09\u00a0500\u00a0MDL', 'de la\u00a09\u00a0500\u00a0MDL'),
    text: duties(
      [
        'Отвечаем на звонки и сообщения по-человечески.',
        ['помогать с заказами', 'объяснять доставку и возврат', 'передавать сложное мастерам'],
        'Нужны свободные русский и румынский.',
      ],
      [
        'Răspundem la apeluri și mesaje omenește.',
        ['ajutați la comenzi', 'explicați livrarea și returul', 'transmiteți cazurile complicate la service'],
        'Este necesar să vorbiți fluent româna și rusa.',
      ],
    ),
    isActive: false,
  },
  {
    vacancyId: 'warehouse-lead',
    title: b('Старший смены склада', 'Șef de tură la depozit'),
    city: b('Ставчены', 'Stăuceni'),
    schedule: shifts,
    salary: b('от\u00a013\u00a0000\u00a0MDL', 'de la\u00a013\u00a0000\u00a0MDL'),
    text: duties(
      [
        'Собираем до шестисот заказов в день.',
        ['распределять задания', 'следить за точностью остатков', 'готовить отправки в регионы'],
        'Развозка из города и горячие обеды.',
      ],
      [
        'Pregătim până la șase sute de comenzi pe zi.',
        ['împărțiți sarcinile', 'urmăriți exactitatea stocurilor', 'pregătiți expedierile în regiuni'],
        'Transport din oraș și prânz cald.',
      ],
    ),
    isActive: false,
  },
];
