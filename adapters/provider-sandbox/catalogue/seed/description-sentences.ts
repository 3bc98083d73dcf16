import { type Sentence, s } from '#adapters/provider-sandbox/catalogue/sentences.ts';

/**
 * What is said of single properties; `{key}` is a property's value in words. The condition `family` names the kind of
 * goods. Of sentences with the same claim one description has at most one.
 */
export const features: readonly Sentence[] = [
  s(
    'Экран {screen_type} с диагональю {screen_size} показывает чёрный по-настоящему чёрным.',
    'Ecranul {screen_type} de {screen_size} redă un negru adevărat.',
    'screen+ screen_type=oled family==phone|foldable|tablet|laptop',
  ),
  s(
    'Экран {screen_type} с диагональю {screen_size} хорошо читается и на улице.',
    'Ecranul {screen_type} de {screen_size} se citește bine și afară.',
    'screen+ screen_type=retina family==phone|tablet|laptop',
  ),
  s(
    'Экрана {screen_size} хватает и для карт, и для сериала перед сном.',
    'Ecranul de {screen_size} ajunge și pentru hărți, și pentru un serial înainte de somn.',
    'screen+ screen_type=ips|pls|tft family==phone',
  ),
  s(
    'На экране {screen_size} страница помещается целиком.',
    'Pe ecranul de {screen_size} pagina încape întreagă.',
    'screen+ screen_type=ips family==laptop',
  ),
  s(
    'Страница на {screen_size} близка к привычной книжной.',
    'Pagina de {screen_size} e aproape ca într-o carte obișnuită.',
    'screen+ family==e-reader',
  ),
  s(
    'Диагонали {screen_size} достаточно, чтобы держать рядом два документа.',
    'Diagonala de {screen_size} ajunge pentru două documente alăturate.',
    'screen+ family==monitor screen_size>=27',
  ),
  s(
    'Диагональ {screen_size} удобна для небольшого стола.',
    'Diagonala de {screen_size} e potrivită pentru un birou mic.',
    'screen+ family==monitor screen_size<27',
  ),
  s(
    'Яркий экран {screen_type} видно на солнце.',
    'Ecranul {screen_type} luminos se vede la soare.',
    'screen+ screen_type=oled family==watch|fitness-band',
  ),
  s(
    'Панель {screen_type} держит контраст и в светлых, и в тёмных сценах.',
    'Panoul {screen_type} păstrează contrastul și în scene luminoase, și în cele întunecate.',
    'screen+ family==tv|monitor screen_type=oled|mini|qled',
  ),
  s(
    'При {refresh_rate} лента и игры движутся без рывков.',
    'La {refresh_rate} paginile și jocurile se mișcă fără sacadări.',
    'smooth+ refresh_rate>=90 family==phone|foldable|tablet',
  ),
  s(
    'Частота {refresh_rate} заметна и в играх, и при прокрутке.',
    'Cei {refresh_rate} se simt și în jocuri, și la derulare.',
    'smooth+ refresh_rate>=120 family==laptop|monitor|tv|game-console',
  ),
  s(
    'Разрешение {resolution} оставляет мелкий текст чётким.',
    'Rezoluția {resolution} păstrează clar textul mărunt.',
    'resolution+ family==monitor|laptop',
  ),
  s(
    'Запись в {resolution} позволяет разглядеть лицо, а не силуэт.',
    'Înregistrarea în {resolution} arată chipul, nu doar silueta.',
    'resolution+ family==security-camera',
  ),
  s(
    'В записи {resolution} видны и номера, и дорожные знаки.',
    'În filmarea {resolution} se văd și numerele, și indicatoarele.',
    'resolution+ family==dash-cam',
  ),
  s(
    'Приложения уже внутри, на {smart_tv}: приставка не нужна.',
    'Aplicațiile sunt deja înăuntru, pe {smart_tv}: nu mai trebuie media player.',
    'apps+ smart_tv',
  ),
  s(
    'Поддержка {hdr} бережёт детали и в тени, и на свету.',
    'Formatul {hdr} păstrează detaliile și în umbră, și în lumină.',
    'hdr+ hdr',
  ),
  s(
    'Светового потока {light_flow} достаточно для вечернего сеанса.',
    'Cei {light_flow} ajung pentru un film de seară.',
    'light+ family==projector',
  ),
  s(
    'Световой поток {light_flow} не заставляет щуриться над книгой.',
    'Fluxul de {light_flow} e destul cât să citiți fără efort.',
    'light+ family==smart-lamp light_flow>=500',
  ),
  s(
    'Процессор {processor} берёт на себя и игры, и монтаж роликов.',
    'Procesorul {processor} duce și jocurile, și montajul video.',
    'speed+ price>=6000 family==phone|foldable',
  ),
  s(
    'С процессором {processor} мессенджеры, карты и банк открываются без ожидания.',
    'Cu procesorul {processor} mesageria, hărțile și banca se deschid fără așteptare.',
    'speed+ price<6000 family==phone|foldable',
  ),
  s(
    'Процессор {processor} не задумывается над таблицами и десятками вкладок.',
    'Procesorul {processor} nu se împotmolește în tabele și zeci de file.',
    'speed+ family==laptop|desktop-pc',
  ),
  s(
    'Процессора {processor} хватает на заметки, кино и несколько программ рядом.',
    'Procesorul {processor} ajunge pentru notițe, filme și câteva aplicații deodată.',
    'speed+ family==tablet price<9000',
  ),
  s(
    'Видеокарта {graphics} тянет современные игры.',
    'Placa video {graphics} duce jocurile actuale.',
    'graphics+ rgb family==laptop|desktop-pc',
  ),
  s(
    'Основная камера на {main_camera} сохраняет детали и после заката.',
    'Camera principală de {main_camera} păstrează detaliile și după apus.',
    'camera+ price>=6000 main_camera>=48 family==phone|foldable',
  ),
  s(
    'Днём камера на {main_camera} хорошо снимает и детей во дворе, и документы на столе.',
    'Ziua, camera de {main_camera} prinde bine și copiii în curte, și actele de pe birou.',
    'camera+ price<6000 main_camera>=12 family==phone|foldable',
  ),
  s(
    'Камера на {main_camera} пригодится для сканов и видеозвонков.',
    'Camera de {main_camera} e bună pentru scanări și apeluri video.',
    'camera+ family==tablet',
  ),
  s(
    'Кадр на {main_camera} можно печатать крупно.',
    'Un cadru de {main_camera} se poate tipări mare.',
    'camera+ family==camera main_camera>=20',
  ),
  s(
    'Видео снимает в {video}: хватит и для большого телевизора.',
    'Filmează în {video}: ajunge și pentru un televizor mare.',
    'video+ family==phone|foldable|camera|drone',
  ),
  s(
    'Угол обзора {view_angle} охватывает комнату от стены до стены.',
    'Unghiul de {view_angle} cuprinde camera de la un perete la altul.',
    'angle+ family==security-camera view_angle>=300',
  ),
  s(
    'Угол обзора {view_angle} захватывает двор и калитку.',
    'Unghiul de {view_angle} cuprinde curtea și poarta.',
    'angle+ family==security-camera view_angle<300',
  ),
  s(
    'Объектив с углом {view_angle} видит и соседние полосы.',
    'Obiectivul cu unghi de {view_angle} vede și benzile alăturate.',
    'angle+ family==dash-cam',
  ),
  s(
    'Угол {view_angle} берёт в кадр всю компанию.',
    'Unghiul de {view_angle} prinde în cadru toată gașca.',
    'angle+ family==action-camera',
  ),
  s('Ночью картинка остаётся цветной.', 'Noaptea imaginea rămâne color.', 'night+ night_vision=цвет'),
  s(
    'Ночью включается инфракрасная подсветка, и двор виден без фонаря.',
    'Noaptea se aprinde iluminarea în infraroșu și totul se vede fără lampă.',
    'night+ night_vision=инфра',
  ),
  s(
    'Через динамик и микрофон можно поговорить с тем, кто перед камерой.',
    'Prin difuzor și microfon puteți vorbi cu cine se află în fața camerei.',
    'talk+ two_way_audio',
  ),
  s(
    'Аккумулятор на {battery} доживает до вечера с запасом.',
    'Bateria de {battery} ajunge până seara cu rezervă.',
    'battery+ battery>=4800 family==phone|foldable',
  ),
  s(
    'Аккумулятора на {battery} хватает на обычный день.',
    'Bateria de {battery} ține o zi obișnuită.',
    'battery+ battery<4800 family==phone|foldable',
  ),
  s(
    'Аккумулятор на {battery} рассчитан на долгую дорогу.',
    'Bateria de {battery} e gândită pentru drumuri lungi.',
    'battery+ family==tablet',
  ),
  s(
    'Запаса {battery} хватит, чтобы зарядить телефон не один раз.',
    'Rezerva de {battery} ajunge pentru mai multe încărcări de telefon.',
    'battery+ family==power-bank battery>=15000',
  ),
  s(
    'Ёмкость {battery} выручит в конце дня, когда телефону не хватает до дома.',
    'Capacitatea de {battery} vă salvează la sfârșitul zilei, când telefonul nu mai ajunge până acasă.',
    'battery+ family==power-bank battery<15000',
  ),
  s(
    'Зарядка мощностью {charging} возвращает полдня работы за время завтрака.',
    'Cu încărcarea de {charging}, micul dejun aduce energie pentru o jumătate de zi.',
    'charge+ charging>=60',
  ),
  s(
    'Принимает зарядку мощностью до {charging}.',
    'Se încarcă cu până la {charging}.',
    'charge+ charging>=25 charging<60',
  ),
  s(
    'Заряжается и без провода.',
    'Se încarcă și fără cablu.',
    'wireless+ wireless_charging family==phone|foldable|earbuds|power-bank',
  ),
  s(
    'Музыка играет до {autonomy} без подзарядки.',
    'Bateria ține până la {autonomy} de muzică.',
    'battery+ family==earbuds|headphones|speaker',
  ),
  s(
    'Одной зарядки хватает на {autonomy} игры.',
    'O încărcare ajunge pentru {autonomy} de joc.',
    'battery+ family==gamepad',
  ),
  s(
    'Снимает до {autonomy} без подзарядки.',
    'Filmează până la {autonomy} fără reîncărcare.',
    'battery+ family==action-camera',
  ),
  s(
    'Без подзарядки в нём можно провести до {autonomy}.',
    'Fără reîncărcare ține până la {autonomy}.',
    'battery+ family==vr-headset',
  ),
  s(
    'Вместе с кейсом заряда хватает на {case_autonomy}.',
    'Împreună cu carcasa, bateria ajunge la {case_autonomy}.',
    'case+ case_autonomy',
  ),
  s(
    'Заряжать нужно раз в {autonomy_days}.',
    'Se încarcă o dată la {autonomy_days}.',
    'battery+ autonomy_days>=2 family==watch|fitness-band',
  ),
  s(
    'Одного заряда хватает на {autonomy_days}.',
    'O încărcare ajunge pentru {autonomy_days}.',
    'battery+ autonomy_days>=5 family==e-reader|feature-phone|toothbrush',
  ),
  s(
    'На одном заряде работает до {work_minutes}.',
    'Funcționează până la {work_minutes} cu o singură încărcare.',
    'battery+ family==robot-vacuum|stick-vacuum|shaver',
  ),
  s(
    'Отдаёт до {output}, этого хватает и ноутбуку.',
    'Cu până la {output} face față și unui laptop.',
    'output+ output>=60 family==charger|power-bank',
  ),
  s(
    'Отдаёт до {output}: телефон заряжается быстро, без перегрева.',
    'Încarcă telefonul cu până la {output}, repede și fără să se încingă.',
    'output+ output>=20 output<60 family==charger|power-bank !kind',
  ),
  s('Мощность — до {output}.', 'Puterea ajunge la {output}.', 'output+ family==charger kind'),
  s(
    'Пропускает до {output}, подойдёт и ноутбуку.',
    'Suportă până la {output}, e bun și pentru laptop.',
    'output+ family==cable output>=60',
  ),
  s(
    'Заодно заряжает его мощностью до {output}.',
    'Totodată îl încarcă cu până la {output}.',
    'output+ family==car-holder',
  ),
  s(
    'Два устройства заряжаются сразу: разъёмы {ports}.',
    'Două dispozitive se încarcă deodată: porturi {ports}.',
    'ports+ ports=, family==charger|power-bank',
  ),
  s(
    'Разъёмы {ports} на месте, переходник не понадобится.',
    'Porturile {ports} sunt la locul lor, nu aveți nevoie de adaptor.',
    'ports+ family==laptop|desktop-pc|monitor',
  ),
  s(
    'Магниты сами находят нужное место.',
    'Magneții găsesc singuri locul potrivit.',
    'magnet+ magnetic family==case|charger',
  ),
  s(
    'Беспроводная зарядка работает прямо через него.',
    'Încărcarea wireless funcționează direct prin ea.',
    'wireless+ wireless_charging family==case',
  ),
  s(
    'Телефон держит магнит: поднесли — и он на месте.',
    'Telefonul e ținut de magnet: îl apropiați și e la loc.',
    'magnet+ family==car-holder kind=магнит',
  ),
  s(
    'Зажим держит телефон и в толстом чехле.',
    'Clema ține telefonul și într-o husă groasă.',
    'magnet+ family==car-holder kind=зажим',
  ),
  s('Крепится быстро и следов не оставляет.', 'Se fixează repede și nu lasă urme.', 'mount+ family==car-holder'),
  s('Покупку можно оплатить одним касанием: есть NFC.', 'Plătiți dintr-o atingere: are NFC.', 'pay+ nfc'),
  s('Работает и в сетях 5G.', 'Funcționează și în rețelele 5G.', 'fiveg+ network_5g'),
  s(
    'Защита {water_resistance} пригодится под ливнем и у бассейна.',
    'Protecția {water_resistance} e utilă la ploaie și lângă piscină.',
    'water+ water_resistance=ip68|ip69 family==phone|foldable',
  ),
  s(
    'Брызги и морось не страшны: защита {water_resistance}.',
    'Stropii și burnița nu sunt o problemă: protecție {water_resistance}.',
    'water+ water_resistance=ip52|ip54|ip57|ip64|ip66|ipx4|ipx5|ipx6 family==phone|earbuds|scooter|speaker',
  ),
  s(
    'Можно взять на пляж: защита {water_resistance}.',
    'O puteți lua la plajă: protecție {water_resistance}.',
    'water+ water_resistance=ip67|ip68 family==speaker',
  ),
  s(
    'Можно не снимать и в бассейне: защита {water_resistance}.',
    'La bazin poate rămâne la mână: protecție {water_resistance}.',
    'water+ water_resistance=atm',
  ),
  s(
    'Без бокса опускается на глубину до {water_resistance}.',
    'Fără carcasă coboară până la {water_resistance}.',
    'water+ family==action-camera',
  ),
  s(
    'Мыть можно прямо под краном: защита {water_resistance}.',
    'Se spală direct la robinet: protecție {water_resistance}.',
    'water+ water_resistance=ipx7 family==shaver|toothbrush',
  ),
  s(
    'Дождь ему не страшен: защита {water_resistance}.',
    'Ploaia nu îl sperie: protecție {water_resistance}.',
    'water+ water_resistance family==backpack',
  ),
  s(
    'На улице выдерживает дождь и снег: защита {water_resistance}.',
    'Afară rezistă la ploaie și zăpadă: protecție {water_resistance}.',
    'water+ water_resistance=ip6 family==security-camera',
  ),
  s(
    'Весит всего {weight}, в кармане почти не чувствуется.',
    'Cântărește doar {weight}, în buzunar aproape că nu se simte.',
    'weight+ weight<180 family==phone',
  ),
  s(
    'Весит {weight_kg}, в рюкзаке незаметен.',
    'Cântărește {weight_kg}, în rucsac nu se simte.',
    'weight+ weight_kg<1.45 family==laptop',
  ),
  s(
    'Весит {weight}, рука не устаёт.',
    'Cântărește {weight}, mâna nu obosește.',
    'weight+ weight<450 family==hair-dryer|gamepad|e-reader|shaver|mouse',
  ),
  s(
    'Стандарт {wifi} держит видео, игры и созвоны одновременно.',
    'Standardul {wifi} duce filmele, jocurile și apelurile în același timp.',
    'wifi+ family==router',
  ),
  s('Скорость в сети доходит до {wifi_speed}.', 'Viteza în rețea ajunge la {wifi_speed}.', 'speed+ wifi_speed'),
  s(
    'Сигнала хватает на жильё до {coverage}.',
    'Semnalul ajunge pentru o locuință de până la {coverage}.',
    'coverage+ coverage',
  ),
  s('Файлы читаются со скоростью до {read_speed}.', 'Fișierele se citesc cu până la {read_speed}.', 'read+ read_speed'),
  s('Запись идёт со скоростью до {write_speed}.', 'Scrierea ajunge la {write_speed}.', 'write+ write_speed>=100'),
  s(
    'На {capacity} помещаются тысячи снимков.',
    'Pe {capacity} încap mii de fotografii.',
    'capacity+ family==memory-card capacity',
  ),
  s(
    'По Bluetooth работает и с ноутбуком, и с планшетом.',
    'Prin Bluetooth lucrează și cu laptopul, și cu tableta.',
    'connection+ connection=bluetooth family==keyboard|mouse',
  ),
  s(
    'Механические клавиши отвечают чётко и служат долго.',
    'Tastele mecanice răspund precis și țin mult.',
    'keys+ switches=механ',
  ),
  s('Короткий ход клавиш почти не слышно.', 'Cursa scurtă a tastelor aproape că nu se aude.', 'keys+ switches=ножнич'),
  s(
    'Сенсор с разрешением до {resolution_dpi} ловит самое мелкое движение.',
    'Senzorul de până la {resolution_dpi} prinde cea mai mică mișcare.',
    'sensor+ resolution_dpi',
  ),
  s('Печатает со скоростью до {print_speed}.', 'Imprimă cu până la {print_speed}.', 'speed+ print_speed'),
  s(
    'Чернила заливаются во встроенные ёмкости, и страница обходится дёшево.',
    'Cerneala se toarnă în rezervoare, iar pagina costă puțin.',
    'ink+ print_type=снпч',
  ),
  s(
    'Лазерные отпечатки не боятся влаги.',
    'Paginile tipărite cu laser nu se tem de umezeală.',
    'ink+ print_type=лазер',
  ),
  s(
    'Работает и со стилусом: можно писать и рисовать от руки.',
    'Merge și cu stylus: puteți scrie și desena de mână.',
    'pen+ stylus family==tablet|e-reader',
  ),
  s(
    'Объёма {bag_volume} хватает на ноутбук, обед и куртку.',
    'În {bag_volume} încap laptopul, prânzul și o jachetă.',
    'space+ bag_volume',
  ),
  s('Отдельный карман держит ноутбук до {fits}.', 'Un buzunar separat ține laptopul de până la {fits}.', 'fits+ fits'),
  s('Сделан точно под {compatible}.', 'Croită exact pentru {compatible}.', 'compatible+ family==case'),
  s('Вырезано точно под {compatible}.', 'Tăiată exact pentru {compatible}.', 'compatible+ family==screen-glass'),
  s(
    'Толщина {thickness}, в кармане не мешает.',
    'Grosimea de {thickness} nu deranjează în buzunar.',
    'thick+ thickness<2',
  ),
  s(
    'При твёрдости {hardness} песок в кармане не страшен.',
    'La duritatea {hardness} nisipul din buzunar nu e o problemă.',
    'hard+ hardness',
  ),
  s(
    'Длины {length} хватает от розетки до дивана.',
    'Lungimea de {length} ajunge de la priză până la canapea.',
    'length+ length>=1.5 family==cable',
  ),
  s(
    'Активное шумоподавление глушит и маршрутку, и офис.',
    'Anularea activă a zgomotului acoperă și vuietul rutierei, și gălăgia din birou.',
    'anc+ noise_cancelling=актив',
  ),
  s(
    'Кодеки {codec} передают детали, которые записал звукорежиссёр.',
    'Codecurile {codec} redau detaliile pe care le-a înregistrat sunetistul.',
    'codec+ codec=ldac|ssc',
  ),
  s(
    'Звук в {codec} окружает зрителя со всех сторон.',
    'Sunetul în {codec} înconjoară spectatorul.',
    'codec+ codec=atmos',
  ),
  s('Динамики диаметром {driver} дают плотный бас.', 'Difuzoarele de {driver} dau un bas plin.', 'driver+ driver>=40'),
  s(
    'Мощности {sound_power} хватает, чтобы озвучить двор.',
    'Puterea de {sound_power} ajunge pentru o curte întreagă.',
    'power+ sound_power>=30 family==speaker',
  ),
  s(
    'Мощность {sound_power} рассчитана на комнату и пикник.',
    'Puterea de {sound_power} e gândită pentru o cameră sau un picnic.',
    'power+ sound_power<30 family==speaker',
  ),
  s(
    'Общая мощность {sound_power} заполняет гостиную.',
    'Puterea totală de {sound_power} umple sufrageria.',
    'power+ family==soundbar',
  ),
  s(
    'Динамики на {sound_power} разборчиво передают диалоги.',
    'Difuzoarele de {sound_power} redau clar dialogurile.',
    'power+ family==tv|projector',
  ),
  s(
    'Запись с частотой {sampling} сохраняет тембр голоса.',
    'Înregistrarea la {sampling} păstrează timbrul vocii.',
    'sampling+ sampling',
  ),
  s(
    'Направленность переключается: для одного, для двоих, для всей комнаты.',
    'Directivitatea se comută: pentru unul, pentru doi, pentru toată camera.',
    'pattern+ pattern=переключ',
  ),
  s(
    'Виброотдача передаёт и гравий, и столкновения.',
    'Vibrațiile redau și pietrișul, și ciocnirile.',
    'rumble+ vibration',
  ),
  s(
    'Встроенный GPS сам записывает маршрут пробежки.',
    'GPS-ul integrat înregistrează singur traseul alergării.',
    'gps+ gps family==watch',
  ),
  s('GPS возвращает его к точке взлёта.', 'GPS-ul îl readuce la punctul de decolare.', 'gps+ gps family==drone'),
  s(
    'GPS добавляет к записи место и скорость.',
    'GPS-ul adaugă la filmare locul și viteza.',
    'gps+ gps family==dash-cam',
  ),
  s(
    'В памяти {sport_modes} видов тренировок, от ходьбы до плавания.',
    'Recunoaște {sport_modes} de tipuri de antrenament, de la mers la înot.',
    'sport+ sport_modes>=40',
  ),
  s('На звонок можно ответить с запястья.', 'La apel se poate răspunde de la încheietură.', 'calls+ calls'),
  s(
    'Сила всасывания {suction} достаёт пыль и из ворса ковра.',
    'Puterea de {suction} scoate praful și din covor.',
    'suction+ suction>=5000',
  ),
  s(
    'Сила всасывания {suction} рассчитана на ламинат, плитку и тонкий ковёр.',
    'Puterea de {suction} e potrivită pentru laminat, gresie și covoare subțiri.',
    'suction+ suction<5000',
  ),
  s(
    'Станция сама забирает пыль, моет и сушит швабры.',
    'Stația preia singură praful, spală și usucă mopurile.',
    'dock+ dock=мойка',
  ),
  s('Станция сама забирает пыль из контейнера.', 'Stația golește singură recipientul de praf.', 'dock+ dock=сбор'),
  s(
    'После сухой уборки пол протирает салфетка.',
    'După aspirare, podeaua e ștearsă cu laveta.',
    'mop+ wet_cleaning=салфет',
  ),
  s('Вращающиеся швабры оттирают засохшие пятна.', 'Mopurile rotative freacă petele uscate.', 'mop+ wet_cleaning=вращ'),
  s(
    'Моющий валик убирает и крошки, и пролитое.',
    'Rola de spălare adună și firimiturile, și lichidul vărsat.',
    'mop+ wet_cleaning=валик',
  ),
  s(
    'Лазер чертит карту и держит ряды ровными.',
    'Laserul desenează harta și păstrează traseul drept.',
    'map+ navigation=lds',
  ),
  s(
    'Лазер и камера распознают провода и тапочки.',
    'Laserul și camera recunosc firele și papucii.',
    'map+ navigation=камера',
  ),
  s(
    'Гироскоп ведёт его по комнате ровными рядами.',
    'Giroscopul îl conduce prin cameră în rânduri drepte.',
    'map+ navigation=гироскоп',
  ),
  s(
    'Мотор на {motor_power} поднимает пыль и шерсть с ковра.',
    'Motorul de {motor_power} ridică praful și părul de pe covor.',
    'motor+ family==stick-vacuum',
  ),
  s(
    'Мотор на {motor_power} уверенно тянет в горку.',
    'Motorul de {motor_power} urcă sigur la deal.',
    'motor+ family==scooter',
  ),
  s('На одном заряде проезжает до {range}.', 'Cu o încărcare parcurge până la {range}.', 'range+ range'),
  s('Выдерживает до {max_load}.', 'Suportă până la {max_load}.', 'load+ family==scooter'),
  s(
    'Рассчитаны на вес до {max_load}, точность — {accuracy}.',
    'Cântărește până la {max_load}, cu o precizie de {accuracy}.',
    'load+ family==scale',
  ),
  s('Колёса с воздухом сглаживают брусчатку.', 'Roțile cu aer netezesc pavajul.', 'tyres+ tyres=надув|бескамер'),
  s('В воздухе держится до {flight_time}.', 'Stă în aer până la {flight_time}.', 'flight+ flight_time'),
  s('Рассчитан на комнату до {area}.', 'Este potrivit pentru o cameră de până la {area}.', 'area+ area'),
  s('Через фильтр проходит до {air_flow}.', 'Prin filtru trec până la {air_flow}.', 'flow+ air_flow'),
  s('Фильтр задерживает и пыль, и запахи.', 'Filtrul reține și praful, și mirosurile.', 'filter+ filter_type=уголь'),
  s('Шумит не громче {noise} и не мешает спать.', 'Nu depășește {noise}, se poate dormi lângă el.', 'noise+ noise<45'),
  s(
    'Бака на {volume} хватает на ночь.',
    'Rezervorul de {volume} ajunge pentru o noapte.',
    'volume+ family==humidifier',
  ),
  s('За раз кипятит {volume}.', 'Fierbe {volume} dintr-o dată.', 'volume+ family==kettle'),
  s(
    'В чашу на {volume} помещается целая курица.',
    'În cuva de {volume} încape un pui întreg.',
    'volume+ family==air-fryer',
  ),
  s(
    'Чаши на {volume} хватает большой семье.',
    'Vasul de {volume} ajunge pentru o familie mare.',
    'volume+ volume>=4.5 family==multicooker',
  ),
  s(
    'Кувшина на {volume} хватает на всех за завтраком.',
    'Cana de {volume} ajunge pentru toți la micul dejun.',
    'volume+ family==blender kind=стац',
  ),
  s(
    'При мощности {power} вода закипает за несколько минут.',
    'La {power} apa fierbe în câteva minute.',
    'power+ family==kettle',
  ),
  s(
    'Мотор на {power} берёт лёд и орехи.',
    'Motorul de {power} face față gheții și nucilor.',
    'power+ power>=800 family==blender',
  ),
  s('Нагревается быстро: мощность {power}.', 'Se încălzește repede: puterea este de {power}.', 'power+ family==iron'),
  s('Мощность {power} быстро возвращает тепло.', 'Puterea de {power} readuce repede căldura.', 'power+ family==heater'),
  s(
    'С мощностью {power} ужин готов быстрее, чем в духовке.',
    'Cu {power} cina e gata mai repede decât la cuptor.',
    'power+ family==air-fryer',
  ),
  s('Расходует всего {power}.', 'Consumă doar {power}.', 'power+ family==fan'),
  s(
    'Поток воздуха при мощности {power} сушит за несколько минут.',
    'Aerul, la {power}, usucă părul în câteva minute.',
    'power+ power>=1000 family==hair-dryer',
  ),
  s(
    'Блок питания на {power} оставляет запас для новой видеокарты.',
    'Sursa de {power} lasă rezervă pentru o placă video nouă.',
    'power+ power>=400 family==desktop-pc',
  ),
  s(
    'Выдерживает нагрузку до {power}: и бойлер, и обогреватель.',
    'Suportă până la {power}: și boilerul, și radiatorul.',
    'power+ power>=3000 family==smart-plug',
  ),
  s(
    'Скоростей {speeds}: от лёгкого ветерка до сильного потока.',
    'Trepte de viteză: {speeds}, de la o adiere la un curent puternic.',
    'speeds+ family==fan',
  ),
  s('Таймер выключит его ночью.', 'Temporizatorul îl oprește noaptea.', 'off+ auto_off family==fan'),
  s(
    'На выбор {programs} готовых программ.',
    'Aveți la alegere {programs} programe gata făcute.',
    'programs+ programs>=5 programs<20',
  ),
  s(
    'На выбор {programs} готовых программ.',
    'Aveți la alegere {programs} de programe gata făcute.',
    'programs+ programs>=20',
  ),
  s(
    'Помпа на {pressure} даёт эспрессо с плотной пенкой.',
    'Pompa de {pressure} face un espresso cu cremă densă.',
    'pressure+ pressure',
  ),
  s('Капучинатор взбивает молоко сам.', 'Laptele se spumează singur.', 'milk+ milk_system=автомат'),
  s(
    'Молоко взбивается трубкой пара, как в кофейне.',
    'Laptele se spumează cu tubul de abur, ca la cafenea.',
    'milk+ milk_system=ручн',
  ),
  s(
    'Воды в резервуаре {tank}, доливать приходится нечасто.',
    'Rezervorul are {tank}, așa că apa se adaugă rar.',
    'tank+ tank>=1000 family==coffee-machine',
  ),
  s(
    'Температуру можно выбрать: для зелёного чая, для смеси, для кофе.',
    'Temperatura se alege: pentru ceai verde, pentru lapte praf, pentru cafea.',
    'degrees+ temperature_control family==kettle',
  ),
  s(
    'Термостат держит выбранную температуру.',
    'Termostatul păstrează temperatura aleasă.',
    'degrees+ temperature_control family==heater',
  ),
  s(
    'Температуру вы подбираете под свои волосы.',
    'Temperatura o alegeți după părul dumneavoastră.',
    'degrees+ temperature_control family==hair-dryer',
  ),
  s('Выключается сам, когда вода закипела.', 'Se oprește singur când apa a fiert.', 'off+ auto_off family==kettle'),
  s('Отключится сам, если о нём забыть.', 'Se oprește singur dacă uitați de el.', 'off+ auto_off family==iron|heater'),
  s('Пар до {steam} расправляет и лён.', 'Aburul de până la {steam} netezește și inul.', 'steam+ steam>=50'),
  s(
    'Мотор раскручивается до {rotation}, и волосы сохнут без лишнего жара.',
    'Motorul ajunge la {rotation}, iar părul se usucă fără căldură în plus.',
    'rotation+ rotation>=50000',
  ),
  s('Щётка делает {strokes} движений в минуту.', 'Periuța face {strokes} de mișcări pe minut.', 'strokes+ strokes'),
  s(
    'Длина настраивается в {lengths} положениях.',
    'Lungimea se alege din {lengths} de trepte.',
    'lengths+ lengths>=20',
  ),
  s(
    'Считает расход энергии и показывает его в приложении.',
    'Măsoară consumul de energie și îl arată în aplicație.',
    'meter+ energy_meter',
  ),
  s('Кроме веса показывают {metrics}.', 'Pe lângă greutate arată {metrics}.', 'metrics+ metrics=показат'),
  s(
    'Слушается голоса: {voice_assistant}.',
    'Acceptă comenzi vocale: {voice_assistant}.',
    'voice+ voice_assistant=alexa',
  ),
  s(
    'Управлять можно и с телефона, через приложение.',
    'Se poate controla și de pe telefon, din aplicație.',
    'app+ app',
  ),
  s(
    'На экране {screen_size} удобно читать, рисовать и смотреть кино.',
    'Pe ecranul de {screen_size} e comod să citiți, să desenați și să vedeți un film.',
    'screen+ screen_type=ips|tft family==tablet',
  ),
  s(
    'Процессор {processor} тянет и монтаж, и тяжёлые игры.',
    'Procesorul {processor} duce și montajul, și jocurile grele.',
    'speed+ family==tablet price>=9000',
  ),
  s(
    'Разрешение {resolution} раскрывается на большом телевизоре.',
    'Rezoluția {resolution} se vede din plin pe un televizor mare.',
    'resolution+ family==game-console weight_kg',
  ),
  s(
    'Экран {screen_type} на {screen_size} достаточно велик для мелких надписей.',
    'Ecranul {screen_type} de {screen_size} e destul de mare pentru scrisul mărunt.',
    'screen+ family==game-console screen_size',
  ),
  s(
    'Процессор {processor} рассчитан на современные игры.',
    'Procesorul {processor} e gândit pentru jocurile actuale.',
    'speed+ family==game-console|vr-headset',
  ),
  s('Картинку отдаёт в {resolution}.', 'Redă imaginea în {resolution}.', 'resolution+ family==media-player'),
  s('По {wifi} кино идёт без остановок.', 'Prin {wifi} filmul merge fără opriri.', 'wifi+ family==media-player'),
  s(
    'Фильм можно найти голосом.',
    'Filmul se poate căuta cu vocea.',
    'voice+ voice_assistant=да family==tv|media-player',
  ),
  s(
    'Изображение обновляется с частотой {refresh_rate}, и голова не кружится.',
    'Imaginea se reîmprospătează la {refresh_rate}, așa că nu amețiți.',
    'smooth+ family==vr-headset',
  ),
  s(
    'Обзор {view_angle} не оставляет чёрных краёв.',
    'Câmpul de {view_angle} nu lasă margini negre.',
    'angle+ family==vr-headset',
  ),
  s(
    'Стабилизация сглаживает дрожь рук.',
    'Stabilizarea netezește tremurul mâinilor.',
    'stab+ stabilisation family==camera|action-camera',
  ),
  s(
    'Держит кадр {stabilisation}: съёмка ровная и на ветру.',
    'Cadrul e ținut de {stabilisation}: filmarea e stabilă și pe vânt.',
    'stab+ stabilisation=подвес',
  ),
  s(
    'Связь с пультом держится до {flight_range}.',
    'Legătura cu telecomanda ține până la {flight_range}.',
    'range+ flight_range',
  ),
  s(
    'Работает от обычных батареек, запасные найдутся в любом магазине.',
    'Merge cu baterii obișnuite, le găsiți în orice magazin.',
    'battery+ family==camera supply=батарей',
  ),
  s(
    'Весит {weight}, помещается в небольшую сумку.',
    'Cântărește {weight}, încape într-o geantă mică.',
    'weight+ family==camera|drone|microphone weight<560',
  ),
  s('Подключается по {interface}.', 'Se conectează prin {interface}.', 'interface+ interface'),
  s(
    'Работает с {compatible}.',
    'Funcționează cu {compatible}.',
    'compatible+ family==keyboard|mouse|gamepad|headphones|microphone|ssd|memory-card',
  ),
  s('Поддерживает {fast_charge}.', 'Acceptă {fast_charge}.', 'fast+ family==charger fast_charge'),
  s(
    'Весит {weight}, места в сумке почти не занимает.',
    'Cântărește {weight} și ocupă puțin loc în geantă.',
    'weight+ weight<150 family==charger|power-bank',
  ),
  s(
    'Передаёт и данные, со скоростью до {data_speed}.',
    'Transmite și date, cu până la {data_speed}.',
    'data+ data_speed',
  ),
  s(
    'Нейлоновая оплётка бережёт провод на изгибах.',
    'Învelișul din nailon protejează cablul la îndoire.',
    'braid+ material=оплёт family==cable',
  ),
  s('Крышка закрывает экран целиком.', 'Clapeta acoperă tot ecranul.', 'kind+ family==case kind=книжка'),
  s(
    'Внутри есть место для карт и купюры.',
    'Înăuntru e loc pentru carduri și o bancnotă.',
    'kind+ family==case kind=бумаж',
  ),
  s('Углы усилены на случай падения.', 'Colțurile sunt întărite pentru căderi.', 'kind+ family==case kind=противоудар'),
  s(
    'Кромка чуть выше экрана и камеры, стол им не страшен.',
    'Marginea e puțin mai sus decât ecranul și camera, masa nu le zgârie.',
    'kind+ family==case kind=накладка',
  ),
  s(
    'Пыль собирается в контейнер на {dust_bin}.',
    'Praful se adună într-un recipient de {dust_bin}.',
    'bin+ family==stick-vacuum',
  ),
  s(
    'Фильтр задерживает и мелкую пыль.',
    'Filtrul reține și praful fin.',
    'filter+ filter_type=hepa family==robot-vacuum|stick-vacuum',
  ),
  s(
    'Скоростей {speeds}: и для мягких продуктов, и для твёрдых.',
    'Are {speeds} trepte de viteză, după ingrediente.',
    'speeds+ family==blender speeds>=3 speeds<20',
  ),
  s('Чашу можно взять с собой, как бутылку.', 'Cana se ia la drum, ca o sticlă.', 'cup+ family==blender kind=портат'),
  s(
    'Весит {weight_kg}, достать и убрать его легко.',
    'Cântărește {weight_kg}, se scoate și se pune la loc ușor.',
    'weight+ family==blender|iron|kettle weight_kg<1.85',
  ),
  s(
    'Когда блюдо готово, нагрев отключается сам.',
    'Când mâncarea e gata, încălzirea se oprește singură.',
    'off+ auto_off family==multicooker|air-fryer',
  ),
  s(
    'Звук {channels} подсказывает, откуда идут шаги.',
    'Sunetul {channels} arată de unde vin pașii.',
    'channels+ family==headphones channels',
  ),
  s(
    'Микрофон передаёт голос без шума клавиатуры.',
    'Microfonul redă vocea fără zgomotul tastelor.',
    'mic+ family==headphones channels microphone',
  ),
  s(
    'Бака на {tank} хватает на стопку белья.',
    'Rezervorul de {tank} ajunge pentru un teanc de rufe.',
    'tank+ family==iron tank>=300',
  ),
  s(
    'Телевизор видит его через {hdmi}, одним кабелем.',
    'Televizorul îl recunoaște prin {hdmi}, cu un singur cablu.',
    'hdmi+ family==soundbar',
  ),
  s(
    'На экране {screen_size} цифры крупные, номер видно издалека.',
    'Pe ecranul de {screen_size} cifrele sunt mari, numărul se vede de departe.',
    'screen+ family==feature-phone',
  ),
  s(
    'Есть место для карты памяти: музыка в дорогу.',
    'Are loc pentru un card de memorie: muzică la drum.',
    'card+ family==feature-phone card_slot',
  ),
  s(
    'Весит {weight}, в кармане не чувствуется.',
    'Cântărește {weight}, în buzunar nu se simte.',
    'weight+ family==feature-phone',
  ),
];

