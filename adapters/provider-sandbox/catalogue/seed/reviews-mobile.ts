import type { FamilyReviews } from '#adapters/provider-sandbox/catalogue/review-texts.ts';
import { s } from '#adapters/provider-sandbox/catalogue/sentences.ts';

/** What shoppers say of phones, tablets and what is worn or carried with them. */
export const mobileReviews: FamilyReviews = {
  phone: {
    good: [
      s(
        'Экран яркий, на солнце в парке всё читается.',
        'Ecranul e luminos, se citește și în parc la soare.',
        'screen+',
      ),
      s(
        'Заряда хватает на полтора дня, с навигатором и роликами.',
        'Bateria ține o zi și jumătate cu navigație și filmulețe.',
        'battery+ battery>=4800',
      ),
      s(
        'Камера вечером снимает чётко, даже во дворе под фонарём.',
        'Camera face poze clare și seara în curte.',
        'camera+ main_camera>=48 price>=3500',
      ),
      s(
        'Банковские приложения и оплата телефоном работают без сюрпризов.',
        'Aplicațiile bancare și plata cu telefonul merg fără probleme.',
        'pay+ nfc',
      ),
      s('Заряжается, пока пью кофе.', 'Se încarcă până îmi beau cafeaua.', 'charge+ charging>=45'),
      s('В руке не скользит, кнопки нажимаются чётко.', 'Stă bine în mână și butoanele sunt ferme.', 'grip+'),
      s(
        'Динамики громкие, звонок слышно из другой комнаты.',
        'Difuzoarele sunt puternice, aud apelul din altă cameră.',
        'sound+',
      ),
      s(
        'Связь уверенно держит и в подвале, и по дороге на Оргеев.',
        'Semnalul e bun și pe drumul spre Orhei.',
        'signal+',
      ),
      s(
        'К вечеру остаётся процентов тридцать, больше мне и не надо.',
        'Seara rămân vreo treizeci la sută, mai mult nici nu-mi trebuie.',
        'battery+',
      ),
      s('Лента и карты листаются без рывков.', 'Paginile și hărțile curg fără sacadări.', 'smooth+ refresh_rate>=90'),
      s(
        'Отпечаток срабатывает с первого касания.',
        'Amprenta e recunoscută din prima atingere.',
        'unlock+ brand!=apple',
      ),
      s('Узнаёт меня и в шапке, и в очках.', 'Mă recunoaște și cu căciulă, și cu ochelari.', 'unlock+ brand=apple'),
      s(
        'Фотографии детей больше не смазываются.',
        'Pozele cu copiii nu mai ies mișcate.',
        'camera+ main_camera>=48 price>=3500',
      ),
      s(
        'На видеозвонках меня видно без шума, даже вечером.',
        'La apelurile video mă văd clar, chiar și seara.',
        'selfie+',
      ),
      s(
        'Всё перенеслось со старого телефона за полчаса, ничего не потерялось.',
        'Totul s-a mutat de pe telefonul vechi în jumătate de oră, nimic pierdut.',
        'move+',
      ),
      s(
        'Игры сына тянет и при этом не обжигает ладонь.',
        'Duce jocurile fiului și nu frige palma.',
        'heat+ price>=4000',
      ),
      s(
        'Под дождём на остановке работал как ни в чём не бывало.',
        'În stație, sub ploaie, a mers de parcă nimic nu s-ar fi întâmplat.',
        'water+ water_resistance',
      ),
      s(
        'Вечером кладу на беспроводную зарядку — про провод забыл.',
        'Seara stă pe încărcarea wireless, de cablu am și uitat.',
        'wireless+ wireless_charging',
      ),
      s('В кармане джинсов не мешает.', 'În buzunarul de la blugi nu deranjează.', 'weight+ weight<190'),
      s(
        'Рабочий и личный номер мирно живут в одном телефоне.',
        'Numărul de serviciu și cel personal stau liniștite în același telefon.',
        'sim+',
      ),
      s(
        'Собеседника слышно чисто, меня тоже не переспрашивают.',
        'Vocea se aude curat și nici pe mine nu mă mai roagă nimeni să repet.',
        'call+',
      ),
      s(
        'Для звонков, переписки и карт хватает с запасом.',
        'Pentru apeluri, mesaje și hărți ajunge cu prisosință.',
        'enough+ price<3500',
      ),
      s(
        'Место ещё ни разу не кончилось, хотя снимаю много.',
        'Spațiul nu s-a terminat încă, deși filmez mult.',
        'memory+',
      ),
      s(
        'Зум вытягивает вывеску на той стороне улицы.',
        'Zoomul prinde o firmă de pe cealaltă parte a străzii.',
        'zoom+ price>=12000',
      ),
      s(
        'Ролики с концерта вышли без тряски и с хорошим звуком.',
        'Filmările de la concert nu tremură și au sunet bun.',
        'video+ price>=6000',
      ),
      s(
        'Складываю — и он уходит в нагрудный карман.',
        'Îl pliez și intră în buzunarul de la cămașă.',
        'pocket+ foldable screen_size<7',
      ),
      s(
        'Складку на экране перестал замечать на второй день.',
        'Pliul ecranului nu l-am mai observat din a doua zi.',
        'crease+ foldable',
      ),
    ],
    mixed: [
      s(
        'Под нагрузкой немного тёплый, но без чехла терпимо.',
        'Sub sarcină se încălzește puțin, dar e suportabil.',
        'heat-',
      ),
      s(
        'Камера выпирает, на столе качается.',
        'Camera iese în relief și telefonul joacă pe masă.',
        'bump- main_camera>=48',
      ),
      s(
        'Пришлось удалить пару лишних приложений.',
        'Am dezinstalat câteva aplicații de prisos.',
        'bloat- brand!=apple|google|nothing',
      ),
      s('Зарядки в коробке нет, докупили отдельно.', 'Încărcătorul nu e în cutie, l-am luat separat.', 'box-'),
      s('К размеру привыкал неделю.', 'Cu mărimea m-am obișnuit abia într-o săptămână.', 'size- screen_size>=6.7'),
      s('Чехол и стекло лучше взять сразу.', 'Husa și sticla merită luate din start.', 'cover-'),
      s('В мороз заряд уходит быстрее обычного.', 'Pe ger bateria scade mai repede.', 'battery-'),
      s(
        'В темноте камера шумит, днём вопросов нет.',
        'Pe întuneric pozele au zgomot, ziua sunt bune.',
        'camera- price<4000',
      ),
      s(
        'На ярком солнце экрану не хватает яркости.',
        'În soare puternic ecranului îi lipsește luminozitatea.',
        'screen- price<3500',
      ),
    ],
    bad: [
      s(
        'После обновления батарея стала садиться быстрее.',
        'După o actualizare bateria se duce mai repede.',
        'battery-',
      ),
      s(
        'Через неделю появился люфт кнопки, отвезли в сервис.',
        'După o săptămână un buton a prins joc, l-am dus la service.',
        'service-',
      ),
      s('От камеры в помещении ждали большего.', 'Mă așteptam la mai mult de la cameră în interior.', 'camera-'),
      s(
        'В играх подтормаживает уже через полчаса.',
        'În jocuri sacadează după o jumătate de oră.',
        'smooth- price<5000',
      ),
      s('Динамик на максимуме хрипит.', 'La volum maxim difuzorul hârâie.', 'sound- price<9000'),
      s(
        'В лифте связь пропадает чаще, чем у прежнего.',
        'În lift semnalul cade mai des decât la cel vechi.',
        'signal-',
      ),
    ],
    pros: [
      s('экран', 'ecranul', 'screen+'),
      s('батарея на весь день', 'baterie pentru toată ziua', 'battery+ battery>=4800'),
      s('камера ночью', 'poze noaptea', 'camera+ main_camera>=48 price>=3500'),
      s('быстрая зарядка', 'încărcare rapidă', 'charge+ charging>=45'),
      s('лёгкий корпус', 'ușor', 'weight+ weight<190'),
      s('громкий звук', 'sunet puternic', 'sound+'),
      s('плавный интерфейс', 'interfață fluidă', 'smooth+ refresh_rate>=90'),
      s('цена', 'prețul', 'price+ price<12000'),
      s('оплата телефоном', 'plata cu telefonul', 'pay+ nfc'),
      s('защита от воды', 'protecția la apă', 'water+ water_resistance'),
      s('беспроводная зарядка', 'încărcare wireless', 'wireless+ wireless_charging'),
    ],
    cons: [
      s('выступающая камера', 'camera iese în afară', 'bump- main_camera>=48'),
      s('нет зарядки в комплекте', 'fără încărcător în cutie', 'box-'),
      s('маркий корпус', 'se văd amprentele', 'prints-'),
      s('тяжеловат', 'cam greu', 'weight- weight>=205'),
      s('нет разъёма 3,5 мм', 'fără mufă de 3,5 mm', 'jack- network_5g'),
      s('небыстрая зарядка', 'încărcare cam lentă', 'charge- charging<30'),
      s('великоват', 'cam mare', 'size- screen_size>=6.7'),
      s('цена', 'prețul', 'price- price>=9000'),
    ],
  },
  'feature-phone': {
    good: [
      s('Кнопки большие, дедушка набирает без очков.', 'Taste mari, bunicul formează fără ochelari.', 'keys+'),
      s('Заряда хватает почти на две недели.', 'Bateria ține aproape două săptămâni.', 'battery+'),
      s(
        'Фонарик отдельной кнопкой — то, что нужно на даче.',
        'Lanterna pe buton separat e exact ce trebuie la țară.',
        'torch+',
      ),
      s('Звук громкий, слышно и в огороде.', 'Sună tare, se aude și din grădină.', 'sound+'),
    ],
    mixed: [
      s('Меню простое, но шрифт мог быть крупнее.', 'Meniul e simplu, dar literele puteau fi mai mari.', 'font-'),
      s('Карта памяти нужна только для музыки.', 'Cardul e necesar doar pentru muzică.', 'card-'),
    ],
    bad: [s('Камера здесь для галочки.', 'Camera e mai mult de formă.', 'camera-')],
    pros: [
      s('батарея', 'bateria', 'battery+'),
      s('громкий звук', 'sunet tare', 'sound+'),
      s('простота', 'simplitatea', 'easy+'),
    ],
    cons: [s('камера', 'camera', 'camera-'), s('мелкий шрифт', 'litere mici', 'font-')],
  },
  tablet: {
    good: [
      s(
        'Конспекты пишу прямо на экране, распознаёт даже мой почерк.',
        'Iau notițe direct pe ecran și îmi recunoaște scrisul.',
        'pen+ stylus',
      ),
      s(
        'Дочка рисует часами, перо не отстаёт.',
        'Fiica desenează ore întregi, stiloul nu rămâne în urmă.',
        'pen+ stylus',
      ),
      s('Книги и газеты читать одно удовольствие.', 'Cititul cărților e o plăcere.', 'read+'),
      s(
        'Фильмы в поезде до Бухареста прошли на одном заряде.',
        'Filmele până la București au mers cu o singură încărcare.',
        'battery+',
      ),
      s('Звук у динамиков неожиданно объёмный.', 'Sunetul din difuzoare e surprinzător de amplu.', 'sound+'),
      s('Держит десяток вкладок и не перезагружает их.', 'Ține zece pagini deschise fără să le reîncarce.', 'speed+'),
      s('Для онлайн-уроков то, что надо.', 'Pentru lecțiile online e exact ce trebuie.', 'lessons+'),
      s(
        'Видеозвонки с роднёй в Италии идут чисто, всех видно.',
        'Apelurile video cu rudele din Italia merg curat, se văd toți.',
        'call+',
      ),
      s(
        'Лента листается плавно, глаза не устают.',
        'Paginile curg fluid, ochii nu obosesc.',
        'smooth+ refresh_rate>=90',
      ),
      s(
        'Держу одной рукой в кровати, кисть не ноет.',
        'În pat ajunge o singură mână și încheietura nu doare.',
        'weight+ weight<480',
      ),
      s('Заряжаю раз в три-четыре дня.', 'Ajunge o încărcare la trei-patru zile.', 'battery+'),
      s(
        'С клавиатурой заменил мне старый ноутбук.',
        'Cu o tastatură a înlocuit laptopul vechi.',
        'work+ screen_size>=10',
      ),
      s(
        'Карту в дороге на таком экране видно всей машине.',
        'Harta pe un astfel de ecran se vede din toată mașina.',
        'screen+ screen_size>=10',
      ),
      s('Рецепты теперь читаю с него прямо у плиты.', 'Rețetele le citesc acum direct lângă aragaz.', 'kitchen+'),
    ],
    mixed: [
      s('Без чехла боязно выносить из дома.', 'Fără husă mi-e frică să o scot din casă.', 'cover-'),
      s('Камера так себе, но для звонков хватает.', 'Camera e modestă, dar pentru apeluri ajunge.', 'camera-'),
      s(
        'Заряжается часа два, хотелось бы быстрее.',
        'Se încarcă vreo două ore, aș fi vrut mai repede.',
        'charge- charging<40',
      ),
      s('Экрану хотелось бы яркости побольше.', 'Aș fi vrut un ecran mai luminos.', 'bright- price<5000'),
    ],
    bad: [
      s('Автоповорот иногда думает дольше, чем нужно.', 'Rotirea automată se gândește uneori prea mult.', 'rotate-'),
      s('Экран собирает отпечатки моментально.', 'Ecranul adună amprente imediat.', 'prints-'),
    ],
    pros: [
      s('большой экран', 'ecran mare', 'screen+ screen_size>=10'),
      s('автономность', 'autonomia', 'battery+'),
      s('звук', 'sunetul', 'sound+'),
      s('поддержка пера', 'suport pentru stilou', 'pen+ stylus'),
      s('лёгкий', 'ușoară', 'weight+ weight<480'),
      s('удобно читать', 'comodă la citit', 'read+'),
    ],
    cons: [
      s('нет чехла в комплекте', 'fără husă în pachet', 'cover-'),
      s('отпечатки на стекле', 'amprente pe sticlă', 'prints-'),
      s('медленная зарядка', 'încărcare lentă', 'charge- charging<40'),
      s('слабая камера', 'camera slabă', 'camera-'),
    ],
  },
  'e-reader': {
    good: [
      s(
        'За месяц прочитано больше, чем за год на бумаге.',
        'Am citit într-o lună mai mult decât într-un an pe hârtie.',
        'read+',
      ),
      s('Глаза не устают даже в полночь.', 'Ochii nu obosesc nici la miezul nopții.', 'eyes+'),
      s(
        'Книги на румынском и русском открываются без танцев.',
        'Cărțile în română se văd cu toate diacriticele.',
        'books+',
      ),
      s('Весит как тетрадь, держу одной рукой.', 'E ușor ca un caiet, îl țin cu o mână.', 'weight+ weight<230'),
    ],
    mixed: [
      s('Страница моргает раз в несколько листов.', 'Pagina clipește din când în când.', 'flash-'),
      s('Обложку сразу лучше взять отдельно.', 'Husa e mai bine s-o iei imediat.', 'cover-'),
    ],
    bad: [s('Поиск по библиотеке задумчивый.', 'Căutarea în bibliotecă e lentă.', 'search-')],
    pros: [
      s('экран как бумага', 'ecran ca hârtia', 'paper+'),
      s('батарея на недели', 'bateria', 'battery+'),
      s('лёгкий', 'ușor', 'weight+ weight<230'),
    ],
    cons: [s('нет обложки', 'fără husă', 'cover-'), s('медленный поиск', 'căutare lentă', 'search-')],
  },
  watch: {
    good: [
      s(
        'Сон считает правдоподобно, пульс сверили с аптечным прибором.',
        'Somnul îl măsoară credibil, pulsul l-am comparat cu aparatul din farmacie.',
        'pulse+ pulse',
      ),
      s(
        'Снимаю только чтобы зарядить, и то раз в неделю.',
        'Merge la încărcat o singură dată pe săptămână.',
        'battery+ autonomy_days>=7',
      ),
      s(
        'Уведомления на русском и румынском читаются без квадратиков.',
        'Notificările se citesc și în română, cu toate diacriticele.',
        'notes+',
      ),
      s(
        'В бассейне не отстёгивается и считает дорожки.',
        'La bazin nu se desface și numără lungimile.',
        'water+ water_resistance=atm',
      ),
      s('Экран видно на пробежке в полдень.', 'Ecranul se vede la alergare în amiază.', 'screen+'),
      s('Ремешок мягкий, кожа не преет.', 'Cureaua e moale, pielea nu transpiră.', 'strap+'),
      s(
        'Утром показывают, как я спал, и почти не ошибаются.',
        'Dimineața văd cum am dormit și rareori greșește.',
        'sleep+ pulse',
      ),
      s(
        'На звонок отвечаю с запястья, даже если руки в муке.',
        'Răspund la apel de la încheietură, chiar și cu mâinile în făină.',
        'calls+ calls',
      ),
      s('За кофе плачу, не доставая телефон.', 'Plătesc cafeaua fără să scot telefonul.', 'pay+ nfc'),
      s(
        'Пробежку рисуют точно по дорожкам парка.',
        'Alergarea apare pe hartă exact pe aleile parcului.',
        'gps+ gps sport_modes',
      ),
      s(
        'Вибрация будит мягко, жена спит дальше.',
        'Vibrația mă trezește blând, soția doarme mai departe.',
        'alarm+ sport_modes',
      ),
      s(
        'Напоминают встать, и спина к вечеру благодарна.',
        'Îmi amintește să mă ridic, iar seara spatele simte diferența.',
        'move+ sport_modes',
      ),
      s('Вижу на карте, что сын дошёл до школы.', 'Văd pe hartă că fiul a ajuns la școală.', 'map+ main_camera'),
      s(
        'Дочка сама звонит с часов, разобралась за минуту.',
        'Fiica sună singură de pe ceas, s-a descurcat într-un minut.',
        'kid+ main_camera',
      ),
    ],
    mixed: [
      s('Циферблатов много, красивых мало.', 'Fețe de ceas multe, frumoase puține.', 'faces-'),
      s('GPS ловит спутники не с первой секунды.', 'GPS-ul nu prinde sateliții din prima secundă.', 'gps- gps'),
      s(
        'С айфоном дружит, но ответить на сообщение нельзя.',
        'Cu iPhone merge, dar nu poți răspunde la mesaje.',
        'iphone- compatible=ios',
      ),
    ],
    bad: [
      s('Ремешок треснул через месяц, заменили.', 'Cureaua a crăpat după o lună, mi-au schimbat-o.', 'strap-'),
      s('Шаги считает и в машине.', 'Numără pași și în mașină.', 'steps- sport_modes'),
    ],
    pros: [
      s('автономность', 'autonomia', 'battery+ autonomy_days>=7'),
      s('лёгкие', 'greutate mică', 'weight+ weight<40'),
      s('точный пульс', 'puls precis', 'pulse+ pulse'),
      s('яркий экран', 'ecran luminos', 'screen+'),
      s('водозащита', 'rezistent la apă', 'water+ water_resistance'),
      s('много спортивных режимов', 'multe moduri sport', 'sport+ sport_modes>=100'),
    ],
    cons: [
      s('маркий ремешок', 'cureaua se pătează', 'strap-'),
      s('мало циферблатов', 'puține fețe de ceas', 'faces-'),
      s('своя зарядка', 'încărcător propriu', 'charger-'),
      s('GPS не сразу', 'GPS lent', 'gps- gps'),
      s('заряжать через день', 'încărcare la două zile', 'battery- autonomy_days<3'),
    ],
  },
  earbuds: {
    good: [
      s('Голоса чистые, бас не гудит.', 'Vocile sunt curate, basul nu bubuie.', 'bass+'),
      s(
        'В маршрутке шумоподавление спасает.',
        'În rutieră anularea zgomotului mă salvează.',
        'anc+ noise_cancelling=актив',
      ),
      s('Собеседник слышит меня даже у дороги.', 'Interlocutorul mă aude și lângă drum.', 'mic+'),
      s('Сидят удобно, забываю, что они на мне.', 'Stau comod, uit că le port.', 'fit+'),
      s(
        'Подключаются раньше, чем успеваю достать телефон.',
        'Se conectează înainte să scot telefonul.',
        'pair+ connector',
      ),
      s('Заряда хватило на выходные у озера.', 'Bateria a ajuns pentru un weekend la lac.', 'battery+ case_autonomy'),
      s('Амбушюры мягкие, уши не горят.', 'Pernuțele sunt moi, urechile nu se încing.', 'fit+ kind=охват'),
      s(
        'Слушаю каждый день, а заряжаю раз в неделю.',
        'Le ascult zilnic și le încarc o dată pe săptămână.',
        'battery+ kind=охват autonomy>=30',
      ),
      s('В играх слышно, откуда идут шаги.', 'În jocuri se aude de unde vin pașii.', 'steps+ channels'),
      s('На пробежке не выпадают.', 'La alergare nu cad.', 'run+ case_autonomy'),
      s(
        'Подкасты слушаю одним ухом, второй наушник отдыхает.',
        'Podcasturile le ascult cu o singură cască, cealaltă stă la încărcat.',
        'one+ case_autonomy',
      ),
      s(
        'В кино с телефона звук не отстаёт от губ.',
        'La filmele de pe telefon sunetul nu rămâne în urma imaginii.',
        'sync+ connector',
      ),
    ],
    mixed: [
      s('Эквалайзер пришлось подкрутить.', 'A trebuit să umblu la egalizator.', 'eq- app'),
      s('Кейс скользкий, люблю его ронять.', 'Carcasa alunecă, o tot scap.', 'case- case_autonomy'),
      s('На ветру микрофон слышит лишнее.', 'Pe vânt microfonul aude prea multe.', 'mic-'),
    ],
    bad: [
      s('Правый канал иногда пропадает на секунду.', 'Canalul drept dispare uneori o secundă.', 'channel-'),
      s('Басов меньше, чем хотелось.', 'Mă așteptam la mai mult bas.', 'bass-'),
    ],
    pros: [
      s('звук', 'sunetul', 'bass+'),
      s('шумоподавление', 'anularea zgomotului', 'anc+ noise_cancelling=актив'),
      s('посадка', 'confortul', 'fit+'),
      s('время работы', 'durata bateriei', 'battery+ autonomy'),
      s('влагозащита', 'protecția la apă', 'water+ water_resistance'),
      s('микрофоны', 'microfoanele', 'mic+'),
    ],
    cons: [
      s('скользкий кейс', 'carcasa alunecă', 'case- case_autonomy'),
      s('нет кабеля', 'fără cablu', 'cable- package!=кабель'),
      s('приложение', 'aplicația', 'eq- app'),
      s('сенсорное управление', 'control tactil', 'touch- case_autonomy'),
    ],
  },
  case: {
    good: [
      s('Вырезы точные, кнопки нажимаются легко.', 'Decupajele sunt exacte, butoanele se apasă ușor.', 'cut+'),
      s(
        'Упал на асфальт у рынка — телефон цел.',
        'A căzut pe asfalt lângă piață și telefonul e întreg.',
        'drop+ thickness',
      ),
      s('Не желтеет, прошло четыре месяца.', 'Nu se îngălbenește, au trecut patru luni.', 'time! days>=120'),
      s('На ощупь приятный, в руке не скользит.', 'Plăcut la atingere, nu alunecă.', 'grip+'),
      s(
        'Беспроводная зарядка работает прямо через него.',
        'Încărcarea wireless merge direct prin ea.',
        'wireless+ wireless_charging',
      ),
      s(
        'Камеру защищает бортик, на столе не царапается.',
        'Marginea protejează camera, nu se zgârie pe masă.',
        'camera+ thickness',
      ),
      s('Планшет стоит под углом, печатать удобно.', 'Tableta stă înclinată, e comod la scris.', 'stand+ stylus'),
      s(
        'Магниты держат крышку, сама не открывается.',
        'Magneții țin clapeta, nu se deschide singură.',
        'magnet+ magnetic stylus',
      ),
      s(
        'На магнитном держателе в машине сидит прочно.',
        'Pe suportul magnetic din mașină stă ferm.',
        'magnet+ magnetic thickness',
      ),
      s('Снимается легко, ногти целы.', 'Se scoate ușor, unghiile rămân întregi.', 'off+'),
      s(
        'Карты и купюра внутри, кошелёк остался дома.',
        'Cardurile și o bancnotă încap înăuntru, portofelul rămâne acasă.',
        'wallet+ kind=бумаж',
      ),
    ],
    mixed: [
      s('Собирает пыль по краям.', 'Adună praf pe margini.', 'dust-'),
      s('Толще, чем на картинке.', 'E mai groasă decât în poză.', 'thick-'),
      s('Цвет чуть темнее ожидаемого.', 'Culoarea e puțin mai închisă decât mă așteptam.', 'colour-'),
    ],
    bad: [s('Уголок отклеился через две недели.', 'Un colț s-a dezlipit după două săptămâni.', 'corner-')],
    pros: [
      s('точная посадка', 'se potrivește exact', 'cut+'),
      s('материал', 'materialul', 'material+'),
      s('защита углов', 'protecția colțurilor', 'corner+'),
      s('внешний вид', 'aspectul', 'look+'),
      s('тонкий', 'subțire', 'thick+ thickness<1.6'),
    ],
    cons: [
      s('собирает пыль', 'adună praf', 'dust-'),
      s('скользкий', 'alunecă', 'grip-'),
      s('маркий', 'se pătează', 'prints-'),
    ],
  },
  'screen-glass': {
    good: [
      s('Легло по рамке без единого пузыря.', 'S-a așezat după ramă fără nicio bulă.', 'bubbles+'),
      s('Ключи в кармане следов не оставляют.', 'Cheile din buzunar nu lasă urme.', 'keys+'),
      s('Касания такие же, как без стекла.', 'Atingerile sunt ca fără sticlă.', 'touch+ kind!=камер'),
      s(
        'Телефон упал — треснуло стекло, экран цел.',
        'Telefonul a căzut: sticla s-a spart, ecranul e întreg.',
        'drop+',
      ),
    ],
    mixed: [
      s('По краям собирает пыль.', 'Adună praf pe margini.', 'dust-'),
      s('Края видно при ярком свете.', 'Marginile se văd în lumină puternică.', 'edge-'),
    ],
    bad: [
      s('Чёрная рамка закрывает миллиметр экрана.', 'Rama neagră acoperă un milimetru de ecran.', 'frame- kind!=камер'),
    ],
    pros: [
      s('лёгкая поклейка', 'montaj ușor', 'bubbles+'),
      s('прозрачность', 'transparența', 'clear+ kind!=антишпион'),
      s('прочность', 'rezistența', 'keys+'),
    ],
    cons: [s('пыль по краям', 'praf pe margini', 'dust-')],
  },
  charger: {
    good: [
      s(
        'Телефон от нуля до половины за двадцать минут.',
        'Telefonul ajunge la jumătate în douăzeci de minute.',
        'power+ output>=30',
      ),
      s(
        'Ноутбук тоже тянет, лишний блок убрали в ящик.',
        'Duce și laptopul, am scăpat de un adaptor.',
        'laptop+ output>=60',
      ),
      s('Не греется и не пищит.', 'Nu se încălzește și nu piuie.', 'heat+'),
      s(
        'Маленькая, в розетке соседям не мешает.',
        'E mic, nu deranjează priza vecină.',
        'size+ weight<110 supply=сеть !kind',
      ),
      s(
        'В машине больше не спорим, чей телефон первый.',
        'În mașină nu ne mai certăm al cui telefon e primul.',
        'two+ supply=прикур ports=,',
      ),
      s(
        'На тумбочке телефон лежит ровно и не сползает.',
        'Pe noptieră telefonul stă drept și nu alunecă.',
        'stand+ kind=площадка|подставка',
      ),
      s('Магнит притягивает сам, целиться не надо.', 'Magnetul prinde singur, nu mai caut locul.', 'magnet+ magnetic'),
      s(
        'Поставил на ночь — утром сто процентов.',
        'Pus la încărcat seara, dimineața e sută la sută.',
        'night+ supply=сеть',
      ),
      s(
        'В командировки беру вместо двух старых.',
        'În deplasări înlocuiește două încărcătoare vechi.',
        'trip+ ports=,',
      ),
    ],
    mixed: [
      s('Кабель в комплекте короткий.', 'Cablul din pachet e scurt.', 'cable- package=кабель'),
      s('Корпус собирает царапины.', 'Carcasa se zgârie ușor.', 'scratch-'),
      s('Кабеля в коробке нет, взяли отдельно.', 'Cablu în cutie nu e, l-am luat separat.', 'cable- package!=кабель'),
    ],
    bad: [
      s('С чехлом заряжает через раз.', 'Cu husa încarcă o dată da, o dată nu.', 'case- kind'),
      s('Индикатор слишком яркий для спальни.', 'Indicatorul e prea luminos pentru dormitor.', 'led-'),
    ],
    pros: [
      s('мощность', 'puterea', 'power+ output>=30'),
      s('компактность', 'compact', 'size+ weight<150'),
      s('качество', 'calitatea', 'quality+'),
      s('два устройства сразу', 'două dispozitive deodată', 'two+ ports=,'),
      s('цена', 'prețul', 'price+'),
    ],
    cons: [
      s('нет кабеля', 'fără cablu', 'cable- !kind'),
      s('вес', 'greutatea', 'weight- weight>=180'),
      s('яркий индикатор', 'indicator luminos', 'led-'),
    ],
  },
  cable: {
    good: [
      s('Мягкий, в сумке не путается.', 'E moale și nu se încurcă în geantă.', 'soft+'),
      s('Полгода сгибаю — оплётка целая.', 'Îl îndoi de jumătate de an și e întreg.', 'time! strong+ days>=180'),
      s('Ноутбук заряжает на полной мощности.', 'Încarcă laptopul la putere maximă.', 'laptop+ output>=60'),
      s('Длины хватает от розетки до дивана.', 'Ajunge de la priză până la canapea.', 'length+ length>=1.5'),
    ],
    mixed: [
      s('Разъём сидит туго.', 'Conectorul intră strâns.', 'tight-'),
      s('Чехол с узким вырезом мешает.', 'O husă cu decupaj îngust încurcă.', 'cut-'),
    ],
    bad: [s('Видео на монитор не передаёт.', 'Nu transmite imagine pe monitor.', 'video- data_speed=480')],
    pros: [
      s('прочность', 'rezistent', 'strong+'),
      s('скорость', 'viteza', 'speed+ output>=60'),
      s('длина', 'lungimea', 'length+ length>=1.5'),
    ],
    cons: [s('тугой разъём', 'conector strâns', 'tight-')],
  },
  'power-bank': {
    good: [
      s('В походе на выходные хватило на двоих.', 'La drumeție a ajuns pentru doi.', 'capacity+ battery>=15000'),
      s('Показывает честные проценты.', 'Arată procentele corect.', 'percent+ display'),
      s('Ноутбук тоже зарядил в поезде.', 'A încărcat și laptopul în tren.', 'laptop+ output>=60'),
      s('В самолёт пропустили без вопросов.', 'La avion a trecut fără întrebări.', 'plane+ battery<26000'),
    ],
    mixed: [
      s('Тяжёлый для кармана.', 'Greu pentru buzunar.', 'weight- weight>=350'),
      s('Сам заряжается несколько часов.', 'Se încarcă el însuși câteva ore.', 'charge-'),
    ],
    bad: [s('Магнит слабоват с толстым чехлом.', 'Magnetul e slab cu o husă groasă.', 'magnet- wireless_charging')],
    pros: [
      s('ёмкость', 'capacitatea', 'capacity+ battery>=15000'),
      s('мощность', 'puterea', 'power+ output>=30'),
      s('экран', 'ecranul', 'percent+ display'),
    ],
    cons: [s('вес', 'greutatea', 'weight- weight>=350'), s('долго заряжается', 'se încarcă lent', 'charge-')],
  },
  'car-holder': {
    good: [
      s('Держит крепко даже на просёлке.', 'Ține bine și pe drum de țară.', 'hold+'),
      s('Телефон снимается одной рукой.', 'Telefonul se scoate cu o mână.', 'off+'),
      s(
        'Зарядка в дороге больше не проблема.',
        'Încărcarea la drum nu mai e o problemă.',
        'wireless+ wireless_charging',
      ),
      s('Обзор не закрывает.', 'Nu acoperă vizibilitatea.', 'view+'),
    ],
    mixed: [
      s('Магнит с толстым чехлом слабее.', 'Cu husă groasă magnetul e mai slab.', 'magnet- kind=магнит'),
      s('Зимой клей схватился не сразу.', 'Iarna adezivul s-a prins mai greu.', 'glue- mount=панель'),
    ],
    bad: [s('На дефлекторе немного дрожит.', 'Pe grilă tremură puțin.', 'hold- mount=дефлектор')],
    pros: [s('крепость', 'ferm', 'hold+'), s('удобство', 'comod', 'off+'), s('вид', 'aspectul', 'look+')],
    cons: [s('дрожит', 'tremură', 'hold- mount=дефлектор'), s('цена', 'prețul', 'price-')],
  },
};
