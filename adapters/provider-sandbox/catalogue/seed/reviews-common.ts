import { type Sentence, s } from '#adapters/provider-sandbox/catalogue/sentences.ts';

const townsRu =
  '[Бельцы|Кагул|Оргеев|Унгены|Комрат|Сороки|Единцы|Хынчешты|Криково|Дрокию|Флорешты|Каушаны|Калараш|Леово|Яловены|Стрэшены|Рышканы|Чадыр-Лунгу|Ниспорены|Фалешты]';
const townsRo =
  '[Bălți|Cahul|Orhei|Ungheni|Comrat|Soroca|Edineț|Hâncești|Cricova|Drochia|Florești|Căușeni|Călărași|Leova|Ialoveni|Strășeni|Râșcani|Ceadîr-Lunga|Nisporeni|Fălești]';

/**
 * How reviews begin; `days` is for how long the thing has been owned. Said of anything, so without a gender in Romanian,
 * and by anybody, so without one of the writer.
 */
export const openers: readonly Sentence[] = [
  s(
    'Пользуюсь [третью неделю|две недели|пятнадцать дней|чуть больше двух недель], [впечатления устоялись|успели привыкнуть|пора рассказать|картина сложилась].',
    '[Trei săptămâni|Două săptămâni|Cincisprezece zile|Puțin peste două săptămâni] de folosire, [părerea s-a așezat|e vremea pentru o părere|concluziile sunt clare|ne-am obișnuit deja].',
    'time! days>=21',
  ),
  s(
    'Брали в подарок [близким|друзьям|коллеге|кумовьям|соседям|молодожёнам|родне из Италии] [на день рождения|на юбилей|к Новому году|к Пасхе|на новоселье|на годовщину|без повода].',
    'Cadou pentru [cei dragi|prieteni|un coleg|fini|vecini|tinerii căsătoriți|rudele din Italia] [de ziua de naștere|la aniversare|de Anul Nou|de Paști|la casă nouă|la nuntă|fără vreun motiv].',
    'gift!',
  ),
  s(
    'Забрали в магазине на [Штефан чел Маре|Чеканах|Буюканах|Ботанике], [без очереди|за пять минут|по дороге с работы|в обеденный перерыв|в субботу утром|в тот же вечер].',
    'Ridicare din magazinul [de pe Ștefan cel Mare|de la Ciocana|de la Buiucani|de la Botanica], [fără coadă|în cinci minute|în drum de la serviciu|în pauza de prânz|sâmbătă dimineața|în aceeași seară].',
    'courier-',
  ),
  s(
    '[Долго|Две недели|Месяц|Три вечера|Все выходные] [сравнивали с соседними моделями|читали обзоры|спорили дома|сомневались] и остановились на этой модели.',
    '[Mult timp|Două săptămâni|O lună|Trei seri|Tot weekendul] am [comparat|citit recenzii|discutat acasă|stat pe gânduri], apoi am ales modelul acesta.',
  ),
  s(
    'Прошло [два месяца|девять недель|десять недель|больше двух месяцев], можно [писать отзыв|делиться впечатлениями|подвести итог|говорить спокойно].',
    'După [două luni|nouă săptămâni|zece săptămâni|mai bine de două luni] pot [scrie o părere sinceră|spune cum e|trage o concluzie|povesti pe îndelete].',
    'time! days>=75',
  ),
  s(
    `Заказ привезли в ${townsRu} [на второй день|на следующий день|через день|за два дня|раньше, чем обещали].`,
    `Comanda a ajuns la ${townsRo} [a doua zi|a treia zi|în două zile|într-o singură zi|mai devreme decât era promis].`,
    'courier+',
  ),
  s(
    'Это уже [вторая|третья|четвёртая|пятая|не первая] покупка в Zori, [снова без накладок|каждый раз всё гладко|и не последняя|магазину доверяем].',
    'E a [doua|treia|patra|cincea] cumpărătură de la Zori, [din nou fără probleme|de fiecare dată merge bine|și nu ultima|avem încredere în magazin].',
  ),
  s(
    'Выбирали [всей семьёй|вдвоём с женой|вдвоём с мужем|вместе с сыном|вместе с дочкой|с братом|с кумом] [целый вечер|два вечера|неделю|по отзывам|по обзорам].',
    'Am ales [cu toată familia|împreună cu soția|împreună cu soțul|împreună cu fiul|împreună cu fiica|cu fratele meu|cu nașul] [o seară întreagă|două seri la rând|o săptămână|după recenzii|după filmulețe].',
    'price>=1500',
  ),
  s(
    'Взяли [по акции|со скидкой|на распродаже|по удачной цене], [цена приятно удивила|сэкономили прилично|разница ушла на кафе|вышло дешевле, чем ждали|жалеть не о чем].',
    'Am prins [reducerea|promoția|oferta|un preț bun], [suma m-a bucurat|am economisit frumos|diferența s-a dus pe o cafea|a ieșit mai ieftin decât speram|fără regrete].',
    'price+',
  ),
  s(
    `Доставка в ${townsRu} заняла [день|два дня|полтора дня], [упаковка целая|коробка без вмятин|курьер позвонил заранее].`,
    `Livrarea la ${townsRo} a durat [o zi|două zile|trei zile], [ambalajul intact|cutia fără urme|curierul a sunat din timp].`,
    'courier+ parcel+',
  ),
  s(
    'Оформили [в рассрочку|в кредит] [за десять минут|за четверть часа|за время обеда|за чашкой кофе], [не выходя из дома|понадобился один паспорт|без звонков и справок|переплата скромная].',
    'Am făcut [ratele|creditul] [în zece minute|într-un sfert de oră|în pauza de prânz|la o cafea], [fără să ieșim din casă|doar cu buletinul|fără telefoane și adeverințe|costul în plus e mic].',
    'price>=2500',
  ),
  s(
    '[Полгода|Семь месяцев|Больше полугода|Почти восемь месяцев] [ежедневного использования|в деле|каждодневной службы], [есть что рассказать|выводы сделаны|пишу без спешки].',
    '[Jumătate de an|Șapte luni|Mai bine de jumătate de an|Aproape opt luni] de [folosire zilnică|utilizare|muncă zi de zi], [am ce povesti|concluziile sunt făcute|scriu fără grabă].',
    'time! days>=240',
  ),
  s(
    '[Сын выпросил|Дочь выпросила|Внук выпросил|Внучка выпросила|Племянник выпросил] [на окончание школы|за хорошие оценки|к первому сентября|на совершеннолетие|к поступлению].',
    'Cadou pentru [fiu|fiică|nepot|nepoată|fiul nașilor] [la absolvire|pentru note bune|de 1 septembrie|la majorat|la admitere].',
    'gift! price>=2500 !simple',
  ),
  s(
    'Перед покупкой [посмотрели|прочитали|изучили] [десяток|несколько|кучу] [обзоров|отзывов|сравнений], [выбор стал очевиден|и не зря|победила эта модель].',
    'Înainte de cumpărare am [văzut|citit|studiat] [vreo zece|câteva|o mulțime de] [recenzii|păreri|comparații], [alegerea a devenit clară|și bine am făcut|a câștigat modelul acesta].',
    'price>=1000',
  ),
  s(
    'Взамен [старой|прежней|предыдущей] модели этой же марки, [разница заметна сразу|шаг вперёд чувствуется|та честно отслужила своё|привыкать почти не пришлось].',
    'În locul unui model [vechi|mai vechi|anterior] al aceleiași mărci, [diferența se vede imediat|se simte pasul înainte|acela și-a făcut datoria|obișnuința a venit repede].',
  ),
  s(
    '[Заметили|Увидели|Присмотрели] [у друзей|у соседей|у коллеги|на витрине|в рекламе|у родителей] и [решили взять|захотели то же самое|через неделю купили|заказали в тот же день].',
    'Am [văzut|remarcat|descoperit] modelul [la prieteni|la vecini|la un coleg|în vitrină|într-o reclamă|la părinți] și [l-am vrut și noi|am cumpărat la fel|peste o săptămână era la noi|am comandat în aceeași zi].',
  ),
];

