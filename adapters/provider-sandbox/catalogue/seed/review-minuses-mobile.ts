import { type Sentence, s } from '#adapters/provider-sandbox/catalogue/sentences.ts';

/**
 * What the short lists of reviews blame, in words enough that a shop with hundreds of reviews of phones says none of
 * them often. An entry stands in a list, so it has no comma.
 */
export const phoneMinuses: readonly Sentence[] = [
  s(
    '[выступающая камера|камера выпирает из корпуса|без чехла качается на столе|блок камер цепляется за подкладку|вокруг камеры копится пыль]',
    '[camera iese în afară|fără husă joacă pe masă|blocul camerei se agață de căptușeală|praf în jurul camerei|modulul camerei e gros]',
    'bump- main_camera>=48',
  ),
  s(
    '[нет зарядки в комплекте|в коробке только кабель|блок питания отдельно|зарядку пришлось докупать|нет чехла в коробке]',
    '[fără încărcător în cutie|în cutie e doar cablul|adaptorul se ia separat|încărcătorul l-am cumpărat separat|fără husă în cutie]',
    'box-',
  ),
  s(
    '[маркий корпус|крышка в отпечатках|спинку протираю каждый день|на крышке видны следы пальцев]',
    '[se văd amprentele|spatele adună amprente|spatele îl șterg zilnic|urme de degete pe capac]',
    'prints- material!=экокож',
  ),
  s(
    '[тяжеловат|увесистый|рука устаёт за час чтения|вес чувствуется к вечеру]',
    '[cam greu|greuț în mână|obosește mâna la citit|greutatea se simte spre seară]',
    'weight- weight>=205',
  ),
  s(
    '[нет разъёма 3,5 мм|старые наушники не подключить|для наушников нужен переходник]',
    '[fără mufă de 3,5 mm|căștile vechi nu se conectează|căștile cer un adaptor]',
    'jack- network_5g',
  ),
  s(
    '[небыстрая зарядка|заряжается больше часа|до полного ждать долго|за завтраком не зарядить]',
    '[încărcare cam lentă|se încarcă peste o oră|până la plin e de așteptat|la micul dejun nu apuc să-l încarc]',
    'charge- charging<30',
  ),
  s(
    '[великоват|широковат|одной рукой не дотянуться|для маленькой руки велик|вылезает из джинсов]',
    '[cam mare|cam lat|cu o mână nu ajung până sus|mare pentru o mână mică|iese din blugi]',
    'size- screen_size>=6.7 !foldable',
  ),
  s(
    '[видна складка|складка чувствуется пальцем|пыль собирается у шарнира]',
    '[se vede pliul|pliul se simte la atingere|praful se adună la balama]',
    'crease- foldable',
  ),
  s(
    '[дороговат|цена кусается|дороже соседних моделей|ждали скидки]',
    '[cam scump|prețul e piperat|mai scump decât modelele vecine|așteptam o reducere]',
    'price- price>=9000',
  ),
  s(
    '[греется в играх|тёплый под нагрузкой|теплеет на зарядке|нагревается с навигатором]',
    '[se încălzește în jocuri|cald sub sarcină|cald la încărcat|se încălzește cu navigația]',
    'heat-',
  ),
  s(
    '[лишние приложения|много предустановленного|ненужные программы из коробки]',
    '[aplicații de prisos|prea multe aplicații preinstalate|programe inutile din fabrică]',
    'bloat- brand!=apple|google|nothing',
  ),
  s(
    '[нет беспроводной зарядки|на беспроводную подставку не поставить|заряжается только кабелем]',
    '[fără încărcare wireless|nu merge pe suportul wireless|se încarcă doar prin cablu]',
    'wireless- !wireless_charging price>=3500',
  ),
  s(
    '[тускловат на солнце|на улице не хватает яркости|днём экран бледнеет|на солнце ищу тень]',
    '[ecran palid la soare|afară lipsește luminozitatea|ziua ecranul e șters|la soare caut umbra]',
    'screen- price<3500',
  ),
  s(
    '[камера шумит в темноте|вечерние снимки мутные|в помещении смазывает|ночью камера слабовата]',
    '[zgomot în poze pe întuneric|poze șterse seara|poze mișcate în interior|noaptea camera e slabă]',
    'camera- price<4000',
  ),
  s(
    '[звук плоский|динамику не хватает баса|на максимуме дребезжит]',
    '[sunet plat|difuzorului îi lipsește basul|zbârnâie la volum maxim]',
    'sound- price<9000',
  ),
  s(
    '[слабая фронтальная камера|селфи вечером мутные|для видеозвонков камера слабовата]',
    '[camera frontală slabă|selfie-uri neclare seara|camera frontală nu e pentru apeluri]',
    'selfie- front_camera<20',
  ),
  s(
    '[к вечеру просит розетку|батареи хватает впритык|в поездку беру повербанк|зимой садится быстрее]',
    '[spre seară cere priza|bateria ajunge la limită|la drum iau baterie externă|iarna bateria ține mai puțin]',
    'battery- battery<5000',
  ),
  s(
    '[без чехла страшно|стекло лучше заклеить сразу|чехол нужен с первого дня|боится падений]',
    '[fără husă e riscant|sticla cere folie din prima zi|husa e obligatorie|nu iartă căzăturile]',
    'cover-',
  ),
  s(
    '[скользкий без чехла|норовит выскользнуть|сползает с подлокотника]',
    '[alunecă fără husă|scapă din mână|alunecă de pe brațul fotoliului]',
    'grip- material!=экокож',
  ),
  s(
    '[долгий перенос данных|настройка заняла целый вечер|чаты перенеслись не сразу]',
    '[mutarea datelor durează|configurarea a luat o seară|conversațiile nu s-au mutat din prima]',
    'move-',
  ),
  s(
    '[отпечаток не с первого раза|сканер не любит мокрых пальцев|датчик отпечатка низко]',
    '[amprenta nu merge din prima|senzorul nu iubește degetele ude|senzorul de amprentă e prea jos]',
    'unlock- brand!=apple',
  ),
  s(
    '[обновления приходят с задержкой|после обновления всё переставлено|частые обновления]',
    '[actualizările vin târziu|după actualizare totul e mutat|prea multe actualizări]',
    'updates-',
  ),
  s(
    '[зум мылит|издалека снимает мыльно|надписи вдали не разобрать]',
    '[zoomul pierde detaliile|de departe pozele sunt moi|literele de departe nu se disting]',
    'zoom- price<7000',
  ),
  s(
    '[задумывается при запуске|приложения открываются не сразу|притормаживает в играх|с десятком вкладок теряется]',
    '[se gândește la pornire|aplicațiile se deschid greu|sacadează în jocuri|se pierde cu multe file]',
    'smooth- price<3500',
  ),
  s(
    '[всего 60 Гц|прокрутка не такая плавная]',
    '[doar 60 Hz|derularea nu e chiar fluidă]',
    'smooth- refresh_rate<90 price>=9000',
  ),
];

