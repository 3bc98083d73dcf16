import { b, same } from '#adapters/provider-sandbox/catalogue/text.ts';
import type { ArticleText } from './article-text.ts';
import { articleTextsOlder } from './articles-older.ts';

export const articleTexts: readonly ArticleText[] = [
  {
    slug: 'xiaomi-17-v-moldove',
    date: '2026-10-29',
    tint: '#E6ECF3',
    picture: ['phone', 'xiaomi-17', 'sky'],
    mentions: [[same('Xiaomi 17'), 'xiaomi-17-12-256-sky']],
    ru: {
      title: 'Xiaomi 17 приехал в Молдову: что мы узнали за неделю с ним',
      lead: 'Компактный флагман с батареей на 7000 мА·ч. Рассказываем, где он удивил, а где нет.',
      body: [
        'Мы взяли Xiaomi 17 в обычную рабочую неделю: троллейбусы, созвоны и длинные вечера. Телефон размером с прошлогодний заряжали через день — для такого корпуса это редкость.',
        'Камеры сняли всё, что мы просили: осенний парк Долина Роз, меню в тёмном кафе, кота в движении. Портреты стали спокойнее, кожа больше не блестит, как пластик.',
        'Из спорного — плоские грани: красиво, но без чехла впиваются в ладонь. И беспроводная зарядка требует фирменной подставки, чтобы раскрыться полностью.',
        'Итог простой: если вам надоели большие телефоны, но не хочется жертвовать батареей, других вариантов почти нет. Модель есть во всех наших магазинах в двух цветах.',
      ],
    },
    ro: {
      title: 'Xiaomi 17 a ajuns în Moldova: ce am aflat după o săptămână cu el',
      lead: 'Un flagship compact cu baterie de 7000 mAh. Unde ne-a surprins și unde nu.',
      body: [
        'Am luat Xiaomi 17 într-o săptămână obișnuită: troleibuze, apeluri și seri lungi. Un telefon cât cel de anul trecut s-a încărcat o dată la două zile, ceea ce pentru asemenea dimensiuni e o raritate.',
        'Camerele au făcut tot ce le-am cerut: toamna din Valea Trandafirilor, meniul dintr-o cafenea întunecată, o pisică în mișcare. Portretele sunt mai calme, pielea nu mai strălucește ca plasticul.',
        'Discutabile sunt marginile plate: frumoase, dar fără husă se simt în palmă. Iar încărcarea wireless își arată puterea doar cu suportul propriu.',
        'Concluzia e simplă: dacă v-ați săturat de telefoane mari, dar nu vreți să renunțați la baterie, aproape că nu aveți alternativă. Modelul e în toate magazinele noastre, în două culori.',
      ],
    },
  },
  {
    slug: 'kak-vybrat-robot-pylesos',
    date: '2026-10-24',
    tint: '#E9EDE9',
    picture: ['robot-vacuum', 'dreame-l40-ultra-gen-2', 'white'],
    mentions: [
      [same('Xiaomi Robot Vacuum S40'), 'xiaomi-robot-vacuum-s40-white'],
      [same('Roborock Qrevo C'), 'roborock-qrevo-c-white'],
      [same('Dreame L40 Ultra Gen 2'), 'dreame-l40-ultra-gen-2-white'],
    ],
    ru: {
      title: 'Робот-пылесос без ошибок: пять вопросов перед покупкой',
      lead: 'Ворс, пороги, кот и шкаф: от чего на самом деле зависит выбор.',
      body: [
        'Первый вопрос — пороги. Большинство роботов переезжает два сантиметра; если у вас старый дом с высокими порожками, измерьте их заранее.',
        'Второй — ковры. Швабры, которые поднимаются сами, спасают светлый ворс. Если ковров нет, переплачивать за это незачем.',
        'Третий — животные. Станция с самоочисткой и щётка, на которую не наматывается шерсть, экономят полчаса в неделю.',
        'Четвёртый и пятый — место и вода. Станция занимает половину тумбы, а самые удобные модели моют швабры горячей водой и сушат их сами.',
        'Ответили? Приходите в магазин на Чеканах: там можно посмотреть, как роботы едут по настоящему полу, а не по картинке.',
        'С чего начать сравнение: Xiaomi Robot Vacuum S40 для квартиры без ковров, Roborock Qrevo C со станцией, которая сама моет швабры, и Dreame L40 Ultra Gen 2 для дома с животными. Остальные — среди <a href="/robot-vacuums">всех роботов-пылесосов</a>.',
      ],
    },
    ro: {
      title: 'Aspirator robot fără greșeli: cinci întrebări înainte de cumpărare',
      lead: 'Covor, praguri, pisică și dulap: de ce depinde cu adevărat alegerea.',
      body: [
        'Prima întrebare: pragurile. Majoritatea roboților trec peste doi centimetri; dacă aveți o casă veche cu praguri înalte, măsurați-le din timp.',
        'A doua: covoarele. Mopurile care se ridică singure protejează covoarele deschise. Dacă nu aveți covoare, nu are rost să plătiți în plus.',
        'A treia: animalele. O stație cu golire automată și o perie pe care nu se adună părul vă economisesc o jumătate de oră pe săptămână.',
        'A patra și a cincea: locul și apa. Stația ocupă o jumătate de noptieră, iar modelele cele mai comode spală mopurile cu apă fierbinte și le usucă singure.',
        'Ați răspuns? Veniți la magazinul de la Ciocana: acolo roboții merg pe o podea adevărată, nu într-o poză.',
        'De unde începeți comparația: Xiaomi Robot Vacuum S40 pentru un apartament fără covoare, Roborock Qrevo C cu stație care își spală singură mopurile și Dreame L40 Ultra Gen 2 pentru o casă cu animale. Celelalte sunt printre <a href="/robot-vacuums">toate aspiratoarele robot</a>.',
      ],
    },
  },
  {
    slug: 'subbota-trade-in',
    date: '2026-10-18',
    tint: '#F3E9E2',
    picture: ['phone', 'apple-iphone-16', 'teal'],
    ru: {
      title: 'Трейд-ин теперь за двадцать минут',
      lead: 'Оценка на месте, скидка сразу, данные переносим при вас.',
      body: [
        'Раньше обмен занимал день: устройство уезжало в сервис на оценку. Теперь мастер с тестовым стендом работает в каждом кишинёвском магазине.',
        'Принесите телефон, планшет, часы или ноутбук. Проверка занимает около двадцати минут, результат мы показываем на экране — по каждому пункту отдельно.',
        'Сумму можно сразу вычесть из новой покупки. Перенос контактов, снимков и переписки входит в услугу, старое устройство стираем при вас.',
        'Узнать сумму заранее можно на странице <a href="/trade-in">трейд-ина</a>.',
      ],
    },
    ro: {
      title: 'Trade-in în douăzeci de minute',
      lead: 'Evaluare pe loc, reducere imediată, datele le transferăm în fața dumneavoastră.',
      body: [
        'Până acum schimbul dura o zi: dispozitivul pleca la service pentru evaluare. Acum un specialist cu stand de testare lucrează în fiecare magazin din Chișinău.',
        'Aduceți telefonul, tableta, ceasul sau laptopul. Verificarea durează cam douăzeci de minute, iar rezultatul îl arătăm pe ecran, punct cu punct.',
        'Suma se scade imediat din noua cumpărătură. Transferul contactelor, al pozelor și al mesajelor e inclus, iar dispozitivul vechi îl ștergem în fața dumneavoastră.',
        'Suma o puteți afla din timp pe pagina <a href="/trade-in">trade-in</a>.',
      ],
    },
  },
  {
    slug: 'uvlazhnitel-ili-ochistitel',
    date: '2026-10-12',
    tint: '#E5F0EE',
    picture: ['humidifier', 'xiaomi-smart-humidifier-2', 'white'],
    ru: {
      title: 'Увлажнитель или очиститель: что купить к отопительному сезону',
      lead: 'Батареи включили, нос пересох. Разбираемся, какой прибор поможет.',
      body: [
        'Когда включают отопление, влажность в квартире падает до двадцати пяти процентов. Это и есть сухое горло по утрам — здесь нужен увлажнитель.',
        'Очиститель решает другую задачу: убирает пыль, пыльцу и запахи. Если в доме аллергик или окна выходят на дорогу, начинайте с него.',
        'Ультразвуковые увлажнители тише и дешевле, но любят мягкую воду. Испарительные сами не дают переувлажнить комнату.',
        'Можно взять оба, но ставьте их в разных концах комнаты: фильтр не любит туман.',
        'Посмотрите <a href="/humidifiers">все увлажнители</a> и <a href="/air-purifiers">все очистители</a>.',
      ],
    },
    ro: {
      title: 'Umidificator sau purificator: ce alegeți pentru sezonul rece',
      lead: 'S-a dat căldura și aerul s-a uscat. Ce aparat ajută cu adevărat.',
      body: [
        'Când pornește încălzirea, umiditatea din apartament scade până la douăzeci și cinci la sută. De aici gâtul uscat dimineața, și aici ajută umidificatorul.',
        'Purificatorul are altă treabă: scoate praful, polenul și mirosurile. Dacă aveți o persoană alergică în casă sau ferestre spre drum, începeți cu el.',
        'Umidificatoarele ultrasonice sunt mai silențioase și mai ieftine, dar le place apa moale. Cele evaporative nu lasă camera să devină prea umedă.',
        'Le puteți lua pe amândouă, doar puneți-le în colțuri diferite: filtrului nu îi place ceața.',
        'Vedeți <a href="/humidifiers">toate umidificatoarele</a> și <a href="/air-purifiers">toate purificatoarele</a>.',
      ],
    },
  },
  {
    slug: 'magazin-v-komrate',
    date: '2026-10-05',
    tint: '#F2EDE2',
    picture: ['speaker', 'jbl-flip-7', 'blue'],
    ru: {
      title: 'Открылись в Комрате: девятый магазин Zori',
      lead: 'Улица Победы, 54. Пробуйте, спрашивайте, забирайте заказы.',
      body: [
        'Мы давно возили заказы в Гагаузию, а теперь там есть и свой магазин: светлый зал, стол для примерки наушников и стена с зарядками.',
        'Здесь можно забрать интернет-заказ, сдать устройство в сервис и оформить трейд-ин. Продавцы говорят на трёх языках.',
        'До конца месяца каждому покупателю дарим защитное стекло с поклейкой. Ждём с понедельника по субботу с девяти утра.',
        'Адреса и часы всех девяти — на странице <a href="/contacts">магазинов</a>.',
      ],
    },
    ro: {
      title: 'Am deschis la Comrat: al nouălea magazin Zori',
      lead: 'Strada Pobeda, 54. Încercați, întrebați, ridicați-vă comenzile.',
      body: [
        'De mult timp livrăm comenzi în Găgăuzia, iar acum avem acolo și magazin: o sală luminoasă, o masă pentru probat căștile și un perete întreg cu încărcătoare.',
        'Aici puteți ridica o comandă online, preda un dispozitiv la service sau face trade-in. Consultanții vorbesc trei limbi.',
        'Până la sfârșitul lunii fiecare cumpărător primește o sticlă de protecție cu montaj. Vă așteptăm de luni până sâmbătă, de la nouă dimineața.',
        'Adresele și programul tuturor celor nouă sunt pe pagina <a href="/contacts">magazinelor</a>.',
      ],
    },
  },
  {
    slug: 'redmi-note-15-kakoy-vybrat',
    date: '2026-09-28',
    tint: '#E7ECF2',
    picture: ['phone', 'redmi-note-15-pro-5g', 'mist-blue'],
    mentions: [
      [same('Redmi Note 15'), 'redmi-note-15-6-128-blue'],
      [b('Версия с 5G', 'Versiunea 5G'), 'redmi-note-15-5g-8-256-mist-blue'],
      [same('Pro 5G'), 'redmi-note-15-pro-5g-12-512-mist-blue'],
      [same('Pro+'), 'redmi-note-15-pro-plus-5g-8-256-mocha'],
    ],
    ru: {
      title: 'Четыре Redmi Note 15: в чём разница и какой взять',
      lead: 'От простого до Pro+ — объясняем без таблиц на три экрана.',
      body: [
        'Обычный Redmi Note 15 — выбор для звонков, карт и соцсетей. У него большая батарея и яркий экран, а камера на 108 Мп хорошо снимает днём.',
        'Версия с 5G быстрее и легче, её приятнее держать. Если в вашем городе есть сеть пятого поколения, доплата оправдана.',
        'Pro 5G получил главную камеру на 200 Мп и защиту от воды. Это самый сбалансированный вариант, его и покупают чаще всего.',
        'Pro+ заряжается вдвое быстрее и увереннее снимает ночью. Брать его стоит, если телефон вы меняете раз в четыре года.',
      ],
    },
    ro: {
      title: 'Patru modele Redmi Note 15: care e diferența și pe care îl alegeți',
      lead: 'De la cel simplu la Pro+, explicat fără tabele interminabile.',
      body: [
        'Redmi Note 15 obișnuit e pentru apeluri, hărți și rețele sociale. Are baterie mare, ecran luminos, iar camera de 108 MP face poze bune ziua.',
        'Versiunea 5G e mai rapidă și mai ușoară, se ține mai plăcut. Dacă în orașul dumneavoastră există rețea 5G, diferența de preț se justifică.',
        'Pro 5G are cameră principală de 200 MP și protecție la apă. E varianta cea mai echilibrată și cea mai vândută.',
        'Pro+ se încarcă de două ori mai repede și fotografiază mai sigur noaptea. Merită dacă schimbați telefonul o dată la patru ani.',
      ],
    },
  },
  {
    slug: 'airpods-pro-3-pervye-vpechatleniya',
    date: '2026-09-21',
    tint: '#EEEEF1',
    picture: ['earbuds', 'apple-airpods-pro-3', 'white'],
    mentions: [[same('AirPods Pro 3'), 'apple-airpods-pro-3-white']],
    ru: {
      title: 'AirPods Pro 3: тише стало даже в маршрутке',
      lead: 'Новые насадки, пульс и перевод разговора — проверяем на улицах Кишинёва.',
      body: [
        'Главное слышно сразу: гул двигателя исчезает, а голос водителя остаётся. Шумоподавление заметно сильнее прошлого поколения.',
        'Датчик пульса считает тренировку без часов. Мы сравнили показания с нагрудным ремнём — разница в два-три удара.',
        'Посадка AirPods Pro 3 изменилась, поэтому примерьте перед покупкой: в магазине на Штефан чел Маре есть пара для примерки, насадки меняем на новые для каждого.',
      ],
    },
    ro: {
      title: 'AirPods Pro 3: mai multă liniște chiar și în rutieră',
      lead: 'Dopuri noi, puls și traducerea conversației, testate pe străzile Chișinăului.',
      body: [
        'Esențialul se aude imediat: motorul dispare, iar vocea șoferului rămâne. Anularea zgomotului e vizibil mai puternică decât la generația trecută.',
        'Senzorul de puls măsoară antrenamentul fără ceas. Am comparat cu centura de piept: diferența e de două-trei bătăi.',
        'Forma AirPods Pro 3 s-a schimbat, așa că probați-le înainte: la magazinul de pe Ștefan cel Mare avem o pereche de test, cu dopuri noi pentru fiecare.',
      ],
    },
  },
  {
    slug: 'gotovim-samokat-k-zime',
    date: '2026-09-14',
    tint: '#E8ECE4',
    picture: ['scooter', 'ninebot-max-g3', 'graphite'],
    ru: {
      title: 'Как подготовить самокат к зиме',
      lead: 'Три вещи, из-за которых батарея весной остаётся живой.',
      body: [
        'Не оставляйте самокат на балконе: при нуле батарея теряет ёмкость быстрее, чем в дороге. Место в прихожей надёжнее.',
        'Храните с зарядом около шестидесяти процентов и раз в месяц подзаряжайте. Полная зарядка на полгода так же вредна, как и полный разряд.',
        'Перед сезоном проверьте давление в колёсах и натяжение тормоза. В сервисе это занимает пятнадцать минут и стоит как чашка кофе.',
        'Записаться можно в <a href="/service">сервисный центр</a>, а если этой зимой вы только выбираете — вот <a href="/electric-scooters">все самокаты</a>.',
      ],
    },
    ro: {
      title: 'Cum pregătiți trotineta pentru iarnă',
      lead: 'Trei lucruri datorită cărora bateria rămâne sănătoasă până în primăvară.',
      body: [
        'Nu lăsați trotineta pe balcon: la zero grade bateria pierde capacitate mai repede decât la drum. Locul din hol e mai sigur.',
        'Păstrați-o încărcată la aproximativ șaizeci la sută și reîncărcați-o o dată pe lună. Încărcarea completă pentru jumătate de an e la fel de dăunătoare ca descărcarea totală.',
        'Înainte de sezon verificați presiunea din roți și frâna. La service durează un sfert de oră și costă cât o cafea.',
        'Vă puteți programa la <a href="/service">centrul de service</a>, iar dacă iarna aceasta abia alegeți, iată <a href="/electric-scooters">toate trotinetele</a>.',
      ],
    },
  },
  {
    slug: 'skolko-pamyati-nuzhno',
    date: '2026-09-07',
    tint: '#ECE8F1',
    picture: ['memory-card', 'samsung-evo-plus', 'white'],
    ru: {
      title: '128, 256 или 512: сколько памяти нужно телефону',
      lead: 'Посчитали на реальных телефонах наших покупателей.',
      body: [
        'Система и приложения занимают около сорока гигабайт. Мессенджеры за два года добавляют ещё столько же — если не чистить пересланные видео.',
        'Минута видео в 4K весит почти четыреста мегабайт. Снимаете детей каждые выходные — берите 256 ГБ и не думайте.',
        '512 ГБ нужны тем, кто монтирует на телефоне или скачивает сериалы в дорогу. Остальным разумнее потратить разницу на облако или карту памяти.',
        'В списке <a href="/smartphones">смартфонов</a> память можно выбрать фильтром, а <a href="/memory-cards">карты памяти</a> лежат отдельно.',
      ],
    },
    ro: {
      title: '128, 256 sau 512: câtă memorie vă trebuie',
      lead: 'Am socotit pe telefoanele reale ale cumpărătorilor noștri.',
      body: [
        'Sistemul și aplicațiile ocupă cam patruzeci de gigabyți. Mesageriile mai adaugă tot atât în doi ani, dacă nu ștergeți filmulețele redirecționate.',
        'Un minut de filmare 4K are aproape patru sute de megabyți. Dacă filmați copiii în fiecare weekend, luați 256 GB și nu vă mai gândiți.',
        '512 GB sunt pentru cei care montează pe telefon sau descarcă seriale la drum. Ceilalți pot cheltui diferența pe cloud sau pe un card.',
        'În lista de <a href="/smartphones">smartphone-uri</a> memoria se alege cu un filtru, iar <a href="/memory-cards">cardurile de memorie</a> sunt separat.',
      ],
    },
  },
  {
    slug: 'nazad-v-shkolu-planshety',
    date: '2026-08-26',
    tint: '#EAF0E4',
    picture: ['tablet', 'xiaomi-pad-7', 'green'],
    mentions: [[same('Xiaomi Pad 7'), 'xiaomi-pad-7-8-128-green']],
    ru: {
      title: 'Планшет в школу: на что смотреть родителям',
      lead: 'Размер экрана, стекло, перо и родительский контроль.',
      body: [
        'Для начальной школы хватает экрана в восемь-девять дюймов: руки маленькие, портфель тоже. Для лицея удобнее одиннадцать.',
        'Перо важнее мощности. Конспект от руки запоминается лучше, чем напечатанный, и распознавание уже понимает школьный почерк.',
        'Чехол-книжка и стекло обязательны. Родительский контроль настроим бесплатно при покупке: часы сна, лимиты и список приложений.',
        'Для лицея чаще всего берут Xiaomi Pad 7. Посмотрите <a href="/tablets">все планшеты</a> и <a href="/tablet-covers">чехлы к ним</a>.',
      ],
    },
    ro: {
      title: 'Tabletă pentru școală: la ce se uită părinții',
      lead: 'Dimensiunea ecranului, sticla, stiloul și controlul parental.',
      body: [
        'Pentru clasele mici ajunge un ecran de opt-nouă inchi: mâinile sunt mici, ghiozdanul la fel. La liceu sunt mai comozi unsprezece inchi.',
        'Stiloul contează mai mult decât puterea. Notițele scrise de mână se rețin mai bine, iar recunoașterea descifrează deja scrisul de școlar.',
        'Husa tip carte și sticla sunt obligatorii. Controlul parental îl configurăm gratuit la cumpărare: ore de somn, limite și lista de aplicații.',
        'Pentru liceu se ia cel mai des Xiaomi Pad 7. Vedeți <a href="/tablets">toate tabletele</a> și <a href="/tablet-covers">husele pentru ele</a>.',
      ],
    },
  },
  {
    slug: 'kak-chitat-energeticheskuyu-etiketku',
    date: '2026-08-17',
    tint: '#E6EEF0',
    picture: ['tv', 'samsung-qe-q7f-55-inch', 'black'],
    ru: {
      title: 'Как читать энергетическую этикетку телевизора',
      lead: 'Почему класс G — не приговор и где спрятаны настоящие цифры.',
      body: [
        'С новой шкалой почти все телевизоры оказались в классах F и G. Это не значит, что они прожорливы: просто шкалу оставили на вырост.',
        'Смотрите на киловатт-часы за тысячу часов. Разница в сорок киловатт-часов в год — примерно цена одного похода в кино.',
        'Сильнее всего экономит яркость: автоматический датчик света снижает расход на треть, и картинка от этого только выигрывает.',
        'Этикетка есть у каждого из <a href="/televisions">наших телевизоров</a>: спросите её у консультанта или в чате.',
      ],
    },
    ro: {
      title: 'Cum se citește eticheta energetică a televizorului',
      lead: 'De ce clasa G nu e o sentință și unde se ascund cifrele adevărate.',
      body: [
        'Cu noua scară aproape toate televizoarele au ajuns în clasele F și G. Nu înseamnă că sunt energofage: scara a fost gândită cu rezervă.',
        'Uitați-vă la kilowați-oră pentru o mie de ore. O diferență de patruzeci de kilowați-oră pe an e cam prețul unei ieșiri la film.',
        'Cel mai mult economisește luminozitatea: senzorul automat reduce consumul cu o treime, iar imaginea doar câștigă.',
        'Eticheta există pentru fiecare dintre <a href="/televisions">televizoarele noastre</a>: cereți-o consultantului sau în chat.',
      ],
    },
  },
  {
    slug: 'ekshn-kamera-v-otpusk',
    date: '2026-07-30',
    tint: '#E2EEF2',
    picture: ['action-camera', 'gopro-hero13-black', 'black'],
    mentions: [
      [same('GoPro HERO'), 'gopro-hero-black'],
      [same('DJI Osmo Action 6'), 'dji-osmo-action-6-black'],
    ],
    ru: {
      title: 'Экшн-камера в отпуск: что взять, кроме самой камеры',
      lead: 'Список из пяти мелочей, без которых съёмка заканчивается на второй день.',
      body: [
        'Запасной аккумулятор — первое. На жаре и в холодной воде заряд уходит вдвое быстрее, чем в инструкции.',
        'Карта с маркировкой V30. На медленной камера останавливает запись в самый интересный момент.',
        'Поплавок-ручка, салфетка и крепление на рюкзак. Всё вместе весит меньше бутылки воды, а кадров даёт втрое больше.',
        'И последнее: включите замок экрана перед прыжком. Иначе половина отпуска будет снята в режиме меню.',
        'Сами <a href="/action-cameras">экшн-камеры</a> и <a href="/memory-cards">карты памяти</a> к ним есть в каталоге; новичкам мы чаще советуем GoPro HERO, а под воду — DJI Osmo Action 6.',
      ],
    },
    ro: {
      title: 'Camera de acțiune în vacanță: ce luați pe lângă ea',
      lead: 'Cinci mărunțișuri fără care filmările se termină a doua zi.',
      body: [
        'Bateria de rezervă e prima. Pe căldură și în apă rece se descarcă de două ori mai repede decât scrie în manual.',
        'Un card marcat V30. Cu unul lent camera se oprește exact în momentul cel mai interesant.',
        'Mâner plutitor, lavetă și prindere pentru rucsac. Împreună cântăresc mai puțin decât o sticlă de apă, dar dau de trei ori mai multe cadre.',
        'Și ultimul: blocați ecranul înainte de salt. Altfel jumătate din vacanță va fi filmată în meniu.',
        '<a href="/action-cameras">Camerele de acțiune</a> și <a href="/memory-cards">cardurile de memorie</a> pentru ele sunt în catalog; începătorilor le recomandăm mai des GoPro HERO, iar pentru sub apă, DJI Osmo Action 6.',
      ],
    },
  },
  ...articleTextsOlder,
];