/** How contented reviews end. */
export const closers: readonly Sentence[] = [
  s(
    '[За эти деньги|За такую цену|В этом бюджете|За такую сумму] [лучше|интереснее|надёжнее|выгоднее] [не нашли|ничего не встретили|ничего не попалось|вариантов не было].',
    '[La banii aceștia|La prețul acesta|În bugetul nostru|La suma aceasta] nu am [găsit|întâlnit|văzut] [ceva mai bun|o variantă mai bună|altceva mai potrivit|vreo ofertă mai avantajoasă].',
    'price+',
  ),
  s(
    '[Рекомендую|Советую|Смело рекомендую|Смело советую|Могу посоветовать|Буду советовать] [друзьям|соседям|знакомым|всем, кто выбирает|тем, кто сомневается|коллегам|родне].',
    '[Recomand|Recomand cu încredere|Recomand din suflet|Aș recomanda|Voi recomanda] [prietenilor|vecinilor|cunoscuților|tuturor celor care aleg|celor care ezită|colegilor|rudelor].',
  ),
  s(
    'Спасибо консультанту [Виорике|Иону|Наталье|Андрею|Марии|Дмитрию|Елене|Сергею|Ольге|Виктору] за [терпение|подробный рассказ|помощь с настройкой|честный совет].',
    'Mulțumim consultantului [Viorica|Ion|Natalia|Andrei|Maria|Dumitru|Elena|Sergiu|Olga|Victor] pentru [răbdare|explicațiile clare|ajutorul la configurare|sfatul sincer].',
    '!simple courier-',
  ),
  s(
    '[Взяли бы ещё раз|Купили бы снова|Повторили бы покупку|Выбрали бы то же самое] [без раздумий|не глядя|хоть завтра|с лёгким сердцем].',
    '[Aș face aceeași alegere|Aș cumpăra din nou|Aș repeta cumpărătura|Aș alege la fel] [fără ezitare|cu ochii închiși|chiar și mâine|cu drag].',
  ),
  s(
    `Спасибо за [быструю доставку|вежливого курьера|бережную перевозку] в ${townsRu}.`,
    `Mulțumim pentru [livrarea rapidă|curierul amabil|transportul cu grijă] la ${townsRo}.`,
    'courier+',
  ),
  s(
    'Пока [всё нравится|всё радует|нареканий нет|вопросов нет], [дополню|напишу ещё|расскажу подробнее] [через полгода|через год|после зимы|после лета|весной].',
    'Deocamdată [e totul bine|totul ne place|nu avem reproșuri|nu avem întrebări], [revin|completez|mai scriu] [peste jumătate de an|peste un an|după iarnă|după vară|la primăvară].',
    'time!',
  ),
  s(
    '[Соседи|Коллеги|Друзья|Родственники|Кумовья|Гости] [уже спрашивают|часто спрашивают|тоже спросили|первым делом спросили], [где брали|сколько стоит|что за модель|в каком магазине купили].',
    '[Vecinii|Colegii|Prietenii|Rudele|Finii|Musafirii] [au întrebat deja|întreabă mereu|ne-au întrebat|vor să știe] [de unde e|cât costă|ce model e|din ce magazin e].',
  ),
  s(
    '[Гарантию|Документы|Гарантийный талон] [заполнили|оформили|выписали] [сразу|при нас|на месте|за минуту], [это важно|это приятно|как и должно быть|так спокойнее].',
    '[Garanția|Certificatul|Talonul de garanție] [ni s-a completat|ni s-a dat|ni s-a eliberat] [imediat|pe loc|în fața noastră|într-un minut], [ceea ce contează|e plăcut|așa cum trebuie|suntem mai liniștiți].',
  ),
  s(
    '[Сравнивали|Проверили|Смотрели] цены [по городу|в трёх магазинах|в пяти магазинах|на разных сайтах], [здесь дешевле|здесь выгоднее|лучшая — тут|разница оказалась заметной].',
    'Am [verificat|comparat|urmărit] prețurile [prin oraș|în trei magazine|în cinci magazine|pe mai multe site-uri], [aici e mai avantajos|aici e mai ieftin|cel mai bun e aici|diferența s-a simțit].',
    'price+',
  ),
  s(
    '[Дома|В семье|У нас] все довольны, [а это главное|даже скептики|от мала до велика|и дедушка тоже|кроме кота].',
    '[Acasă|În familie|La noi] toată lumea e mulțumită, [iar asta contează|chiar și scepticii|de la mic la mare|până și bunicul|în afară de pisică].',
    'home+',
  ),
];