/** What a description says of buying here. */
export const closings: readonly Sentence[] = [
  s(
    'Официальная гарантия и обслуживание в Молдове. Посмотреть и подержать в руках можно в магазине Zori.',
    'Garanție oficială și service în Moldova. Produsul poate fi văzut și ținut în mână într-un magazin Zori.',
  ),
  s(
    'Доставим по Кишинёву и всей Молдове. Оплатить можно картой, наличными или в рассрочку.',
    'Livrăm în Chișinău și în toată Moldova. Se poate plăti cu cardul, numerar sau în rate.',
    'price>=1000',
  ),
  s(
    'Доставим по Кишинёву и всей Молдове. Оплатить можно картой на сайте или наличными при получении.',
    'Livrăm în Chișinău și în toată Moldova. Plătiți cu cardul pe site sau numerar la primire.',
    'price<1000',
  ),
  s(
    'Заявка на кредит оформляется онлайн за несколько минут. Если покупка не подойдёт, на возврат есть четырнадцать дней.',
    'Cererea de credit se completează online în câteva minute. Dacă produsul nu vi se potrivește, aveți paisprezece zile pentru retur.',
    'price>=2500',
  ),
  s(
    'Если покупка не подойдёт, на возврат есть четырнадцать дней. Сомневаетесь в выборе — спросите консультанта Zori, он подскажет.',
    'Dacă produsul nu vi se potrivește, aveți paisprezece zile pentru retur. Dacă ezitați, întrebați un consultant Zori.',
  ),
  s(
    'Проверим комплект при вас и поможем с первым запуском. Вопросы по настройке можно задать сервисному центру Zori.',
    'Verificăm pachetul în fața dumneavoastră și vă ajutăm la prima pornire. La întrebările despre configurare răspunde centrul de service Zori.',
    '!simple price>=1500',
  ),
];
