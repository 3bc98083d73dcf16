import { type Sentence, s } from '#adapters/provider-sandbox/catalogue/sentences.ts';

/** What may be said of anything. What names the model is there for the products that have the most reviews. */
export const general = {
  good: [
    s(
      '[Полностью|Точно|Во всём|До мелочей] соответствует [описанию|фото|характеристикам], [сюрпризов не было|без сюрпризов|обмана никакого].',
      'Corespunde [descrierii|fotografiilor|specificațiilor] [întru totul|exact|până în cele mai mici detalii|în toate privințele], [fără surprize|nu am avut surprize|nimic de reproșat].',
      'described+',
    ),
    s(
      'Сделано [аккуратно|добротно|крепко|на совесть], [придраться не к чему|ничего не скрипит|запаха пластика нет|швы ровные].',
      'Lucrat [îngrijit|solid|cu grijă|temeinic], [nu am de ce mă lega|nimic nu scârțâie|fără miros de plastic|îmbinările sunt drepte].',
      'build+',
    ),
    s(
      'Вещь [нужная|полезная|удобная|дельная], [пользуемся каждый день|без дела не лежит|выручает постоянно|давно пора было взять|другой уже не хочется].',
      'Un lucru [util|practic|necesar|bun], [de fiecare zi|nu stă degeaba|ne ajută mereu|trebuia luat mai demult|altceva nici nu mai vrem].',
      'useful+',
    ),
    s(
      'Покупкой [довольны|очень довольны|более чем довольны], [на другие модели не смотрим|менять ни на что не хочется|деньги потрачены не зря|сомнения были напрасны].',
      'Suntem [mulțumiți|foarte mulțumiți|mai mult decât mulțumiți] și [nu ne mai uităm la alte modele|nu am schimba cu nimic|banii nu s-au dus degeaba|ezitările au fost în zadar].',
      'happy+',
    ),
    s(
      'Ожидания [оправдались|подтвердились] [полностью|с первого дня|с лихвой|без оговорок|уже в первый вечер].',
      'Așteptările s-au [confirmat|împlinit] [întru totul|din prima zi|cu prisosință|fără rezerve|chiar din prima seară].',
      'expected+',
    ),
    s(
      'Выглядит [заметно|явно|гораздо|намного] дороже, чем [стоит|обошлось|написано на ценнике|думали гости].',
      'Arată [vizibil|clar|mult|simțitor] mai scump decât [este|ne-a costat|scrie pe etichetă|credeau musafirii].',
      'price+',
    ),
    s(
      '[Подруга|Соседка|Сестра|Кума|Свекровь|Племянница|Тёща] [увидела|попробовала|посмотрела] и [заказала такую же модель|попросила ссылку|теперь хочет то же самое].',
      '[O prietenă|Vecina|Sora mea|Cumătra|Soacra|Nepoata|Verișoara] a [văzut|încercat|testat] și [a comandat același model|a cerut linkul|acum vrea la fel].',
      'friend+',
    ),
    s(
      '[Вживую|В жизни|При дневном свете|На солнце] цвет [ещё красивее|глубже|интереснее|благороднее], чем на [фото|картинке|сайте|экране].',
      '[În realitate|Pe viu|La lumina zilei|La soare] culoarea e [și mai frumoasă|mai profundă|mai interesantă|mai plăcută] decât [în poze|în imagini|pe site|pe ecran].',
      'colour+',
    ),
    s(
      'Совет [знакомого|коллеги|соседа|брата|консультанта|подруги|кума] [оказался верным|не подвёл|пригодился|был дельным].',
      'Sfatul [unui cunoscut|unui coleg|vecinului|fratelui meu|consultantului|unei prietene|nașului] [a fost bun|nu ne-a înșelat|ne-a prins bine|s-a dovedit corect].',
      'advice+',
    ),
    s(
      '[Всё, за чем покупали,|То, для чего брали,|Своё главное дело|Ровно то, что нужно,] делает [хорошо|без капризов|исправно|чётко|без нареканий].',
      'Face [bine|fără mofturi|corect|exact|fără cusur] [tot ce ne trebuia|lucrul pentru care am plătit|ceea ce promite|treaba de zi cu zi].',
      'does+',
    ),
    s(
      '[Первое впечатление|Хорошее впечатление] не изменилось и [потом|со временем|после первых дней|после выходных|при близком знакомстве].',
      '[Prima impresie|Impresia bună] nu s-a schimbat nici [mai târziu|cu timpul|după primele zile|după weekend|la o privire mai atentă].',
      'impression+',
    ),
    s(
      '[Родители|Дети|Бабушка с дедушкой|Родители жены|Внуки] освоились [без наших подсказок|за вечер|за пять минут|без инструкции|с первого раза].',
      '[Părinții|Copiii|Bunicii|Socrii|Nepoții] s-au descurcat [fără ajutorul nostru|într-o seară|în cinci minute|fără manual|din prima].',
      'easy+ !simple',
    ),
    s(
      'Упаковано [бережно|надёжно|с запасом|в два слоя], [пломба на месте|внутри всё целое|ни царапины|ничего не болталось].',
      'Ambalat [cu grijă|sigur|din belșug|în două straturi], [sigiliul la locul lui|înăuntru totul e întreg|nicio zgârietură|nimic nu s-a mișcat].',
      'parcel+',
    ),
    s(
      '[Пока|До сих пор|За всё время] [ни одной претензии|ни одного замечания|жаловаться не на что|вопросов не возникло|ни одной заминки].',
      '[Deocamdată|Până acum|În tot acest timp] [nicio plângere|niciun reproș|nu avem de ce ne plânge|nu au apărut întrebări|nicio piedică].',
      'trouble+',
    ),
    s(
      '[Качество|Исполнение|Отделка] на уровне, [не стыдно и подарить|видно, что делали с умом|за свою цену отлично|в руки взять приятно].',
      '[Calitatea|Execuția|Finisajul] e la înălțime, [poate fi și un cadou frumos|se vede că e gândit cu cap|la prețul acesta e excelent|e plăcut la atingere].',
      'finish+',
    ),
    s(
      '[Вторая|Третья|Уже не первая] вещь {brand} [в доме|в семье|у нас], [снова без разочарований|и опять удачно|марка не подводит|верим ей и дальше].',
      '[Al doilea|Al treilea|Încă un] produs {brand} [în casă|în familie|la noi], [din nou fără dezamăgiri|și iar am nimerit|marca nu ne lasă la greu|avem încredere și mai departe].',
      'brand+',
    ),
    s(
      'Искали именно {brand} {model}, [здесь было в наличии|нашли только здесь|взяли не раздумывая|сомнений не осталось].',
      'Căutam anume {brand} {model}, [aici era pe stoc|doar aici am găsit|am luat fără să stăm pe gânduri|fără nicio îndoială].',
      'named!',
    ),
    s(
      'Про {brand} {model} [читали разное|слышали разное|спорили всей семьёй], [на деле всё хорошо|выбором довольны|в итоге не ошиблись].',
      'Despre {brand} {model} [am citit de toate|am auzit de toate|s-a discutat în familie], [în realitate e bine|alegerea ne bucură|până la urmă nu am greșit].',
      'named!',
    ),
    s(
      'К {brand} {model} привыкли [за вечер|за день|за неделю|быстро], [дальше всё само собой|вопросов не осталось|будто так и было].',
      'Cu {brand} {model} ne-am obișnuit [într-o seară|într-o zi|într-o săptămână|repede], [parcă ar fi fost mereu aici|întrebări nu au rămas|totul e firesc].',
      'named!',
    ),
  ],
  mixed: [
    s(
      'Коробка приехала [чуть мятой|с вмятиной на углу|без плёнки|с надорванным скотчем], [внутри всё целое|содержимое не пострадало|на вещи не сказалось].',
      'Cutia a venit [puțin îndoită|cu un colț lovit|fără folie|cu banda ruptă], [înăuntru totul e întreg|conținutul nu a suferit|pe produs nu s-a văzut].',
      'parcel-',
    ),
    s(
      'Хотелось бы [больше цветов на выбор|видеть в наличии другой цвет|расцветку поярче|расцветку поспокойнее|и вариант в пастельных тонах].',
      'Aș fi vrut [mai multe culori la alegere|și altă culoare pe stoc|o culoare mai vie|o culoare mai liniștită|și o variantă pastel].',
      'colours-',
    ),
    s(
      'Инструкция [набрана мелко|напечатана бледно|слишком краткая|переведена наспех], [читали с лупой|смотрели ролик в сети|разбирались сами|нашли файл на сайте].',
      'Manualul [are litere mici|e tipărit șters|e prea scurt|e tradus în grabă], [l-am citit cu lupa|am căutat un filmuleț|ne-am descurcat singuri|am găsit fișierul pe site].',
      'manual- package=инструкция',
    ),
    s(
      'Гарантию хотелось бы [подлиннее|хотя бы на два года|подольше|не меньше двух лет], [хотя сервис рядом|но пока не понадобилась|для спокойствия].',
      'Mi-aș fi dorit o garanție [mai lungă|de cel puțin doi ani|mai mare|ca la modelele scumpe], [deși service-ul e aproape|dar încă nu a fost nevoie|pentru liniștea noastră].',
      'warranty- warranty<24',
    ),
    s(
      'Цена [кусается|могла быть ниже|чуть выше, чем рассчитывали], [но вещь того стоит|но выбирали сами|скидки так и не дождались].',
      'Prețul [ustură|putea fi mai mic|e puțin peste ce plănuiam], [dar merită|dar alegerea ne aparține|reducerea nu a mai venit].',
      'price- price>=1000',
    ),
    s(
      'Нужный цвет ждали [три дня|четыре дня|пять дней|неделю], [остальное быстро|но дождались|предупредили заранее|магазин держал в курсе].',
      'Culoarea dorită am așteptat-o [trei zile|patru zile|cinci zile|o săptămână], [restul a mers repede|dar a venit|ne-au anunțat din timp|magazinul ne-a ținut la curent].',
      'wait-',
    ),
    s(
      'Наклейка [спереди|сбоку|на дне|сзади] [снялась не сразу|оставила след, оттёрли|держится намертво|сходит клочками].',
      'Eticheta [din față|din lateral|de dedesubt|din spate] [s-a desprins greu|a lăsat urme, le-am șters|ține foarte tare|se rupe în bucăți].',
      'sticker-',
    ),
    s(
      '[Первые дни|Первую неделю|Пару дней] [привыкали|приноравливались|осваивались], [потом пошло легче|теперь всё привычно|сейчас всё понятно].',
      '[În primele zile|În prima săptămână|Vreo două zile] [ne-am obișnuit|am căutat setările|am tot învățat], [apoi a mers mai bine|acum totul e firesc|acum e totul clar].',
      'habit- !simple',
    ),
    s(
      'От {brand} {model} [ждали чуть большего|ждали чего-то особенного|хотелось большего], но [в целом хорошо|свои деньги отрабатывает|привыкли].',
      'De la {brand} {model} [așteptam puțin mai mult|speram puțin mai mult|speram ceva deosebit], dar [per total e bine|își merită banii|ne-am obișnuit].',
      'named!',
    ),
  ],
  bad: [
    s(
      'За [эти деньги|такую цену|такую сумму] [ждали большего|рассчитывали на большее|хотелось большего|есть варианты лучше].',
      'La [banii aceștia|prețul acesta|suma aceasta] [mă așteptam la mai mult|speram mai mult|aș fi vrut mai mult|sunt variante mai bune].',
      'price-',
    ),
    s(
      '[Менять|Возвращать|Сдавать обратно] не стали, но [впечатления смешанные|осадок остался|радости мало|второй раз не возьмём].',
      '[Schimb|Retur|Banii înapoi] nu am cerut, dar [impresia e amestecată|a rămas un gust amar|bucuria e mică|a doua oară nu am mai lua].',
      'happy-',
    ),
    s(
      'В следующий раз [выбирали бы|смотрели бы|сравнивали бы] [внимательнее|дольше|тщательнее|без спешки].',
      'Data viitoare aș [alege|compara|cumpăra] [mai atent|mai îndelung|cu mai multă grijă|fără grabă].',
      'choice-',
    ),
    s(
      'На [фото|сайте|витрине|картинке] [выглядело|казалось] [лучше|интереснее|солиднее].',
      '[În poză|Pe site|În vitrină|În imagine] [arăta|părea] [mai bine|mai interesant|mai solid].',
      'described-',
    ),
    s(
      '{brand} {model} [хвалили все|хвалят в обзорах|советовали друзья], [а нам не подошло|но у нас не сложилось|мы восторга не разделили].',
      '{brand} {model} e un model [lăudat de toți|lăudat în recenzii|recomandat de prieteni], [dar nouă nu ni s-a potrivit|dar la noi nu a mers|noi nu împărtășim entuziasmul].',
      'named!',
    ),
  ],
} satisfies Readonly<Record<string, readonly Sentence[]>>;
