import { same } from '#adapters/provider-sandbox/catalogue/text.ts';
import type { ArticleText } from './article-text.ts';

export const articleTextsOlder: readonly ArticleText[] = [
  {
    slug: 'ventilyator-ili-kondicioner',
    date: '2026-07-14',
    tint: '#EDF1EC',
    picture: ['fan', 'xiaomi-smart-standing-fan-2-pro', 'white'],
    mentions: [
      [same('Xiaomi Smart Tower Fan 2'), 'xiaomi-smart-tower-fan-2-white'],
      [same('Philips 5000'), 'philips-5000-cx5535-black'],
      [same('Xiaomi Smart Standing Fan 2 Pro'), 'xiaomi-smart-standing-fan-2-pro-white'],
    ],
    ru: {
      title: 'Вентилятор, который не мешает спать',
      lead: 'Пережили сорок градусов и выбрали три модели.',
      body: [
        'Самый тихий режим хороших вентиляторов — около тридцати децибел, это тише шёпота. Ищите мотор с постоянным током: он плавно регулируется и почти не гудит.',
        'Колонные Xiaomi Smart Tower Fan 2 и Philips 5000 занимают мало места и подходят спальням, а напольный Xiaomi Smart Standing Fan 2 Pro гоняет больше воздуха и годится для гостиной.',
        'Поставьте вентилятор у окна вечером, чтобы он тянул прохладу внутрь, а утром разверните его наружу. Разница — до трёх градусов.',
        'Все три и другие — в разделе <a href="/fans">«Вентиляторы»</a>.',
      ],
    },
    ro: {
      title: 'Ventilatorul care vă lasă să dormiți',
      lead: 'Am trecut prin patruzeci de grade și am ales trei modele.',
      body: [
        'Cel mai silențios mod al unui ventilator bun are cam treizeci de decibeli, mai încet decât o șoaptă. Căutați un motor cu curent continuu: se reglează lin și aproape nu se aude.',
        'Cele tip turn, Xiaomi Smart Tower Fan 2 și Philips 5000, ocupă puțin loc și se potrivesc în dormitor, iar Xiaomi Smart Standing Fan 2 Pro, de podea, mișcă mai mult aer și e bun în sufragerie.',
        'Seara puneți-l la fereastră să aducă răcoarea înăuntru, iar dimineața întoarceți-l spre afară. Diferența ajunge la trei grade.',
        'Toate trei și altele sunt în secțiunea <a href="/fans">„Ventilatoare”</a>.',
      ],
    },
  },
  {
    slug: 'wi-fi-7-nuzhen-li',
    date: '2026-06-29',
    tint: '#E5EAF0',
    picture: ['router', 'tp-link-archer-be230', 'black'],
    mentions: [[same('TP-Link Archer BE230'), 'tp-link-archer-be230-black']],
    ru: {
      title: 'Wi-Fi 7: нужен ли он дома уже сейчас',
      lead: 'Проверили в панельной девятиэтажке на Ботанике.',
      body: [
        'В доме, где видно тридцать чужих сетей, новый стандарт выигрывает не скоростью, а спокойствием: видео не замирает, когда соседи возвращаются с работы.',
        'Чтобы увидеть разницу, нужен и новый телефон или ноутбук. Старые устройства тоже работают лучше, но скромнее.',
        'Если ваш тариф до пятисот мегабит и роутеру меньше трёх лет, можно подождать. Если сигнал пропадает — меняйте смело.',
        'Мы проверяли с TP-Link Archer BE230. Другие модели — среди <a href="/wifi-routers">Wi-Fi роутеров</a>.',
      ],
    },
    ro: {
      title: 'Wi-Fi 7: aveți nevoie de el acasă chiar acum?',
      lead: 'Testat într-un bloc cu nouă etaje de la Botanica.',
      body: [
        'Într-o casă unde se văd treizeci de rețele vecine, noul standard câștigă nu prin viteză, ci prin liniște: filmul nu se oprește când vecinii vin de la serviciu.',
        'Ca să simțiți diferența aveți nevoie și de un telefon sau laptop nou. Dispozitivele vechi merg și ele mai bine, dar mai modest.',
        'Dacă aveți un abonament până la cinci sute de megabiți și routerul are sub trei ani, puteți aștepta. Dacă semnalul cade, schimbați-l fără ezitare.',
        'Am testat cu TP-Link Archer BE230. Alte modele găsiți printre <a href="/wifi-routers">routerele Wi-Fi</a>.',
      ],
    },
  },
  {
    slug: 'kofe-doma-dengi',
    date: '2026-06-11',
    tint: '#F0E7DC',
    picture: ['coffee-machine', 'delonghi-magnifica-evo-ecam290', 'black'],
    mentions: [[same('DeLonghi Magnifica Evo'), 'delonghi-magnifica-evo-ecam290-black']],
    ru: {
      title: 'За сколько чашек окупается кофемашина',
      lead: 'Считаем честно: зерно, вода, молоко и электричество.',
      body: [
        'Чашка эспрессо дома стоит около пяти леев, капучино — девять. В кофейне за то же просят сорок.',
        'При двух чашках в день автоматическая машина окупается за пять месяцев. Рожковая — быстрее, но потребует терпения и кофемолки.',
        'Не забудьте про уход: чистка от накипи раз в два месяца стоит как три чашки и продлевает жизнь помпы на годы.',
        'Считали на DeLonghi Magnifica Evo. Посмотрите и <a href="/coffee">остальные кофемашины</a>.',
      ],
    },
    ro: {
      title: 'După câte cești se amortizează un espressor',
      lead: 'Socoteală cinstită: boabe, apă, lapte și curent.',
      body: [
        'O ceașcă de espresso acasă costă cam cinci lei, un cappuccino nouă. La cafenea pentru același lucru plătiți patruzeci.',
        'La două cești pe zi un espressor automat se amortizează în cinci luni. Cel manual, mai repede, dar cere răbdare și râșniță.',
        'Nu uitați de întreținere: decalcifierea o dată la două luni costă cât trei cești și prelungește viața pompei cu ani.',
        'Am socotit cu DeLonghi Magnifica Evo. Vedeți și <a href="/coffee">celelalte espressoare</a>.',
      ],
    },
  },
  {
    slug: 'galaxy-a57-obzor',
    date: '2026-05-27',
    tint: '#E9E6F0',
    picture: ['phone', 'samsung-galaxy-a57-5g', 'lavender'],
    mentions: [[same('A57'), 'samsung-galaxy-a57-5g-8-128-lavender']],
    ru: {
      title: 'Galaxy A57: тонкий середняк с долгой поддержкой',
      lead: 'Шесть лет обновлений — аргумент, который перевешивает гигагерцы.',
      body: [
        'A57 стал тоньше и легче, а рамка вокруг экрана наконец одинаковая со всех сторон. В руке он воспринимается дороже своей цены.',
        'Производительности хватает для всего, кроме самых тяжёлых игр. Зато телефон не греется в навигаторе и держит заряд до вечера.',
        'Главное — срок поддержки. Купленный сегодня, он будет получать обновления до 2032 года, и это лучший довод для тех, кто меняет технику редко.',
      ],
    },
    ro: {
      title: 'Galaxy A57: un telefon subțire cu suport îndelungat',
      lead: 'Șase ani de actualizări cântăresc mai mult decât gigaherții.',
      body: [
        'A57 e mai subțire și mai ușor, iar rama din jurul ecranului este în sfârșit egală. În mână pare mai scump decât este.',
        'Performanța ajunge pentru orice, în afară de cele mai grele jocuri. În schimb nu se încălzește la navigație și ține până seara.',
        'Cel mai important e suportul. Cumpărat azi, va primi actualizări până în 2032, cel mai bun argument pentru cei care schimbă rar telefonul.',
      ],
    },
  },
  {
    slug: 'chasy-dlya-rebenka',
    date: '2026-05-12',
    tint: '#F3E6EC',
    picture: ['watch', 'xplora-x6-play', 'pink'],
    mentions: [[same('Xplora X6 Play'), 'xplora-x6-play-pink']],
    ru: {
      title: 'Часы для первоклассника: спокойствие на запястье',
      lead: 'Звонки, место на карте и школьный режим без игр.',
      body: [
        'Ребёнку рано носить телефон, но родителям важно знать, что он дошёл. Детские часы звонят на выбранные номера и показывают место на карте.',
        'Школьный режим отключает всё, кроме времени и кнопки помощи. Учителя нас за него уже благодарили.',
        'Проверьте сеть: часам нужна nano-SIM с пакетом данных. Настроим её в магазине за десять минут.',
        'Первоклассники чаще просят Xplora X6 Play. Все модели — среди <a href="/kids-watches">детских часов</a>.',
      ],
    },
    ro: {
      title: 'Ceas pentru clasa întâi: liniște la încheietură',
      lead: 'Apeluri, locul pe hartă și mod școală fără jocuri.',
      body: [
        'Copilul e mic pentru telefon, dar părinții vor să știe că a ajuns. Ceasul sună la numerele alese și arată locul pe hartă.',
        'Modul școală oprește totul, în afară de oră și butonul de ajutor. Învățătoarele ne-au mulțumit deja pentru el.',
        'Verificați rețeaua: ceasul are nevoie de nano-SIM cu internet. O configurăm în magazin în zece minute.',
        'Elevii de clasa întâi cer mai des Xplora X6 Play. Toate modelele sunt printre <a href="/kids-watches">ceasurile pentru copii</a>.',
      ],
    },
  },
  {
    slug: 'paskhalnyy-grafik',
    date: '2026-04-08',
    tint: '#F4EEDD',
    picture: ['case', 'apple-silicone-case-iphone-17-pro', 'orange'],
    ru: {
      title: 'Как работаем на Пасху',
      lead: 'График магазинов и доставки на праздничные дни.',
      body: [
        'В субботу накануне праздника магазины работают до 16:00, в воскресенье и понедельник мы отдыхаем с семьями.',
        'Заказы на сайте принимаем как обычно; привезём их начиная со вторника. Срочная доставка вернётся в среду.',
        'Сервисный центр в эти дни закрыт, но линия поддержки отвечает с десяти до пяти. Светлых праздников!',
        'Обычные часы — на странице <a href="/contacts">магазинов</a>, сроки доставки — на странице <a href="/delivery">доставки</a>.',
      ],
    },
    ro: {
      title: 'Programul nostru de Paști',
      lead: 'Magazinele și livrarea în zilele de sărbătoare.',
      body: [
        'Sâmbătă, în ajun, magazinele lucrează până la 16:00, iar duminică și luni suntem cu familiile.',
        'Comenzile de pe site le primim ca de obicei; le livrăm începând de marți. Livrarea expres revine miercuri.',
        'Centrul de service este închis, dar linia de asistență răspunde între zece și cinci. Sărbători luminoase!',
        'Programul obișnuit e pe pagina <a href="/contacts">magazinelor</a>, termenele, pe pagina <a href="/delivery">livrării</a>.',
      ],
    },
  },
  {
    slug: 'igrovoy-noutbuk-ili-konsol',
    date: '2026-03-24',
    tint: '#E7E4EE',
    picture: ['laptop', 'lenovo-legion-5-15', 'black'],
    ru: {
      title: 'Игровой ноутбук или консоль: на что копить',
      lead: 'Три сценария и честные цифры.',
      body: [
        'Если играть только дома и с друзьями — консоль: дешевле втрое, тише и не требует настройки.',
        'Если ноутбук всё равно нужен для учёбы, доплата за видеокарту обходится меньше, чем два устройства.',
        'Если времени мало и оно в дороге, присмотритесь к <a href="/handheld-consoles">портативным консолям</a>. Они проигрывают в графике, но выигрывают в минутах, которые вы действительно играете.',
        'Сравните <a href="/gaming-laptops">игровые ноутбуки</a> и <a href="/game-consoles">консоли</a> в каталоге.',
      ],
    },
    ro: {
      title: 'Laptop de gaming sau consolă: pentru ce strângeți bani',
      lead: 'Trei scenarii și cifre sincere.',
      body: [
        'Dacă jucați doar acasă și cu prietenii, luați consola: de trei ori mai ieftină, mai silențioasă și fără configurări.',
        'Dacă laptopul vă trebuie oricum la studii, diferența pentru placa video costă mai puțin decât două dispozitive.',
        'Dacă aveți puțin timp și mai ales pe drum, uitați-vă la <a href="/handheld-consoles">consolele portabile</a>. Pierd la grafică, dar câștigă la minutele în care chiar jucați.',
        'Comparați în catalog <a href="/gaming-laptops">laptopurile de gaming</a> și <a href="/game-consoles">consolele</a>.',
      ],
    },
  },
  {
    slug: 'podarki-k-8-marta',
    date: '2026-02-25',
    tint: '#F7E6E9',
    picture: ['hair-dryer', 'dreame-hair-glory', 'pink'],
    mentions: [[same('Dreame Hair Glory'), 'dreame-hair-glory-pink']],
    ru: {
      title: 'Подарки к 8 Марта, которые не пылятся',
      lead: 'Выбирали сами: то, чем пользуются каждый день.',
      body: [
        'Фен, который сушит за четыре минуты, ценят больше цветов — проверено на коллегах. К нему добавьте термозащиту и хорошее настроение.',
        'Умные весы и часы — подарок на грани, дарите только тем, кто просил. Зато <a href="/speakers">колонка</a> для кухни радует всех без исключения.',
        'Если сомневаетесь, возьмите подарочную карту: она действует год и принимается во всех магазинах.',
        'Коллеги проверяли на Dreame Hair Glory. Весь выбор — среди <a href="/hair-dryers">фенов и стайлеров</a>.',
      ],
    },
    ro: {
      title: 'Cadouri de 8 Martie care nu prind praf',
      lead: 'Alese de noi: lucruri folosite zi de zi.',
      body: [
        'Un uscător care termină în patru minute e apreciat mai mult decât florile, am verificat pe colege. Adăugați protecție termică și bună dispoziție.',
        'Cântarul inteligent și ceasul sunt cadouri la limită, oferiți-le doar cui le-a cerut. În schimb o <a href="/speakers">boxă</a> pentru bucătărie bucură pe toată lumea.',
        'Dacă aveți dubii, luați un card cadou: e valabil un an și se acceptă în toate magazinele.',
        'Colegele au testat Dreame Hair Glory. Toată oferta e la <a href="/hair-dryers">uscătoare și stylere</a>.',
      ],
    },
  },
  {
    slug: 'zaryadka-mify',
    date: '2026-02-03',
    tint: '#EFEDE6',
    picture: ['charger', 'anker-prime-100w', 'black'],
    ru: {
      title: 'Четыре мифа о зарядке телефона',
      lead: 'Можно ли оставлять на ночь и вредна ли быстрая.',
      body: [
        'Оставлять на ночь можно: телефон сам остановится на восьмидесяти процентах и дозарядится к утру, если включить бережный режим.',
        'Быстрая зарядка греет батарею первые минуты, но современные блоки сами снижают ток. Вредит не мощность, а жара под подушкой.',
        'Разряжать до нуля не нужно, наоборот: батарее легче жить между двадцатью и восемьюдесятью процентами.',
        'И последнее: дорогой кабель не заряжает быстрее, но дешёвый может заряжать вдвое медленнее. Ищите маркировку мощности.',
        'Посмотрите <a href="/wall-chargers">сетевые зарядки</a> и <a href="/cables">кабели</a>: мощность указана у каждого.',
      ],
    },
    ro: {
      title: 'Patru mituri despre încărcarea telefonului',
      lead: 'Îl puteți lăsa peste noapte și strică încărcarea rapidă?',
      body: [
        'Îl puteți lăsa peste noapte: telefonul se oprește la optzeci la sută și termină spre dimineață, dacă activați modul de protecție.',
        'Încărcarea rapidă încălzește bateria în primele minute, dar încărcătoarele moderne reduc singure curentul. Nu puterea strică, ci căldura de sub pernă.',
        'Nu trebuie descărcat până la zero, dimpotrivă: bateriei îi e mai ușor între douăzeci și optzeci la sută.',
        'Și ultimul: un cablu scump nu încarcă mai repede, dar unul ieftin poate încărca de două ori mai lent. Căutați marcajul de putere.',
        'Vedeți <a href="/wall-chargers">încărcătoarele de priză</a> și <a href="/cables">cablurile</a>: puterea e indicată la fiecare.',
      ],
    },
  },
  {
    slug: 'itogi-goda-2025',
    date: '2025-12-29',
    tint: '#E8EAEF',
    picture: ['phone', 'redmi-note-14-pro', 'green'],
    mentions: [
      [same('Redmi Note 14 Pro'), 'redmi-note-14-pro-8-256-violet'],
      [same('iPhone 16'), 'apple-iphone-16-256gb-teal'],
    ],
    ru: {
      title: 'Что покупали в 2025 году',
      lead: 'Телефон года, сюрприз года и товар, который раскупили за день.',
      body: [
        'Телефоном года стал Redmi Note 14 Pro: его выбирали и студенты, и их родители. За ним с отрывом в сто штук идёт iPhone 16.',
        'Сюрприз — <a href="/air-fryers">аэрогрили</a>: продажи выросли в четыре раза, и теперь у нас есть рецепт солёного печенья в аэрогриле от коллеги из Кагула.',
        'За один день разошлись самокаты Ninebot по предложению дня. Спасибо, что вы с нами; впереди ещё больше утренних новостей.',
      ],
    },
    ro: {
      title: 'Ce s-a cumpărat în 2025',
      lead: 'Telefonul anului, surpriza anului și produsul epuizat într-o zi.',
      body: [
        'Telefonul anului a fost Redmi Note 14 Pro: l-au ales și studenții, și părinții lor. Îl urmează, la o sută de bucăți distanță, iPhone 16.',
        'Surpriza au fost <a href="/air-fryers">friteuzele cu aer cald</a>: vânzările au crescut de patru ori, iar acum avem și o rețetă de sărățele de la o colegă din Cahul.',
        'Într-o singură zi s-au epuizat trotinetele Ninebot din oferta zilei. Mulțumim că sunteți cu noi; urmează și mai multe noutăți de dimineață.',
      ],
    },
  },
  {
    slug: 'chernaya-pyatnica-kak-ne-kupit-lishnee',
    date: '2025-11-20',
    tint: '#E3E3E6',
    picture: ['headphones', 'sony-wh-ch520', 'black'],
    ru: {
      title: 'Чёрная пятница: как не купить лишнее',
      lead: 'Советы от тех, кто эти скидки ставит.',
      body: [
        'Составьте список заранее и добавьте товары в <a href="/favorites">избранное</a>. Мы показываем, на сколько цена изменилась с того дня.',
        'Смотрите не на процент, а на сумму и на дату выхода модели. Скидка в сорок процентов на устаревшее — не всегда выгода.',
        'Сравните до трёх моделей рядом: кнопка сравнения есть у каждого товара. И помните про четырнадцать дней на возврат — они действуют и на распродаже.',
        'Всё, что продаётся со скидкой сегодня, — в <a href="/special-offers">спецпредложениях</a>.',
      ],
    },
    ro: {
      title: 'Black Friday: cum să nu cumpărați de prisos',
      lead: 'Sfaturi de la cei care pun reducerile.',
      body: [
        'Faceți lista din timp și adăugați produsele la <a href="/favorites">favorite</a>. Vă arătăm cu cât s-a schimbat prețul din ziua aceea.',
        'Uitați-vă nu la procent, ci la sumă și la data lansării. Patruzeci la sută la ceva depășit nu e mereu un câștig.',
        'Comparați până la trei modele alăturat: butonul de comparație este la fiecare produs. Și nu uitați de cele paisprezece zile de retur, valabile și la reduceri.',
        'Tot ce se vinde azi la reducere este la <a href="/special-offers">oferte speciale</a>.',
      ],
    },
  },
  {
    slug: 'servisnyy-centr-dva-dnya',
    date: '2025-10-15',
    tint: '#EAEFEA',
    picture: ['phone', 'samsung-galaxy-s26', 'sky'],
    ru: {
      title: 'Замена экрана за два дня',
      lead: 'Держим на складе детали для пятидесяти самых частых моделей.',
      body: [
        'Мы посмотрели на обращения за год: половина — экраны и батареи одних и тех же пятидесяти моделей. Теперь эти детали всегда лежат в мастерской.',
        'Принесли утром в понедельник — забрали во вторник вечером. Если не успели, скидка на работу пятьдесят процентов.',
        'Батареи меняем при вас за час: можно выпить кофе напротив и вернуться к телефону, который снова держит день.',
        'Цены и сроки — на странице <a href="/service">сервисного центра</a>.',
      ],
    },
    ro: {
      title: 'Ecran schimbat în două zile',
      lead: 'Ținem pe stoc piese pentru cincizeci dintre cele mai frecvente modele.',
      body: [
        'Am analizat solicitările dintr-un an: jumătate sunt ecrane și baterii la aceleași cincizeci de modele. Acum piesele sunt mereu în atelier.',
        'L-ați adus luni dimineața, îl luați marți seara. Dacă nu reușim, manopera are reducere de cincizeci la sută.',
        'Bateriile le schimbăm în fața dumneavoastră, într-o oră: beți o cafea peste drum și reveniți la un telefon care ține iar toată ziua.',
        'Prețurile și termenele sunt pe pagina <a href="/service">centrului de service</a>.',
      ],
    },
  },
];