export const tabletMinuses: readonly Sentence[] = [
  s(
    '[нет чехла в комплекте|обложку покупать отдельно|без обложки носить страшно]',
    '[fără husă în pachet|coperta se cumpără separat|fără copertă e riscant la drum]',
    'cover-',
  ),
  s(
    '[отпечатки на стекле|экран протираю каждый день|стекло бликует у окна]',
    '[amprente pe sticlă|ecranul îl șterg zilnic|sticla reflectă la geam]',
    'prints-',
  ),
  s(
    '[медленная зарядка|заряжается полвечера|до полного ждать три часа]',
    '[încărcare lentă|se încarcă jumătate de seară|trei ore până la plin]',
    'charge- charging<40',
  ),
  s(
    '[слабая камера|снимает посредственно|документы снимает мутновато]',
    '[camera slabă|poze mediocre|documentele ies neclare]',
    'camera-',
  ),
  s(
    '[перо покупать отдельно|стилус стоит как чехол|без пера половина смысла]',
    '[stiloul se cumpără separat|stiloul costă cât o husă|fără stilou își pierde rostul]',
    'pen- stylus brand!=samsung',
  ),
  s(
    '[тяжеловат для чтения лёжа|руки устают за серию|в сумке заметен]',
    '[grea pentru citit în pat|obosesc mâinile la un serial|se simte în geantă]',
    'weight- weight>=480',
  ),
  s(
    '[клавиатура отдельно|без клавиатуры не поработать|клавиатура к нему дорогая]',
    '[tastatura se ia separat|fără tastatură nu se lucrează|tastatura e scumpă]',
    'work- screen_size>=10',
  ),
  s(
    '[динамики тихие в дороге|без наушников звук плоский]',
    '[difuzoare slabe la drum|sunet plat fără căști]',
    'sound-',
  ),
  s(
    '[память быстро заполняется|мало места под мультики]',
    '[memoria se umple repede|puțin loc pentru desene]',
    'memory- price<5000',
  ),
  s(
    '[в коробке нет блока питания|зарядку искали дома]',
    '[fără adaptor în cutie|încărcătorul l-am căutat prin casă]',
    'box- package!=блок',
  ),
];

