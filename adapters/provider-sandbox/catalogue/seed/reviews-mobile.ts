import type { FamilyReviews } from '#adapters/provider-sandbox/catalogue/review-texts.ts';
import {
  caseMinuses,
  chargerMinuses,
  earbudsMinuses,
  phoneMinuses,
  tabletMinuses,
  watchMinuses,
} from '#adapters/provider-sandbox/catalogue/seed/review-minuses-mobile.ts';
import { s } from '#adapters/provider-sandbox/catalogue/sentences.ts';

/** What shoppers say of phones, tablets and what is worn or carried with them. */
export const mobileReviews: FamilyReviews = {
  phone: {
    good: [
      s(
        'Экран яркий, [на солнце в парке|на пляже|на огороде в полдень|за рулём против солнца|на остановке днём|на террасе] [всё читается|видно без козырька|буквы не тонут|карту разбираю сразу].',
        'Ecranul e luminos, [în parc la soare|pe plajă|în grădină la amiază|în mașină, cu soarele în față|în stație ziua|pe terasă] [se citește tot|se vede fără să fac umbră|literele nu se pierd|harta se vede imediat].',
        'screen+',
      ),
      s(
        'Заряда хватает на [полтора дня|день и утро|два спокойных дня|сутки с хвостом], [с навигатором и роликами|хотя звонков много|с раздачей интернета|с музыкой в дороге|и это с играми|при включённом экране].',
        'Bateria ține [o zi și jumătate|o zi și o dimineață|două zile liniștite|ceva mai mult de o zi], [cu navigație și filmulețe|deși sunt multe apeluri|cu hotspot pornit|cu muzică pe drum|și asta cu jocuri|cu ecranul mereu aprins].',
        'battery+ battery>=4800',
      ),
      s(
        'Камера вечером снимает чётко, даже [во дворе под фонарём|на концерте|в кафе при свечах|на детском утреннике|у костра|на свадьбе в полумраке|в подъезде].',
        'Camera face poze clare seara, chiar și [în curte sub felinar|la concert|la o cafenea cu lumânări|la serbarea copiilor|lângă foc|la nuntă, pe semiîntuneric|în scara blocului].',
        'camera+ main_camera>=48 price>=3500',
      ),
      s(
        '[Банковские приложения|Карты в телефоне|Электронные билеты|Школьные чаты] [работают без сюрпризов|не подвели ни разу|настроились за пять минут|заработали с первого дня].',
        '[Aplicațiile bancare|Plățile cu telefonul|Cardurile din telefon|Biletele electronice] [merg fără probleme|nu au dat greș niciodată|s-au configurat în cinci minute|au mers din prima zi].',
        'pay+ nfc',
      ),
      s(
        'Заряжается, пока [пью кофе|принимаю душ|собираю детей в школу|готовлю завтрак|глажу рубашку|выгуливаю собаку|смотрю новости].',
        'Se încarcă până [îmi beau cafeaua|fac duș|pregătesc copiii de școală|fac micul dejun|calc o cămașă|plimb câinele|văd știrile].',
        'charge+ charging>=45',
      ),
      s(
        'В руке [не скользит|лежит удобно|сидит уверенно|не выскальзывает], [кнопки нажимаются чётко|края не режут ладонь|чехол брать не спешу|до верха достаю пальцем].',
        'Stă [bine|sigur|comod|ferm] în mână, [butoanele sunt precise|marginile nu taie palma|nu mă grăbesc cu husa|ajung cu degetul până sus].',
        'grip+',
      ),
      s(
        'Динамики громкие, [звонок слышно из другой комнаты|будильник поднимает весь дом|музыка на кухне играет без колонки|ролики смотрим вчетвером|вызов слышен и в сумке|подкаст слышно под шум воды].',
        'Difuzoarele sunt puternice, [aud apelul din altă cameră|alarma trezește toată casa|la bucătărie muzica merge fără boxă|vedem filmulețe în patru|soneria se aude și din geantă|podcastul se aude și cu apa deschisă].',
        'sound+',
      ),
      s(
        'Связь уверенно держит и [в подвале|на складе|в гараже|на даче], и по дороге на [Оргеев|Бельцы|Кагул|Комрат|Сороки|Унгены].',
        'Semnalul e bun și [în subsol|la depozit|în garaj|la țară], și pe drumul spre [Orhei|Bălți|Cahul|Comrat|Soroca|Ungheni].',
        'signal+',
      ),
      s(
        'К вечеру остаётся процентов [тридцать|двадцать пять|сорок|тридцать пять], [больше мне и не надо|розетку днём не ищу|повербанк лежит без дела|ночью можно не заряжать].',
        'Seara rămân vreo [treizeci|douăzeci și cinci de|patruzeci|treizeci și cinci de] procente, [mai mult nici nu-mi trebuie|ziua nu caut priza|bateria externă stă degeaba|noaptea poate rămâne neîncărcat].',
        'battery+',
      ),
      s(
        '[Карты|Длинные чаты|Фотографии|Новости|Страницы] листаются [без рывков|плавно|без задержек|следом за пальцем|и через полсотни вкладок].',
        '[Paginile|Hărțile|Conversațiile lungi|Pozele|Știrile] curg [fără sacadări|fluid|fără întârzieri|după deget|chiar și cu zeci de file].',
        'smooth+ refresh_rate>=90',
      ),
      s(
        'Отпечаток срабатывает [с первого касания|даже с влажными руками|быстрее, чем гаснет экран|после теста и муки|вслепую, под столом].',
        'Amprenta e recunoscută [din prima atingere|chiar și cu mâinile umede|înainte să clipesc|și cu făină pe degete|pe nevăzute, pe sub masă].',
        'unlock+ brand!=apple',
      ),
      s(
        'Узнаёт меня и в [шапке|капюшоне|темноте], и в [очках|маске|шарфе до носа].',
        'Mă recunoaște și cu [căciulă|glugă|lumina stinsă], și cu [ochelari|mască|fularul până la nas].',
        'unlock+ brand=apple',
      ),
      s(
        'Фотографии [детей|собаки|внуков|котов|с футбола|с танцев] больше не смазываются[|, ловлю каждый прыжок|, даже в помещении].',
        'Pozele cu [copiii|câinele|nepoții|pisicile|fotbalul|dansurile] nu mai ies mișcate[|, prind fiecare săritură|, nici în interior].',
        'camera+ main_camera>=48 price>=3500',
      ),
      s(
        'На видеозвонках меня видно [без шума|чётко|в нормальных цветах], даже [вечером|у окна|в машине|в дальней комнате].',
        'La apelurile video mă văd [cu o imagine curată|clar|în culori firești], chiar și [seara|lângă geam|în mașină|în camera din fund].',
        'selfie+',
      ),
      s(
        'Всё перенеслось со старого телефона за [полчаса|сорок минут|час|вечер], [ничего не потерялось|даже переписка|контакты на месте|фото за пять лет целы].',
        'Totul s-a mutat de pe telefonul vechi în [jumătate de oră|patruzeci de minute|o oră|o seară], [nimic pierdut|chiar și conversațiile|contactele sunt la loc|pozele din cinci ani sunt întregi].',
        'move+',
      ),
      s(
        'Игры [сына|дочки|внука|племянника] тянет и [не обжигает ладонь|не тормозит|не садится за час|звук не хрипит].',
        'Duce jocurile [fiului|fiicei|nepotului|verișorului] și [nu frige palma|nu sacadează|nu se descarcă într-o oră|sunetul nu hârâie].',
        'heat+ price>=4000',
      ),
      s(
        '[Под дождём на остановке|После пролитого чая|В брызгах у фонтана|Под мокрым снегом] работал [как ни в чём не бывало|без единого сбоя|и дальше, вытерли — и всё].',
        '[În stație, sub ploaie|După un ceai vărsat|În stropii fântânii|Pe lapoviță] a mers [de parcă nimic nu s-ar fi întâmplat|fără nicio eroare|mai departe, l-am șters și atât].',
        'water+ water_resistance',
      ),
      s(
        'Вечером кладу на беспроводную зарядку, [провод лежит в ящике|разъём цел|утром снимаю полным|привыкли всей семьёй].',
        'Seara stă pe încărcarea wireless, [cablul zace în sertar|mufa rămâne întreagă|dimineața e plin|ne-am obișnuit toți].',
        'wireless+ wireless_charging',
      ),
      s(
        'В кармане [джинсов|рубашки|куртки|шорт] [не мешает|не тянет|помещается целиком].',
        'În buzunarul [de la blugi|de la cămașă|gecii|pantalonilor scurți] [nu deranjează|nu trage în jos|încape întreg].',
        'weight+ weight<190',
      ),
      s(
        '[Рабочий и личный номер|Молдавская и румынская карта|Два оператора|Домашний номер и роуминг] [мирно живут|уживаются|спокойно работают] в одном телефоне.',
        '[Numărul de serviciu și cel personal|Cartela moldovenească și cea românească|Doi operatori|Numărul de acasă și roamingul] [încap|se înțeleg|merg bine] în același telefon.',
        'sim+',
      ),
      s(
        'Собеседника слышно чисто, [меня тоже не переспрашивают|даже с трассы|и на рынке|даже на стройке|и в полной маршрутке].',
        'Vocea se aude curat, [nici pe mine nu mă mai roagă să repet|chiar și de pe traseu|și la piață|chiar și pe șantier|și în rutiera plină].',
        'call+',
      ),
      s(
        'Для [звонков, переписки и карт|мессенджеров и банка|школы и кружков|работы курьером|такси и навигатора] хватает с запасом.',
        'Pentru [apeluri, mesaje și hărți|mesagerie și bancă|școală și cercuri|munca de curier|taxi și navigație] ajunge cu prisosință.',
        'enough+ price<3500',
      ),
      s(
        'Место ещё ни разу не кончилось, [хотя снимаю много|а фото тысячи|а игр десяток|и музыка вся с собой|хотя удаляю редко].',
        'Spațiul nu s-a terminat încă, [deși filmez mult|iar pozele sunt mii|iar jocuri sunt zece|și muzica e toată la mine|deși șterg rar].',
        'memory+',
      ),
      s(
        'Зум вытягивает [вывеску на той стороне улицы|номер автобуса за квартал|сцену с последнего ряда|птиц на крыше|лица на школьной линейке].',
        'Zoomul prinde [o firmă de pe cealaltă parte a străzii|numărul autobuzului de departe|scena din ultimul rând|păsările de pe acoperiș|fețele de la careul școlii].',
        'zoom+ price>=12000',
      ),
      s(
        'Ролики [с концерта|со свадьбы|с дороги|с утренника|с горки] вышли [без тряски|ровными|как в кино] и с [хорошим|чистым|живым] звуком.',
        'Filmările [de la concert|de la nuntă|de pe drum|de la serbare|de la tobogan] [nu tremură|sunt stabile|ies ca la cinema] și au sunet [bun|curat|viu].',
        'video+ price>=6000',
      ),
      s(
        'Складываю — и он уходит [в нагрудный карман|в маленькую сумочку|в карман пиджака|в клатч].',
        'Îl pliez și intră [în buzunarul de la cămașă|în poșeta mică|în buzunarul sacoului|în poșeta de seară].',
        'pocket+ foldable screen_size<7',
      ),
      s(
        'Складка на экране перестала бросаться в глаза [на второй день|через неделю|почти сразу].',
        'Pliul ecranului nu se mai observă [din a doua zi|după o săptămână|aproape imediat].',
        'crease+ foldable',
      ),
    ],
    mixed: [
      s(
        '[Под нагрузкой|В играх|На зарядке|С навигатором] немного тёплый, [но терпимо|без чехла лучше|но не горячий|остывает быстро].',
        '[Sub sarcină|În jocuri|La încărcat|Cu navigația] se încălzește puțin, [dar e suportabil|fără husă e mai bine|dar nu frige|se răcește repede].',
        'heat-',
      ),
      s(
        'Камера выпирает, [на столе качается|цепляется за подкладку|собирает пыль|чехол с бортиком спасает].',
        'Camera iese în relief, [telefonul joacă pe masă|se agață de buzunar|adună praf|o husă cu margine ajută].',
        'bump- main_camera>=48',
      ),
      s(
        'Пришлось [удалить|отключить|убрать] [пару|тройку|с десяток] лишних приложений[|, дальше всё чисто|, это заняло пять минут].',
        'Am [dezinstalat|dezactivat|șters] [câteva|vreo trei|vreo zece] aplicații de prisos[|, apoi totul e curat|, a durat cinci minute].',
        'bloat- brand!=apple|google|nothing',
      ),
      s(
        'Зарядки в коробке нет, [докупили отдельно|подошла старая|пришлось брать вместе|об этом знали].',
        'Încărcătorul nu e în cutie, [l-am luat separat|a mers cel vechi|l-am luat odată cu telefonul|știam asta].',
        'box-',
      ),
      s(
        'К размеру [рука привыкла за неделю|привыкли за три дня|пришлось привыкать|рука приспособилась не сразу].',
        'Cu mărimea [m-am obișnuit într-o săptămână|m-am obișnuit în trei zile|a trebuit să mă obișnuiesc|mâna nu s-a obișnuit imediat].',
        'size- screen_size>=6.7',
      ),
      s(
        '[Чехол и стекло|Чехол|Защитное стекло] лучше [взять сразу|заказать вместе с ним|не откладывать|покупать в тот же день].',
        '[Husa și sticla|Husa|Sticla de protecție] e bine [de luat din start|de comandat odată cu el|să nu fie amânată|de cumpărat în aceeași zi].',
        'cover-',
      ),
      s(
        '[В мороз|На холоде|Зимой на улице|На ветру с морозом] заряд [уходит быстрее обычного|тает быстрее|садится заметнее].',
        '[Pe ger|La frig|Iarna, afară|Pe vânt rece] bateria [scade mai repede|se duce mai repede|ține mai puțin].',
        'battery-',
      ),
      s(
        '[В темноте|В сумерках|Вечером в комнате|При слабом свете] камера шумит, днём [вопросов нет|всё хорошо|снимки чистые].',
        '[Pe întuneric|La asfințit|Seara în cameră|În lumină slabă] pozele au zgomot, ziua [sunt bune|totul e bine|ies curate].',
        'camera- price<4000',
      ),
      s(
        '[На ярком солнце|В полдень на улице|На пляже|В машине днём] экрану не хватает яркости[|, ищу тень|, прикрываю рукой].',
        '[În soare puternic|La amiază, afară|Pe plajă|Ziua, în mașină] ecranului îi lipsește luminozitatea[|, caut umbra|, îl acopăr cu mâna].',
        'screen- price<3500',
      ),
    ],
    bad: [
      s(
        '[После обновления|Через месяц|После второго обновления|С новой прошивкой] батарея стала садиться [быстрее|заметно быстрее|к обеду].',
        '[După o actualizare|După o lună|După a doua actualizare|Cu noul sistem] bateria se duce [mai repede|vizibil mai repede|până la prânz].',
        'battery-',
      ),
      s(
        'Через [неделю|две недели|месяц] появился люфт кнопки, [отвезли в сервис|исправили по гарантии|живём с этим].',
        'După [o săptămână|două săptămâni|o lună] un buton a prins joc, [l-am dus la service|l-au reparat în garanție|așa a și rămas].',
        'service-',
      ),
      s(
        'От камеры [в помещении|на празднике|при лампах|в классе] ждали [большего|лучшего|чётких лиц].',
        'De la cameră [în interior|la petrecere|la lumina lămpii|în clasă] mă așteptam [la mai mult|la mai bine|la fețe clare].',
        'camera-',
      ),
      s(
        'В играх [подтормаживает|теряет плавность|начинает дёргаться] уже через [полчаса|двадцать минут|час].',
        'În jocuri [sacadează|își pierde fluiditatea|se mișcă greu] după [o jumătate de oră|douăzeci de minute|o oră].',
        'smooth- price<5000',
      ),
      s(
        'Динамик [на максимуме|на полной громкости|в роликах с басом] [хрипит|дребезжит|теряет голос].',
        '[La volum maxim|Dat la maximum|La filmulețele cu bas] difuzorul [hârâie|zbârnâie|își pierde vocea].',
        'sound- price<9000',
      ),
      s(
        'В [лифте|подвале|торговом центре|гараже] связь пропадает чаще, чем у [прежнего|старого|телефона жены|соседнего].',
        'În [lift|subsol|mall|garaj] semnalul cade mai des decât la [cel vechi|cel dinainte|telefonul soției|alții].',
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
    cons: phoneMinuses,
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
    cons: [
      s('[камера для вида|снимает мутно]', '[camera e de formă|poze neclare]', 'camera-'),
      s('[мелкий шрифт|буквы без очков не прочитать]', '[litere mici|literele nu se citesc fără ochelari]', 'font-'),
    ],
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
      s(
        '[Книги и газеты|Журналы|Учебники|Комиксы с сыном] читать [одно удовольствие|удобно и ночью|приятно, шрифт крупный].',
        'Cititul [cărților|revistelor|manualelor|benzilor desenate] e [o plăcere|comod și noaptea|plăcut, cu litere mari].',
        'read+',
      ),
      s(
        'Фильмы [в поезде до Бухареста|в автобусе до Варшавы|в самолёте до Рима|в дороге на море] прошли на одном заряде.',
        'Filmele [până la București|în autocar până la Varșovia|în avion până la Roma|pe drumul spre mare] au mers cu o singură încărcare.',
        'battery+',
      ),
      s(
        'Звук у динамиков [неожиданно объёмный|громче, чем у ноутбука|чистый, диалоги разборчивы|заполняет кухню].',
        'Sunetul din difuzoare e [surprinzător de amplu|mai tare decât la laptop|curat, cu dialoguri clare|destul pentru bucătărie].',
        'sound+',
      ),
      s(
        'Держит [десяток|дюжину|два десятка] вкладок и [не перезагружает их|не задумывается|сразу возвращается к нужной].',
        'Ține [zece|o duzină de|douăzeci de] pagini deschise [fără să le reîncarce|fără să stea pe gânduri|și revine imediat la cea dorită].',
        'speed+',
      ),
      s(
        'Для [онлайн-уроков|репетитора|кружка рисования|курсов английского|домашних заданий] [то, что надо|экрана хватает|удобно, сын не жалуется].',
        'Pentru [lecțiile online|meditații|cercul de desen|cursul de engleză|teme] [e exact ce trebuie|ecranul ajunge|e comod, fiul nu se plânge].',
        'lessons+',
      ),
      s(
        'Видеозвонки с роднёй в [Италии|Португалии|Германии|Ирландии|Канаде] идут чисто, [всех видно|бабушка в восторге|внуков слышно].',
        'Apelurile video cu rudele din [Italia|Portugalia|Germania|Irlanda|Canada] merg curat, [se văd toți|bunica e încântată|nepoții se aud].',
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
      s(
        'Заряжаю раз в [три-четыре дня|четыре дня|пять дней|полнедели], [читаю каждый вечер|с мультиками по выходным|хотя смотрим много].',
        'Ajunge o încărcare la [trei-patru zile|patru zile|cinci zile|o jumătate de săptămână], [citesc în fiecare seară|cu desene în weekend|deși privim mult].',
        'battery+',
      ),
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
      s(
        '[Рецепты|Сериалы|Новости|Кулинарные ролики] теперь [на нём прямо у плиты|идут с него на кухне|на подставке у раковины].',
        '[Rețetele|Serialele|Știrile|Filmulețele de gătit] sunt acum [pe ea lângă aragaz|pe masa din bucătărie|pe suport lângă chiuvetă].',
        'kitchen+',
      ),
    ],
    mixed: [
      s(
        'Без чехла боязно [выносить из дома|давать детям|класть в рюкзак|брать в дорогу].',
        'Fără husă mi-e frică [s-o scot din casă|s-o dau copiilor|s-o pun în rucsac|s-o iau la drum].',
        'cover-',
      ),
      s(
        'Камера [так себе|простая|без изысков], но для [звонков|уроков|сканов|мессенджера] хватает.',
        'Camera e [modestă|simplă|fără pretenții], dar pentru [apeluri|lecții|scanări|mesagerie] ajunge.',
        'camera-',
      ),
      s(
        'Заряжается часа два, хотелось бы быстрее.',
        'Se încarcă vreo două ore, aș fi vrut mai repede.',
        'charge- charging<40',
      ),
      s('Экрану хотелось бы яркости побольше.', 'Aș fi vrut un ecran mai luminos.', 'bright- price<5000'),
    ],
    bad: [
      s('Автоповорот иногда думает дольше, чем нужно.', 'Rotirea automată se gândește uneori prea mult.', 'rotate-'),
      s(
        'Экран собирает отпечатки [моментально|за пять минут|после каждого завтрака|от детских рук].',
        'Ecranul adună amprente [imediat|în cinci minute|după fiecare mic dejun|de la mâinile copiilor].',
        'prints-',
      ),
    ],
    pros: [
      s('большой экран', 'ecran mare', 'screen+ screen_size>=10'),
      s('автономность', 'autonomia', 'battery+'),
      s('звук', 'sunetul', 'sound+'),
      s('поддержка пера', 'suport pentru stilou', 'pen+ stylus'),
      s('лёгкий', 'ușoară', 'weight+ weight<480'),
      s('удобно читать', 'comodă la citit', 'read+'),
    ],
    cons: tabletMinuses,
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
        'Уведомления [на русском и румынском|из чатов|из банка|из школьного чата] читаются [без квадратиков|одним взглядом|целиком].',
        'Notificările [în română|din conversații|de la bancă|din grupul clasei] se citesc [cu toate diacriticele|dintr-o privire|în întregime].',
        'notes+',
      ),
      s(
        'В бассейне не отстёгивается и считает дорожки.',
        'La bazin nu se desface și numără lungimile.',
        'water+ water_resistance=atm',
      ),
      s(
        'Экран видно [на пробежке в полдень|на велосипеде против солнца|на пляже|на огороде днём].',
        'Ecranul se vede [la alergare în amiază|pe bicicletă, cu soarele în față|pe plajă|ziua în grădină].',
        'screen+',
      ),
      s(
        'Ремешок мягкий, [кожа не преет|не давит во сне|меняется за минуту|после зала моется водой].',
        'Cureaua e moale, [pielea nu transpiră|nu strânge în somn|se schimbă într-un minut|după sală se spală cu apă].',
        'strap+',
      ),
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
      s(
        'Циферблатов много, [красивых мало|выбирали вечер|хорошие платные|остался один любимый].',
        'Fețe de ceas multe, [frumoase puține|am ales o seară întreagă|cele bune costă|a rămas una preferată].',
        'faces-',
      ),
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
    cons: watchMinuses,
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
    cons: earbudsMinuses,
  },
  case: {
    good: [
      s(
        'Вырезы [точные|ровные|на месте], [кнопки нажимаются легко|кабель входит до конца|камера не закрыта|звук не глушит].',
        'Decupajele sunt [exacte|drepte|la locul lor], [butoanele se apasă ușor|cablul intră până la capăt|camera nu e acoperită|sunetul nu e înfundat].',
        'cut+',
      ),
      s(
        'Упал [на асфальт у рынка|со стола на плитку|на лестнице|из рук на бордюр|с полки в гараже] — телефон цел.',
        'A căzut [pe asfalt lângă piață|de pe masă pe gresie|pe scări|din mână pe bordură|de pe raft în garaj] și telefonul e întreg.',
        'drop+ thickness',
      ),
      s('Не желтеет, прошло четыре месяца.', 'Nu se îngălbenește, au trecut patru luni.', 'time! days>=120'),
      s(
        'На ощупь [приятный|бархатный|тёплый], в руке [не скользит|сидит плотно|не потеет].',
        'La atingere e [plăcută|catifelată|caldă], în mână [nu alunecă|stă bine|nu transpiră].',
        'grip+',
      ),
      s(
        'Беспроводная зарядка работает прямо через него.',
        'Încărcarea wireless merge direct prin ea.',
        'wireless+ wireless_charging',
      ),
      s(
        'Камеру защищает бортик, [на столе не царапается|кладу хоть на камень|линзы чистые|проверили на даче].',
        'Marginea protejează camera, [nu se zgârie pe masă|o pun și pe piatră|lentilele rămân curate|verificat la țară].',
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
      s(
        'Снимается [легко|за секунду|без усилий], [ногти целы|но сам не слетает|краска на краях цела].',
        'Se scoate [ușor|într-o secundă|fără efort], [unghiile rămân întregi|dar singură nu cade|marginile nu se cojesc].',
        'off+',
      ),
      s(
        'Карты и купюра внутри, кошелёк остался дома.',
        'Cardurile și o bancnotă încap înăuntru, portofelul rămâne acasă.',
        'wallet+ kind=бумаж',
      ),
    ],
    mixed: [
      s(
        'Собирает пыль [по краям|у камеры|в вырезах|в уголках], [протираю раз в неделю|но снять недолго|на чёрном заметно].',
        'Adună praf [pe margini|lângă cameră|în decupaje|la colțuri], [o șterg o dată pe săptămână|dar se scoate repede|pe negru se vede].',
        'dust-',
      ),
      s(
        '[Толще|Плотнее|Тяжелее], чем [на картинке|кажется на сайте|прошлый чехол].',
        'E mai [groasă|masivă|grea] decât [în poză|pare pe site|husa de dinainte].',
        'thick-',
      ),
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
    cons: caseMinuses,
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
    cons: chargerMinuses,
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
    cons: [
      s(
        '[тяжёлый в рюкзаке|весит как два телефона]',
        '[grea în rucsac|cântărește cât două telefoane]',
        'weight- weight>=350',
      ),
      s('[долго заряжается|на ночь оставляю]', '[se încarcă lent|o las peste noapte]', 'charge-'),
    ],
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
    cons: [
      s(
        '[дрожит|на ямах дрожит|на решётке проседает]',
        '[tremură|tremură prin gropi|se lasă pe grilă]',
        'hold- mount=дефлектор',
      ),
      s('[дороговат для держателя|мог быть и дешевле]', '[cam scump pentru un suport|putea fi mai ieftin]', 'price-'),
    ],
  },
};
