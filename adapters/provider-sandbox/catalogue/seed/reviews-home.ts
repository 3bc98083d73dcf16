import type { FamilyReviews } from '#adapters/provider-sandbox/catalogue/review-texts.ts';
import { s } from '#adapters/provider-sandbox/catalogue/sentences.ts';

/** What shoppers say of the household. */
export const homeReviews: FamilyReviews = {
  'robot-vacuum': {
    good: [
      s(
        'Собирает шерсть двух котов, контейнер говорит сам за себя.',
        'Adună părul a două pisici, recipientul spune totul.',
        'hair+',
      ),
      s(
        'Карту построил за один проход, комнаты узнаёт.',
        'Harta a făcut-o dintr-o trecere și recunoaște camerele.',
        'map+ navigation!=гироскоп',
      ),
      s(
        'Швабры моет сам, руки теперь чистые.',
        'Mopurile și le spală singur, mâinile rămân curate.',
        'dock+ dock=мойка',
      ),
      s(
        'Под диван заезжает, куда мы не добирались годами.',
        'Intră sub canapea, unde noi n-am ajuns ani la rând.',
        'under+',
      ),
      s('По ковру тянет сильно, ворс поднимается.', 'Pe covor trage puternic.', 'suction+ suction>=5000'),
      s('Тихий режим не мешает смотреть кино.', 'Modul silențios nu deranjează la film.', 'quiet+'),
      s('Крошки после детей — минута, и чисто.', 'Firimiturile copiilor dispar într-un minut.', 'crumbs+'),
    ],
    mixed: [
      s('Провода и носки всё равно надо убрать.', 'Firele și șosetele tot trebuie strânse.', 'wires-'),
      s('На чёрном ковре думает дольше.', 'Pe covorul negru se gândește mai mult.', 'carpet-'),
      s(
        'Станция немаленькая, место присмотрите заранее.',
        'Stația nu e mică, gândiți-vă la loc din timp.',
        'dock- dock!=только',
      ),
    ],
    bad: [
      s('Один раз застрял на пороге и звал на помощь.', 'O dată s-a blocat pe prag și cerea ajutor.', 'stuck-'),
      s('Расходники быстро заканчиваются.', 'Consumabilele se termină repede.', 'parts-'),
    ],
    pros: [
      s('сила всасывания', 'puterea de aspirare', 'suction+'),
      s('навигация', 'navigația', 'map+ navigation!=гироскоп'),
      s('станция', 'stația', 'dock+ dock!=только'),
      s('влажная уборка', 'spălarea podelei', 'mop+ wet_cleaning'),
      s('тихая работа', 'silențios', 'quiet+'),
    ],
    cons: [
      s(
        '[расходники|щётки и мешки покупать каждый сезон]',
        '[consumabilele|periile și sacii se cumpără des]',
        'parts-',
      ),
      s('[размер станции|станция занимает угол]', '[stație mare|stația ocupă un colț]', 'dock- dock!=только'),
      s('[пороги|на пороге буксует]', '[pragurile|pe prag patinează]', 'stuck-'),
      s('шум при выгрузке пыли', 'zgomot la golire', 'quiet- dock=пыл'),
    ],
  },
  scooter: {
    good: [
      s(
        'До работы на Рышкановке доезжаю за двенадцать минут.',
        'Ajung la serviciu la Rîșcani în douăsprezece minute.',
        'way+',
      ),
      s('На подъёме с Измаильской не сдаётся.', 'La urcare nu cedează.', 'climb+ climb>=18'),
      s(
        'Складывается за секунды и едет со мной в троллейбусе.',
        'Se pliază în câteva secunde și merge cu mine în troleibuz.',
        'fold+ weight+ weight_kg<22',
      ),
      s('Тормоза чёткие, на мокром не страшно.', 'Frânele sunt precise, pe umed nu e frică.', 'brake+'),
      s('Брусчатку в центре проглатывает.', 'Pavajul din centru îl înghite ușor.', 'ride+ tyres!=лит'),
      s('Заряда хватает туда и обратно три дня.', 'O încărcare îmi ajunge trei zile dus-întors.', 'range+ range>=40'),
    ],
    mixed: [
      s('Тяжеловат для пятого этажа без лифта.', 'Cam greu pentru etajul cinci fără lift.', 'weight-'),
      s('Зимой запас хода заметно меньше.', 'Iarna autonomia scade vizibil.', 'range-'),
      s('Крыло на ямах постукивает.', 'Aripa mai bate prin gropi.', 'fender-'),
    ],
    bad: [
      s('Камеру прокололи на второй неделе.', 'Am făcut pană în a doua săptămână.', 'tyre- tyres=надув'),
      s('Фара могла бы светить дальше.', 'Farul putea lumina mai departe.', 'light-'),
    ],
    pros: [
      s('запас хода', 'autonomia', 'range+ range>=40'),
      s('тормоза', 'frânele', 'brake+'),
      s('плавный ход', 'mersul lin', 'ride+ tyres!=лит'),
      s('складывается быстро', 'se pliază repede', 'fold+'),
      s('свет', 'lumina', 'light+'),
    ],
    cons: [
      s(
        '[на пятый этаж не донести|в багажник кладём вдвоём]',
        '[greu de urcat la etajul cinci|în portbagaj o punem în doi]',
        'weight-',
      ),
      s('долгая зарядка', 'încărcare lungă', 'charge- charge_time>=6'),
      s('крыло гремит', 'aripa zgomotoasă', 'fender-'),
    ],
  },
  'smart-lamp': {
    good: [
      s('Свет вечером тёплый, глаза отдыхают.', 'Lumina de seară e caldă, ochii se odihnesc.', 'warm+'),
      s('По расписанию включается точно.', 'Pornește exact după program.', 'schedule+'),
      s(
        'Подключили к голосовому помощнику за минуту.',
        'Legătura cu asistentul vocal a durat un minut.',
        'voice+ voice_assistant',
      ),
      s(
        'Ребёнок засыпает с ночником без капризов.',
        'Copilul adoarme la lumina aceasta fără mofturi.',
        'night+ kind=ночник',
      ),
    ],
    mixed: [
      s('Работает только на частоте 2,4 ГГц.', 'Merge doar pe 2,4 GHz.', 'band- connection=wi-fi'),
      s('Приложение просит регистрацию.', 'Aplicația cere înregistrare.', 'register-'),
    ],
    bad: [s('После отключения света загорается сама.', 'După o pană de curent se aprinde singură.', 'power-')],
    pros: [
      s('мягкий свет', 'lumina blândă', 'warm+'),
      s('расписание', 'programarea', 'schedule+'),
      s('яркость', 'luminozitatea', 'bright+'),
    ],
    cons: [
      s('только 2,4 ГГц', 'doar 2,4 GHz', 'band- connection=wi-fi'),
      s(
        '[провод короткий для стола|провод не спрятать]',
        '[cablul e scurt pentru birou|cablul nu se poate ascunde]',
        'wire- kind=настольная|лента',
      ),
    ],
  },
  'smart-plug': {
    good: [
      s(
        'Бойлер включается ночью по дешёвому тарифу.',
        'Boilerul pornește noaptea, la tarif mic.',
        'schedule+ load_current>=16',
      ),
      s(
        'Видно, сколько ест холодильник, удивились.',
        'Văd cât consumă frigiderul, am rămas mirați.',
        'meter+ energy_meter',
      ),
      s('Выключаю утюг из троллейбуса.', 'Opresc fierul de călcat din troleibuz.', 'remote+'),
      s('Настройка заняла две минуты.', 'Configurarea a durat două minute.', 'setup+'),
    ],
    mixed: [
      s('Соседнюю розетку немного закрывает.', 'Acoperă puțin priza vecină.', 'cover-'),
      s('Приложение просит регистрацию.', 'Aplicația cere înregistrare.', 'register-'),
    ],
    bad: [s('Раз в месяц теряет сеть.', 'O dată pe lună pierde rețeaua.', 'wifi-')],
    pros: [
      s('учёт энергии', 'contorul', 'meter+ energy_meter'),
      s('размер', 'dimensiunea', 'cover+'),
      s('расписание', 'programarea', 'schedule+'),
    ],
    cons: [s('перекрывает розетку', 'acoperă priza vecină', 'cover-')],
  },
  'stick-vacuum': {
    good: [
      s('Крошки после детей — минута, и чисто.', 'Firimiturile copiilor dispar într-un minut.', 'crumbs+'),
      s('Шерсть на щётку не наматывается.', 'Părul nu se adună pe perie.', 'hair+'),
      s('Стоит на стене, места не занимает.', 'Stă pe perete și nu ocupă loc.', 'wall+'),
      s('Пятна от чая на кухне смывает с первого прохода.', 'Petele de ceai ies din prima.', 'mop+ wet_cleaning'),
    ],
    mixed: [
      s('На турборежиме батареи хватает минут на десять.', 'Pe turbo bateria ține vreo zece minute.', 'battery-'),
      s('Контейнер хотелось бы больше.', 'Recipientul putea fi mai mare.', 'bin-'),
    ],
    bad: [s('К концу уборки рука устаёт.', 'La sfârșit obosește mâna.', 'weight-')],
    pros: [
      s('мощность', 'puterea', 'power+'),
      s('лёгкий', 'ușor', 'weight+ weight_kg<2.6'),
      s('легко мыть', 'se spală repede', 'wash+'),
    ],
    cons: [
      s(
        '[маленький контейнер|контейнер вытряхиваю дважды]',
        '[recipient mic|recipientul îl golesc de două ori]',
        'bin-',
      ),
      s('[шум на турбо|турбо съедает заряд]', '[zgomot pe turbo|turbo mănâncă bateria]', 'noise-'),
    ],
  },
  'air-purifier': {
    good: [
      s('Пыль на полках оседает заметно медленнее.', 'Praful se așază vizibil mai rar pe rafturi.', 'dust+'),
      s(
        'Датчик честный: жарим рыбу — сразу краснеет.',
        'Senzorul e sincer: prăjim pește și se înroșește.',
        'sensor+ display',
      ),
      s('Весеннюю аллергию пережили легче.', 'Alergia de primăvară a trecut mai ușor.', 'allergy+'),
      s('Ночной режим почти беззвучный.', 'Modul de noapte aproape că nu se aude.', 'quiet+'),
    ],
    mixed: [
      s('Фильтры стоят денег, считайте сразу.', 'Filtrele costă, socotiți din start.', 'filters-'),
      s('На максимуме слышно.', 'La maximum se aude.', 'quiet-'),
    ],
    bad: [s('Экран светит ночью, заклеили.', 'Afișajul luminează noaptea, l-am acoperit.', 'display-')],
    pros: [
      s('эффект заметен', 'efectul se simte', 'dust+'),
      s('тихий', 'silențios', 'quiet+'),
      s('вид', 'aspectul', 'look+'),
    ],
    cons: [
      s(
        '[цена фильтров|фильтр раз в полгода покупать]',
        '[prețul filtrelor|filtrul se cumpără la jumătate de an]',
        'filters-',
      ),
      s('яркий экран', 'afișaj puternic', 'display-'),
    ],
  },
  humidifier: {
    good: [
      s('Утром нос не сухой, спим лучше.', 'Dimineața nu mai am nasul uscat, dormim mai bine.', 'sleep+'),
      s('Воду доливать удобно сверху.', 'Apa se toarnă comod pe sus.', 'fill+'),
      s('Цветы на подоконнике ожили.', 'Florile de pe pervaz și-au revenit.', 'flowers+'),
      s('Шум как шелест листьев.', 'Se aude ca un foșnet de frunze.', 'quiet+'),
      s('Большую комнату тянет.', 'Face față și unei camere mari.', 'area+ area>=30'),
      s(
        'Через час гигрометр показал сорок пять процентов.',
        'După o oră higrometrul arăta patruzeci și cinci la sută.',
        'rate+',
      ),
      s('Вода кончилась — выключается сам.', 'Când se termină apa, se oprește singur.', 'off+ auto_off'),
    ],
    mixed: [
      s('Мыть нужно раз в неделю.', 'Se spală o dată pe săptămână.', 'wash-'),
      s('Бак тяжёлый, когда полон.', 'Rezervorul plin e greu.', 'tank- volume>=4'),
    ],
    bad: [
      s(
        'На мебели появился белый налёт, перешли на фильтрованную воду.',
        'Pe mobilă a apărut o peliculă albă, am trecut la apă filtrată.',
        'film- kind=ультра',
      ),
    ],
    pros: [
      s('тихий', 'silențios', 'quiet+'),
      s('удобная заливка', 'umplere comodă', 'fill+'),
      s('эффект', 'efectul', 'sleep+'),
    ],
    cons: [
      s('[налёт|белый налёт на мебели]', '[pelicula|peliculă albă pe mobilă]', 'film- kind=ультра'),
      s(
        '[занимает полтумбы|воду доливать каждый день]',
        '[ocupă jumătate de noptieră|apa se completează zilnic]',
        'size-',
      ),
    ],
  },
  fan: {
    good: [
      s('В июле без него не выжили бы.', 'În iulie n-am fi rezistat fără el.', 'july+'),
      s('Ночью почти не слышно.', 'Noaptea aproape că nu se aude.', 'quiet+ noise<57'),
      s('Дует мягко, не простужает.', 'Suflă blând, nu răcești.', 'soft+'),
      s('Включаю с телефона, не вставая.', 'Îl pornesc din telefon.', 'app+ app'),
      s('На столе места почти не занимает.', 'Pe birou aproape că nu ocupă loc.', 'desk+ kind=настол'),
      s(
        'Поворачивается сам, хватает всей комнате.',
        'Se rotește singur, ajunge pentru toată camera.',
        'turn+ kind=напол|колон',
      ),
      s('Таймер выключает его, когда я уже сплю.', 'Temporizatorul îl oprește când eu deja dorm.', 'timer+ auto_off'),
      s('Счёт за свет почти не изменился.', 'Factura la lumină abia s-a schimbat.', 'eco+'),
    ],
    mixed: [
      s('Собирать пришлось с отвёрткой.', 'L-am montat cu șurubelnița.', 'build- kind=напол|колон'),
      s('Провод мог быть длиннее.', 'Cablul putea fi mai lung.', 'cord-'),
    ],
    bad: [s('Приложение нужно только в первый день.', 'Aplicația e utilă doar în prima zi.', 'app-')],
    pros: [
      s('тихий', 'silențios', 'quiet+ noise<57'),
      s('экономичный', 'economic', 'eco+'),
      s('вид', 'aspectul', 'look+'),
    ],
    cons: [
      s(
        '[провод короткий для зала|без удлинителя не поставить|провод до окна не дотянуть]',
        '[cablul e scurt pentru sufragerie|fără prelungitor nu merge|cablul nu ajunge până la geam]',
        'cord-',
      ),
    ],
  },
  heater: {
    good: [
      s('Комнату прогревает, пока разбираю сумки.', 'Camera se încălzește cât despachetez.', 'fast+'),
      s('Температуру держит ровно.', 'Ține temperatura constant.', 'thermo+ temperature_control'),
      s('Не сушит воздух так, как старый.', 'Nu usucă aerul ca cel vechi.', 'dry+'),
      s('Отключается сам, если опрокинуть.', 'Se oprește singur dacă se răstoarnă.', 'off+ auto_off'),
    ],
    mixed: [
      s('Счёт за свет немного вырос.', 'Factura a crescut puțin.', 'eco-'),
      s('Первый час пахнет новым.', 'Prima oră miroase a nou.', 'smell-'),
    ],
    bad: [s('Колёсики туго крутятся.', 'Rotițele se învârt greu.', 'wheels- kind=масл')],
    pros: [
      s('быстрый нагрев', 'încălzire rapidă', 'fast+'),
      s('термостат', 'termostatul', 'thermo+ temperature_control'),
      s('вид', 'aspectul', 'look+'),
    ],
    cons: [
      s('расход энергии', 'consumul', 'eco-'),
      s(
        '[по лестнице носить тяжело|из комнаты в комнату не потаскаешь]',
        '[greu de purtat pe scări|greu de mutat dintr-o cameră în alta]',
        'weight- weight_kg>=5',
      ),
    ],
  },
  kettle: {
    good: [
      s('Закипает, пока режу лимон.', 'Fierbe cât tai o lămâie.', 'fast+'),
      s(
        'Снаружи не горячий, ребёнку безопасно.',
        'Pe dinafară nu frige, e sigur pentru copil.',
        'cool+ material=пластик',
      ),
      s('Запаха пластика не было с первого дня.', 'Niciun miros de plastic din prima zi.', 'smell+'),
      s(
        'Зелёный чай завариваю ровно при восьмидесяти.',
        'Ceaiul verde îl fac exact la optzeci de grade.',
        'degrees+ temperature_control',
      ),
      s('Носик узкий, в чашку льёт точно.', 'Ciocul e îngust, toarnă exact în ceașcă.', 'spout+'),
      s('Накипь отмылась лимонной кислотой за один раз.', 'Calcarul a ieșit cu sare de lămâie dintr-o dată.', 'wash+'),
      s(
        'На четверых хватает одного кипячения.',
        'Pentru patru persoane ajunge o singură fierbere.',
        'volume+ volume>=1.5',
      ),
      s('Отключается сам, едва закипит.', 'Se oprește singur imediat ce fierbe.', 'off+ auto_off'),
    ],
    mixed: [
      s('Уровень воды плохо видно.', 'Nivelul apei se vede slab.', 'level- material!=стекл'),
      s('Писк громкий, отключить нельзя.', 'Piuie tare și nu se poate opri.', 'beep-'),
    ],
    bad: [s('Крышка открывается не до конца.', 'Capacul nu se deschide complet.', 'lid-')],
    pros: [
      s('скорость', 'rapiditatea', 'fast+'),
      s('вид', 'aspectul', 'look+'),
      s('не пахнет', 'fără miros', 'smell+'),
    ],
    cons: [
      s('[громкий сигнал|щёлкает громко]', '[semnal tare|se oprește cu un clic tare]', 'beep-'),
      s('[короткий шнур|шнур до розетки впритык]', '[cablu scurt la bază|cablul ajunge la limită]', 'cord-'),
    ],
  },
  'coffee-machine': {
    good: [
      s('Кофе как в кофейне за углом, только дома.', 'Cafea ca la cafeneaua din colț, doar că acasă.', 'taste+'),
      s('Пенка плотная, гости в восторге.', 'Spuma e densă, musafirii sunt încântați.', 'foam+ milk_system'),
      s('Промывается сама, остаётся вылить поддон.', 'Se clătește singur, rămâne doar tava.', 'clean+ kind=автомат'),
      s(
        'Помол настроили за вечер, теперь идеально.',
        'Râșnița am reglat-o într-o seară, acum e perfect.',
        'grind+ grinder',
      ),
      s('Капсула, кнопка — и чашка готова.', 'O capsulă, un buton și ceașca e gata.', 'capsule+ kind=капсул'),
      s('Прогревается быстро, на работу не опаздываю.', 'Se încălzește repede, nu întârzii la serviciu.', 'heat+'),
    ],
    mixed: [
      s('Место на столешнице занимает.', 'Ocupă loc pe blat.', 'size-'),
      s('Молочную трубку надо мыть каждый день.', 'Tubul de lapte se spală zilnic.', 'milk- milk_system'),
      s('Капсулы берём впрок, так дешевле.', 'Capsulele le luăm din timp, iese mai ieftin.', 'capsule- kind=капсул'),
    ],
    bad: [
      s(
        'Первые чашки вышли водянистыми, пока не разобрались.',
        'Primele cești au ieșit apoase, până ne-am prins.',
        'first-',
      ),
    ],
    pros: [
      s('вкус', 'gustul', 'taste+'),
      s('пенка', 'spuma', 'foam+ milk_system'),
      s('автоочистка', 'curățarea automată', 'clean+ kind=автомат'),
    ],
    cons: [
      s(
        '[габариты|широкая для узкой кухни|под шкафчик не встала]',
        '[dimensiunile|prea mare pentru o bucătărie îngustă|nu încape sub dulap]',
        'size-',
      ),
      s('уход за молочной системой', 'întreținerea sistemului de lapte', 'milk- milk_system'),
    ],
  },
  'air-fryer': {
    good: [
      s('Картошка с корочкой и почти без масла.', 'Cartofii ies crocanți și aproape fără ulei.', 'potato+'),
      s('Курица сочная, дети просят добавки.', 'Puiul iese fraged, copiii cer încă o porție.', 'chicken+'),
      s('Чаша моется за минуту.', 'Coșul se spală într-un minut.', 'wash+'),
      s('Духовку не включали второй месяц.', 'Cuptorul nu l-am mai pornit de două luni.', 'oven+ time! days>=60'),
      s(
        'Рыба не сохнет, и кухня не пахнет жареным.',
        'Peștele nu se usucă, iar bucătăria nu miroase a prăjeală.',
        'fish+',
      ),
      s(
        'Гарнир и мясо в двух чашах готовы одновременно.',
        'În două coșuri garnitura și carnea sunt gata deodată.',
        'two+ kind=две',
      ),
      s('Вчерашнюю пиццу возвращает к жизни.', 'Readuce la viață pizza de ieri.', 'pizza+'),
      s('Программы понятны с первого раза.', 'Programele se înțeleg din prima.', 'programs+'),
    ],
    mixed: [
      s('Первые разы пахло новым пластиком, прошло.', 'La început mirosea a plastic nou, a trecut.', 'smell-'),
      s('Для большой семьи чаша маловата.', 'Pentru o familie mare coșul e mic.', 'size- volume<7'),
    ],
    bad: [
      s(
        'Покрытие поцарапалось от вилки, сами виноваты.',
        'Stratul s-a zgâriat de la furculiță, vina noastră.',
        'coat-',
      ),
    ],
    pros: [s('вкус', 'gustul', 'taste+'), s('быстро', 'rapid', 'fast+'), s('легко мыть', 'ușor de spălat', 'wash+')],
    cons: [
      s(
        '[габариты|занимает полстолешницы|в шкаф не помещается]',
        '[dimensiunile|ocupă jumătate de blat|nu încape în dulap]',
        'dims-',
      ),
      s('[громкий сигнал|пищит на весь дом]', '[semnal tare|piuie în toată casa]', 'beep-'),
    ],
  },
  blender: {
    good: [
      s(
        'Смузи без комков даже из замороженной вишни.',
        'Smoothie fără cocoloașe chiar și din vișine congelate.',
        'smooth+',
      ),
      s('Суп-пюре за минуту прямо в кастрюле.', 'Supă-cremă într-un minut, direct în oală.', 'soup+ kind=погруж'),
      s('Лёд колет без усилий.', 'Gheața o sparge fără efort.', 'ice+ power>=800'),
      s('Моется под краном.', 'Se spală la robinet.', 'wash+'),
    ],
    mixed: [
      s('Шумит, но недолго.', 'Face zgomot, dar puțin timp.', 'noise-'),
      s('Ножи острые, осторожнее при мытье.', 'Cuțitele sunt ascuțite, atenție la spălat.', 'knife-'),
    ],
    bad: [s('Крышка тугая, открываем вдвоём.', 'Capacul e tare, îl deschidem în doi.', 'lid- kind!=погруж')],
    pros: [
      s('мощность', 'puterea', 'power+ power>=800'),
      s('легко мыть', 'ușor de spălat', 'wash+'),
      s('насадки', 'accesoriile', 'tools+ kind=погруж'),
    ],
    cons: [
      s('[шум|будит весь дом]', '[zgomotul|trezește toată casa]', 'noise-'),
      s('[короткий шнур|шнур до стола не достаёт]', '[cablu scurt|cablul nu ajunge la masă]', 'cord- kind!=портат'),
    ],
  },
  multicooker: {
    good: [
      s('Каша к семи утра готова сама.', 'Terciul e gata la șapte dimineața, singur.', 'timer+'),
      s('Плов получился с первого раза.', 'Pilaful a ieșit din prima.', 'pilaf+'),
      s('Мясо за сорок минут мягкое.', 'Carnea e moale în patruzeci de minute.', 'meat+ kind=скоровар'),
      s('Чаша не пригорает.', 'Vasul nu se prinde.', 'bowl+'),
      s('Йогурт детям делаю ночью.', 'Iaurtul pentru copii îl fac noaptea.', 'yoghurt+ programs>=30'),
      s('Борщ томится, пока мы на работе.', 'Borșul se face cât suntem la serviciu.', 'soup+'),
      s('Картошка на пару для малыша выходит отлично.', 'Cartofii la abur pentru cel mic ies foarte bine.', 'kid+'),
      s('Запускаю с телефона по дороге домой.', 'Îl pornesc din telefon în drum spre casă.', 'app+ app'),
    ],
    mixed: [
      s('Часть программ не понадобилась.', 'O parte din programe nu le folosim.', 'programs-'),
      s('Книга рецептов скромная.', 'Cartea de rețete e săracă.', 'recipes-'),
    ],
    bad: [s('Клапан гремит при сбросе пара.', 'Supapa face zgomot la eliberarea aburului.', 'valve- kind=скоровар')],
    pros: [
      s('таймер', 'temporizatorul', 'timer+'),
      s('чаша', 'vasul', 'bowl+'),
      s('программы', 'programele', 'programs+'),
    ],
    cons: [
      s(
        '[габариты|большая для двоих|в шкаф под мойкой не встала]',
        '[dimensiunile|prea mare pentru doi|nu a încăput sub chiuvetă]',
        'dims-',
      ),
      s('[мало рецептов|книга рецептов тонкая]', '[puține rețete|cartea de rețete e subțire]', 'recipes-'),
    ],
  },
  iron: {
    good: [
      s('Рубашки гладятся с одного прохода.', 'Cămășile se calcă dintr-o trecere.', 'pass+ kind!=отпар'),
      s('Шёлк остался целым, а мы боялись.', 'Mătasea a rămas întreagă, mi-era frică.', 'silk+'),
      s('Пара много, лён сдаётся сразу.', 'Mult abur, inul cedează imediat.', 'steam+'),
      s('Отключился сам, когда позвонили в дверь.', 'S-a oprit singur când a sunat la ușă.', 'off+ auto_off'),
    ],
    mixed: [
      s('К весу нужно привыкнуть.', 'Trebuie să te obișnuiești cu greutatea.', 'weight-'),
      s('Вода заканчивается быстро.', 'Apa se termină repede.', 'tank- tank<400'),
    ],
    bad: [s('Шнур коротковат для нашей доски.', 'Cablul e cam scurt pentru masa noastră.', 'cord-')],
    pros: [
      s('пар', 'aburul', 'steam+'),
      s('скольжение', 'alunecarea', 'glide+ kind!=отпар'),
      s('автоотключение', 'oprirea automată', 'off+ auto_off'),
    ],
    cons: [
      s(
        '[рука устаёт за стопкой белья|тяжёлый для рубашек]',
        '[obosește mâna la o stivă de rufe|greu pentru cămăși]',
        'weight- weight_kg>=1.7',
      ),
      s('небольшой бак', 'rezervor mic', 'tank- tank<400'),
    ],
  },
  'hair-dryer': {
    good: [
      s(
        'Волосы сохнут вдвое быстрее и не пушатся.',
        'Părul se usucă de două ori mai repede și nu se încrețește.',
        'fast+ kind=фен',
      ),
      s('Лёгкий, рука не устаёт.', 'E ușor, mâna nu obosește.', 'weight+ weight<450'),
      s('Насадки держатся на магните.', 'Accesoriile se prind cu magnet.', 'tools+ kind=фен|стайлер'),
      s('В чемодан помещается.', 'Încape în valiză.', 'case+'),
      s('Укладка держится до вечера.', 'Coafura ține până seara.', 'style+'),
      s('Нагревается, пока чищу зубы.', 'Se încălzește cât mă spăl pe dinți.', 'heat+ kind=выпрям'),
    ],
    mixed: [
      s('Звук высокий, утром слышно всем.', 'Sunetul e ascuțit, dimineața îl aud toți.', 'sound- kind=фен'),
      s('Холодный обдув не совсем холодный.', 'Aerul rece nu e chiar rece.', 'cold- kind=фен'),
    ],
    bad: [s('Кнопка расположена там, где держишь.', 'Butonul e exact unde ții mâna.', 'button-')],
    pros: [
      s('скорость', 'rapiditatea', 'fast+'),
      s('малый вес', 'greutate mică', 'weight+ weight<450'),
      s('блеск волос', 'părul lucios', 'shine+'),
    ],
    cons: [
      s('[громкий|гудит на максимуме]', '[gălăgios|vuiește la maximum]', 'sound- kind=фен'),
      s(
        '[шнур до зеркала впритык|шнур короче привычного]',
        '[cablul ajunge greu la oglindă|cablul e mai scurt decât la cel vechi]',
        'cord-',
      ),
    ],
  },
  shaver: {
    good: [
      s('Бреет чисто, раздражения нет.', 'Rade curat, fără iritații.', 'close+ heads'),
      s('Заряда хватило на весь отпуск.', 'Bateria a ajuns pentru toată vacanța.', 'battery+'),
      s('Моется под краном за секунды.', 'Se spală la robinet în câteva secunde.', 'wash+'),
      s('Бороду держит ровной без парикмахера.', 'Barba rămâne dreaptă fără frizer.', 'beard+ lengths'),
    ],
    mixed: [
      s('Сменные ножи недешёвые.', 'Lamele de schimb nu sunt ieftine.', 'blades- heads'),
      s('Чехол тонкий.', 'Husa e subțire.', 'case-'),
    ],
    bad: [s('Длинную щетину берёт со второго раза.', 'Firul lung îl ia abia a doua oară.', 'long- heads')],
    pros: [
      s('чистота бритья', 'rade curat', 'close+ heads'),
      s('батарея', 'bateria', 'battery+'),
      s('легко мыть', 'ușor de spălat', 'wash+'),
    ],
    cons: [s('цена ножей', 'lame scumpe', 'blades- heads'), s('чехол', 'husa', 'case-')],
  },
  toothbrush: {
    good: [
      s('Дёсны перестали кровоточить через две недели.', 'Gingiile nu mai sângerează după două săptămâni.', 'gums+'),
      s('Стоматолог заметил разницу.', 'Dentistul a observat diferența.', 'dentist+'),
      s('Таймер приучил чистить две минуты.', 'Temporizatorul m-a obișnuit cu cele două minute.', 'timer+'),
      s('Заряжаем раз в месяц.', 'O încărcăm o dată pe lună.', 'battery+ autonomy_days>=30'),
    ],
    mixed: [
      s('Первые дни щекотно.', 'Primele zile gâdilă.', 'tickle-'),
      s('Насадки стоит взять сразу про запас.', 'Rezervele e bine să le iei din start.', 'heads-'),
    ],
    bad: [
      s('Приложение бесполезное.', 'Aplicația e inutilă.', 'app- app'),
      s('На чувствительных зубах поначалу резковата.', 'Pentru dinți sensibili e la început cam aspră.', 'gentle-'),
    ],
    pros: [
      s('результат', 'rezultatul', 'result+'),
      s('батарея', 'bateria', 'battery+'),
      s('тихая', 'silențioasă', 'quiet+'),
    ],
    cons: [s('цена насадок', 'rezerve scumpe', 'heads-'), s('нет чехла', 'fără etui', 'case- package!=чехол')],
  },
  scale: {
    good: [
      s('Показывают одинаково утром на любой плитке.', 'Arată la fel pe orice podea.', 'exact+'),
      s('Каждого в семье узнают сами.', 'Recunoaște singur pe fiecare din familie.', 'users+ metrics=показат'),
      s(
        'График за три месяца мотивирует лучше тренера.',
        'Graficul pe trei luni motivează mai bine decât un antrenor.',
        'graph+ metrics=показат',
      ),
      s('Стекло легко протереть.', 'Sticla se șterge ușor.', 'glass+'),
    ],
    mixed: [
      s('Проценты жира — скорее ориентир.', 'Procentele sunt mai degrabă orientative.', 'percent- metrics=показат'),
      s('Без телефона видно только вес.', 'Fără telefon se vede doar greutatea.', 'phone- metrics=показат'),
    ],
    bad: [s('Батарейки сели через два месяца.', 'Bateriile s-au terminat în două luni.', 'battery-')],
    pros: [s('точность', 'precizia', 'exact+'), s('приложение', 'aplicația', 'app+'), s('вид', 'aspectul', 'look+')],
    cons: [s('[батарейки|на ковре не взвешивают]', '[bateriile|pe covor nu cântăresc]', 'battery-')],
  },
};