export const watchMinuses: readonly Sentence[] = [
  s(
    '[маркий ремешок|ремешок собирает пыль|застёжка тугая]',
    '[cureaua se pătează|cureaua adună praf|închizătoarea e tare]',
    'strap-',
  ),
  s(
    '[мало циферблатов|красивые циферблаты платные|циферблат не подогнать под себя]',
    '[puține fețe de ceas|fețele frumoase costă|fața ceasului nu se personalizează]',
    'faces-',
  ),
  s(
    '[своя зарядка|зарядный кабель короткий|без своего кабеля не зарядить]',
    '[încărcător propriu|cablul de încărcare e scurt|fără cablul lui nu se încarcă]',
    'charger-',
  ),
  s(
    '[GPS не сразу|спутники ищет минуту|во дворах маршрут плывёт]',
    '[GPS lent|caută sateliții un minut|traseul sare printre blocuri]',
    'gps- gps',
  ),
  s(
    '[заряжать через день|на выходные беру зарядку]',
    '[încărcare la două zile|în weekend iau încărcătorul]',
    'battery- autonomy_days<3',
  ),
  s(
    '[сон считает щедро|утром приписывает лишний сон]',
    '[somnul e supraestimat|dimineața adaugă somn de la el]',
    'sleep- pulse',
  ),
  s('[шаги считает за рулём|шаги завышает]', '[numără pași la volan|pașii sunt umflați]', 'steps- sport_modes'),
  s(
    '[уведомления приходят с задержкой|длинные сообщения обрезает]',
    '[notificările vin cu întârziere|taie mesajele lungi]',
    'notes-',
  ),
  s(
    '[стекло без защиты царапается|цепляется за дверные косяки]',
    '[sticla se zgârie fără protecție|se lovește de tocul ușii]',
    'glass-',
  ),
  s('[приложение заумное|приложение просит регистрацию]', '[aplicația e stufoasă|aplicația cere cont]', 'app-'),
];

export const earbudsMinuses: readonly Sentence[] = [
  s('[скользкий кейс|кейс царапается]', '[carcasa alunecă|carcasa se zgârie]', 'case- case_autonomy'),
  s('[нет кабеля|кабель искали дома]', '[fără cablu|cablul l-am căutat prin casă]', 'cable- package!=кабель'),
  s(
    '[эквалайзер только в приложении|приложение просит лишний доступ|приложение теряет наушники]',
    '[egalizatorul e doar în aplicație|aplicația cere prea multe permisiuni|aplicația pierde căștile]',
    'eq- app',
  ),
  s(
    '[сенсорное управление|случайные касания|сенсор срабатывает от шапки]',
    '[control tactil|atingeri accidentale|senzorul reacționează la căciulă]',
    'touch- case_autonomy',
  ),
  s(
    '[уши потеют летом|давят на второй час|с очками давят]',
    '[vara transpiră urechile|strâng după o oră|strâng peste ochelari]',
    'fit- !case_autonomy',
  ),
  s('[ветер слышно в микрофоне|на улице голос тихий]', '[vântul se aude în microfon|pe stradă vocea e slabă]', 'mic-'),
];

export const caseMinuses: readonly Sentence[] = [
  s(
    '[собирает пыль|пыль под рамкой|внутрь забивается песок]',
    '[adună praf|praf sub margine|intră nisip înăuntru]',
    'dust-',
  ),
  s('[скользкий|скользит по столу]', '[alunecă|alunecă pe masă]', 'grip-'),
  s(
    '[маркий|пятна от джинсов|пачкается от косметики]',
    '[se pătează|pete de la blugi|se murdărește de la fard]',
    'prints-',
  ),
  s('[прибавляет толщины|прибавляет веса]', '[adaugă grosime|adaugă greutate]', 'thick-'),
];

export const chargerMinuses: readonly Sentence[] = [
  s(
    '[нет кабеля|кабель отдельно|кабель стоит как полблока]',
    '[fără cablu|cablul se ia separat|cablul costă cât jumătate din el]',
    'cable- !kind',
  ),
  s('[тяжеловата|вес чувствуется в сумке]', '[cam greu|greutatea se simte în geantă]', 'size- weight>=165'),
  s('[яркий индикатор|лампочка светит всю ночь]', '[indicator luminos|ledul luminează toată noaptea]', 'led-'),
  s(
    '[греется на полной мощности|тёплая под нагрузкой]',
    '[se încălzește la putere maximă|cald la putere maximă]',
    'heat-',
  ),
];
