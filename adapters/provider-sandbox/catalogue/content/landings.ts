import { colourBySlug } from '#adapters/provider-sandbox/catalogue/colours.ts';
import type { SeedLanding } from '#adapters/provider-sandbox/catalogue/content-model.ts';
import type { PictureFamily, PictureSpec } from '#adapters/provider-sandbox/catalogue/model.ts';
import { mainBanners, menuBanners } from '#adapters/provider-sandbox/catalogue/settings/banners.ts';
import type { SeedBanner } from '#adapters/provider-sandbox/catalogue/settings-model.ts';
import { b } from '#adapters/provider-sandbox/catalogue/text.ts';

const picture = (family: PictureFamily, model: string, colour: string): PictureSpec => ({
  family,
  model,
  colour: colourBySlug(colour).hex,
});

function known(banner: SeedBanner | undefined): SeedBanner {
  if (!banner) throw new Error('A landing page needs its banner');
  return banner;
}

/** Pages made for one campaign, assembled from blocks. */
export const landings: SeedLanding[] = [
  {
    slug: 'xiaomi-15t',
    title: b('Серия Xiaomi 15T', 'Seria Xiaomi 15T'),
    description: b(
      'Два телефона, одна камера мечты: сравните Xiaomi 15T и 15T Pro.',
      'Două telefoane, o cameră de vis: comparați Xiaomi 15T și 15T Pro.',
    ),
    blocks: [
      {
        kind: 'hero',
        title: b('Ближе, чем кажется', 'Mai aproape decât pare'),
        text: b(
          'Xiaomi 15T Pro приближает в пять раз без потери деталей.',
          'Xiaomi 15T Pro apropie de cinci ori fără să piardă detalii.',
        ),
        tint: '#EFE6DF',
        pictures: [picture('phone', 'xiaomi-15t-pro', 'mocha'), picture('phone', 'xiaomi-15t', 'grey')],
      },
      {
        kind: 'features',
        title: b('Три причины выбрать 15T', 'Trei motive pentru 15T'),
        items: [
          {
            title: b('Зум без потерь', 'Zoom fără pierderi'),
            text: b(
              'Пятикратный телеобъектив у Pro и двукратный у 15T: лица остаются чёткими с другого конца зала.',
              'Teleobiectiv 5x la Pro și 2x la 15T: chipurile rămân clare și din celălalt capăt al sălii.',
            ),
          },
          {
            title: b('Экран на весь день', 'Ecran pentru toată ziua'),
            text: b(
              'До 3200 нит: карту видно под июльским солнцем, а в темноте яркость опускается почти до нуля.',
              'Până la 3200 de niți: harta se vede sub soarele de iulie, iar noaptea luminozitatea coboară aproape la zero.',
            ),
          },
          {
            title: b('Полный заряд за 36 минут', 'Încărcare completă în 36 de minute'),
            text: b(
              '90 Вт по проводу и 50 Вт без него у Pro, 67 Вт по проводу у 15T.',
              '90 W cu fir și 50 W fără fir la Pro, 67 W cu fir la 15T.',
            ),
          },
        ],
      },
      {
        kind: 'text',
        title: b('Что отличает Pro', 'Ce aduce Pro'),
        html: b(
          '<p>У Pro телеобъектив с пятикратным зумом, экран на 144 Гц и беспроводная зарядка. Обычный 15T легче и доступнее, а основная камера у них общая.</p>',
          '<p>Pro are teleobiectiv cu zoom 5x, ecran la 144 Hz și încărcare wireless. 15T e mai ușor și mai accesibil, iar camera principală este aceeași.</p>',
        ),
      },
      {
        kind: 'products',
        title: b('Выберите свой', 'Alegeți-l pe al dumneavoastră'),
        productUrls: [
          'xiaomi-15t-pro-12-512-mocha',
          'xiaomi-15t-pro-12-256-black',
          'xiaomi-15t-12-256-grey',
          'xiaomi-15t-12-512-black',
        ],
      },
      {
        kind: 'products',
        title: b('Защитите сразу', 'Protejați-l din prima zi'),
        productUrls: ['nillkin-camshield-pro-15t-pro-black', 'baseus-lens-film-xiaomi-15t-pro-transparent'],
      },
      {
        kind: 'faq',
        title: b('Вопросы', 'Întrebări'),
        items: [
          {
            question: b('Есть ли зарядка в комплекте?', 'Are încărcător în cutie?'),
            answer: b(
              'Нет, только кабель. Подойдёт любая зарядка Power Delivery.',
              'Nu, doar cablul. Se potrivește orice încărcător Power Delivery.',
            ),
          },
          {
            question: b('Сколько лет будут обновления?', 'Câți ani primește actualizări?'),
            answer: b(
              'Пять версий Android и шесть лет обновлений безопасности.',
              'Cinci versiuni de Android și șase ani de actualizări de securitate.',
            ),
          },
        ],
      },
    ],
  },
  {
    slug: 'umnyy-dom',
    title: b('Умный дом с нуля', 'Casă inteligentă de la zero'),
    description: b(
      'Первый набор за один вечер: свет, розетки, камера и робот.',
      'Primul set într-o seară: lumini, prize, cameră și robot.',
    ),
    blocks: [
      {
        kind: 'hero',
        title: b('Дом просыпается вместе с вами', 'Casa se trezește odată cu dumneavoastră'),
        text: b(
          'Начните с трёх устройств — остальное добавите потом.',
          'Începeți cu trei dispozitive, restul le adăugați pe parcurs.',
        ),
        tint: '#E6EFE3',
        pictures: [
          picture('smart-lamp', 'xiaomi-bedside-lamp-2', 'white'),
          picture('smart-plug', 'tp-link-tapo-p110', 'white'),
        ],
      },
      {
        kind: 'features',
        title: b('Как это устроено', 'Cum funcționează'),
        items: [
          {
            title: b('Без ремонта', 'Fără renovare'),
            text: b(
              'Лампы и розетки встают на место обычных за минуту, провода не нужны.',
              'Becurile și prizele iau locul celor obișnuite într-un minut, fără cabluri noi.',
            ),
          },
          {
            title: b('Одно приложение', 'O singură aplicație'),
            text: b(
              'Все устройства этой страницы дружат между собой и с голосовыми помощниками.',
              'Toate dispozitivele de pe pagină se înțeleg între ele și cu asistenții vocali.',
            ),
          },
          {
            title: b('По одному шагу', 'Pas cu pas'),
            text: b(
              'Начните с розетки за пару сотен леев и добавляйте остальное, когда захочется.',
              'Începeți cu o priză de câteva sute de lei și adăugați restul când vreți.',
            ),
          },
        ],
      },
      {
        kind: 'products',
        title: b('Первый набор', 'Primul set'),
        productUrls: [
          'xiaomi-smart-plug-2-white',
          'yeelight-smart-bulb-w4-white',
          'xiaomi-smart-camera-c301-white',
          'xiaomi-robot-vacuum-s40-white',
        ],
      },
      {
        kind: 'text',
        title: b('С чего начать', 'De unde începeți'),
        html: b(
          '<p>Проверьте, что роутер раздаёт сеть 2,4&nbsp;ГГц: большинство устройств работают именно в ней. Потом установите приложение и добавьте первую розетку — это занимает две минуты.</p><p>Дальше создайте сценарий: в семь утра включается лампа, в восемь робот начинает уборку.</p>',
          '<p>Verificați dacă routerul oferă rețea de 2,4&nbsp;GHz: majoritatea dispozitivelor lucrează în ea. Apoi instalați aplicația și adăugați prima priză: durează două minute.</p><p>Mai departe creați un scenariu: la șapte se aprinde lampa, la opt robotul începe curățenia.</p>',
        ),
      },
      { kind: 'banner', banner: known(menuBanners['smart-home']) },
      {
        kind: 'faq',
        title: b('Вопросы', 'Întrebări'),
        items: [
          {
            question: b('Будет ли работать без интернета?', 'Funcționează fără internet?'),
            answer: b(
              'Выключатели и расписания — да, управление из города — нет.',
              'Întrerupătoarele și programările da, controlul de la distanță nu.',
            ),
          },
        ],
      },
    ],
  },
  {
    slug: 'chistyy-dom',
    title: b('Чистый дом без усилий', 'Casă curată fără efort'),
    description: b(
      'Роботы и вертикальные пылесосы, которые делают уборку за вас.',
      'Roboți și aspiratoare verticale care fac curat în locul dumneavoastră.',
    ),
    blocks: [
      {
        kind: 'hero',
        title: b('Суббота снова ваша', 'Sâmbăta vă aparține din nou'),
        text: b('Робот моет пол, пока вы пьёте кофе.', 'Robotul spală podeaua cât vă beți cafeaua.'),
        tint: '#E4ECEE',
        pictures: [
          picture('robot-vacuum', 'dreame-l40-ultra-gen-2', 'white'),
          picture('stick-vacuum', 'roborock-f25', 'white'),
        ],
      },
      {
        kind: 'products',
        title: b('Роботы с мойкой', 'Roboți care spală podeaua'),
        productUrls: [
          'dreame-l40-ultra-gen-2-white',
          'roborock-qrevo-c-white',
          'xiaomi-robot-vacuum-x20-plus-white',
          'roborock-saros-10r-black',
        ],
      },
      { kind: 'banner', banner: known(mainBanners[2]) },
      {
        kind: 'products',
        title: b('Для быстрой уборки', 'Pentru curățenie rapidă'),
        productUrls: [
          'xiaomi-vacuum-cleaner-g20-lite-white',
          'dreame-r20-blue',
          'roborock-f25-white',
          'dreame-h14-pro-black',
        ],
      },
    ],
  },
  {
    slug: 'podarki',
    title: b('Подарки до\u00a01\u00a0500\u00a0MDL', 'Cadouri până la\u00a01\u00a0500\u00a0MDL'),
    description: b(
      'Идеи на день рождения, новоселье и просто так.',
      'Idei pentru zi de naștere, casă nouă și fără motiv.',
    ),
    blocks: [
      {
        kind: 'hero',
        title: b('Подарок, которым пользуются', 'Un cadou care se folosește'),
        text: b('Собрали вещи, которые не уберут в шкаф.', 'Am adunat lucruri care nu ajung în dulap.'),
        tint: '#F5EBDD',
        pictures: [picture('speaker', 'jbl-go-4', 'red'), picture('fitness-band', 'xiaomi-smart-band-10', 'pink')],
      },
      {
        kind: 'products',
        title: b('Для неё', 'Pentru ea'),
        productUrls: [
          'xiaomi-smart-band-10-pink',
          'dreame-hair-glory-pink',
          'xiaomi-led-desk-lamp-2-white',
          'oclean-x-lite-white',
        ],
      },
      {
        kind: 'products',
        title: b('Для него', 'Pentru el'),
        productUrls: [
          'jbl-go-4-red',
          'anker-zolo-20000-30w-black',
          'xiaomi-grooming-kit-pro-black',
          '70mai-m310-black',
        ],
      },
      { kind: 'banner', banner: known(menuBanners.audio) },
      {
        kind: 'text',
        title: b('Не угадали?', 'Nu s-a potrivit?'),
        html: b(
          '<p>Обменяем подарок в течение четырнадцати дней, если упаковка цела. Чек без цены кладём по просьбе.</p>',
          '<p>Schimbăm cadoul în paisprezece zile dacă ambalajul e intact. La cerere punem bonul fără preț.</p>',
        ),
      },
    ],
  },
];
