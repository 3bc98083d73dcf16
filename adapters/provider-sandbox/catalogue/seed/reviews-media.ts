import type { FamilyReviews } from '#adapters/provider-sandbox/catalogue/review-texts.ts';
import { speakerMinuses, tvMinuses } from '#adapters/provider-sandbox/catalogue/seed/review-minuses.ts';
import { s } from '#adapters/provider-sandbox/catalogue/sentences.ts';

/** What shoppers say of screens, sound and cameras. */
export const mediaReviews: FamilyReviews = {
  tv: {
    good: [
      s(
        '[Футбол|Теннис|Хоккей|Гонки] смотрим компанией, [мяч не размазывается|движение чёткое|повторы не нужны].',
        'Privim [fotbalul|tenisul|hocheiul|cursele] cu prietenii, [mișcarea e clară|nimic nu lasă urme|nu e nevoie de reluări].',
        'smooth+ refresh_rate>=120',
      ),
      s('Чёрный и правда чёрный.', 'Un negru adevărat, cum nu mai văzusem.', 'black+ screen_type=oled|mini'),
      s(
        'Меню быстрое, поиск голосом понимает по-румынски и по-русски.',
        'Meniul e rapid, căutarea vocală înțelege româna.',
        'menu+ voice_assistant',
      ),
      s(
        'Повесили за [полчаса|час|двадцать минут|вечер], кронштейн [подошёл стандартный|взяли тут же|остался от старого].',
        'Montat în [jumătate de oră|o oră|douăzeci de minute|o seară], suportul [a fost standard|l-am luat tot de aici|a rămas de la cel vechi].',
        'mount+',
      ),
      s(
        '[Дети|Внуки|Гости] показывают [мультики|фото с моря|свадебное видео|ролики] с телефона одним касанием.',
        '[Copiii|Nepoții|Musafirii] arată [desene|poze de la mare|filmul de la nuntă|filmulețe] de pe telefon dintr-o atingere.',
        'cast+',
      ),
      s(
        'Днём [при открытых шторах|на солнечной стороне|на веранде|без жалюзи] всё видно[|, новости смотрим за обедом|, бликов мало].',
        'Ziua, [cu draperiile deschise|pe partea însorită|pe verandă|fără jaluzele], se vede totul[|, știrile le privim la prânz|, reflexii sunt puține].',
        'bright+ screen_type!=oled',
      ),
      s('Звук чистый и заполняет комнату.', 'Sunetul e curat și umple camera.', 'sound+ sound_power>=30'),
      s(
        'Приставка подключилась, в играх задержки не заметно.',
        'Consola merge bine, întârziere în jocuri nu se simte.',
        'game+ hdmi refresh_rate>=120',
      ),
      s(
        'С размером угадали: субтитры вижу без очков.',
        'Am nimerit mărimea: subtitrările le văd fără ochelari.',
        'size+ screen_size>=50',
      ),
      s('Для спальни — то, что искали.', 'Pentru dormitor e exact ce căutam.', 'size+ screen_size<45'),
    ],
    mixed: [
      s(
        'Звук [обычный|плоский|скромный], [задумались о саундбаре|для новостей хватает|подключили колонки|для кино маловато].',
        'Sunetul e [obișnuit|plat|modest], [ne gândim la un soundbar|pentru știri ajunge|am conectat boxe|pentru filme e puțin].',
        'sound-',
      ),
      s(
        'Пульт [мелкий|тонкий|лёгкий], [теряется на диване|ищем под подушками|кот утащил|привязали к креслу].',
        'Telecomanda e [mică|subțire|ușoară], [se pierde pe canapea|o căutăm sub perne|a furat-o pisica|am legat-o de fotoliu].',
        'remote-',
      ),
      s(
        'Первая настройка [попросила три обновления|заняла полчаса|попросила пароль трижды|шла час на нашем интернете].',
        'La prima pornire [a cerut trei actualizări|a durat jumătate de oră|a cerut parola de trei ori|a mers o oră pe internetul nostru].',
        'setup-',
      ),
    ],
    bad: [
      s('По краям видна лёгкая засветка.', 'Pe margini se vede o ușoară lumină.', 'glow- screen_type!=oled'),
      s('Интернет по Wi-Fi местами рвётся, протянули кабель.', 'Pe Wi-Fi se întrerupe, am tras cablu.', 'wifi-'),
    ],
    pros: [
      s('картинка', 'imaginea', 'picture+'),
      s('тонкая рамка', 'rama subțire', 'bezel+'),
      s('быстрое меню', 'meniu rapid', 'menu+'),
      s('голосовой поиск', 'căutare vocală', 'voice+ voice_assistant'),
      s('много приложений', 'multe aplicații', 'apps+ smart_tv'),
    ],
    cons: tvMinuses,
  },
  projector: {
    good: [
      s(
        'Вечернее кино на белой стене — лучшая покупка года.',
        'Filmul de seară pe perete alb e cea mai bună cumpărătură a anului.',
        'wall+',
      ),
      s('Фокус наводит сам, картинка ровная.', 'Focalizează singur, imaginea e dreaptă.', 'focus+'),
      s(
        'Мультики во дворе собрали всех соседских детей.',
        'Desenele din curte au adunat toți copiii vecinilor.',
        'kids+',
      ),
      s('Вентилятор тихий, фильму не мешает.', 'Ventilatorul e silențios.', 'quiet+'),
      s('Унесли на дачу, включили, смотрим.', 'Dus la țară, pornit și gata filmul.', 'carry+ weight_kg<1'),
      s(
        'Приложения уже внутри, приставка не нужна.',
        'Aplicațiile sunt deja înăuntru, fără media player.',
        'apps+ smart_tv',
      ),
      s(
        'Матч на два метра в ширину — совсем другое дело.',
        'Un meci pe doi metri lățime e cu totul altceva.',
        'match+',
      ),
      s('Включается быстро, дети справляются сами.', 'Pornește repede, copiii se descurcă singuri.', 'start+'),
    ],
    mixed: [
      s('Днём нужны плотные шторы.', 'Ziua ai nevoie de draperii groase.', 'bright-'),
      s('Звука хватает на комнату, не больше.', 'Sunetul ajunge pentru o cameră, nu mai mult.', 'sound-'),
      s('Ножка одна, под наклон подкладываем книгу.', 'Are un singur picior, pentru înclinație punem o carte.', 'leg-'),
    ],
    bad: [s('Без интернета часть меню недоступна.', 'Fără internet o parte din meniu nu merge.', 'menu-')],
    pros: [
      s('автофокус', 'autofocusul', 'focus+'),
      s('размер картинки', 'imaginea mare', 'wall+'),
      s('тихий', 'silențios', 'quiet+'),
    ],
    cons: [
      s(
        '[яркость днём|днём нужны шторы|при люстре картинка блёклая]',
        '[luminozitatea ziua|ziua e nevoie de draperii|cu lustra aprinsă imaginea e ștearsă]',
        'bright-',
      ),
      s('[слабый звук|без колонки не обойтись]', '[sunet slab|fără boxă nu merge]', 'sound-'),
    ],
  },
  'media-player': {
    good: [
      s(
        'Старый телевизор стал умным за десять минут.',
        'Televizorul vechi a devenit inteligent în zece minute.',
        'smart+',
      ),
      s('Голосом ищет и по-русски, и по-румынски.', 'Caută cu vocea și în română.', 'voice+ voice_assistant'),
      s('Сериалы открываются без пауз.', 'Serialele pornesc fără pauze.', 'speed+'),
      s('Прячется за экраном, проводов не видно.', 'Se ascunde după ecran, nu se văd fire.', 'hide+'),
    ],
    mixed: [
      s('Памяти впритык, лишнее удалили.', 'Memorie la limită, am șters ce era în plus.', 'memory-'),
      s('Пульт без подсветки.', 'Telecomanda nu are iluminare.', 'remote-'),
    ],
    bad: [s('Раз в неделю просит перезагрузки.', 'O dată pe săptămână cere repornire.', 'stable-')],
    pros: [
      s('скорость', 'viteza', 'speed+'),
      s('голосовой поиск', 'căutarea vocală', 'voice+ voice_assistant'),
      s('размер', 'dimensiunea', 'hide+'),
    ],
    cons: [s('мало памяти', 'puțină memorie', 'memory-'), s('пульт', 'telecomanda', 'remote-')],
  },
  speaker: {
    good: [
      s(
        'Двор на дне рождения раскачали без проблем.',
        'La ziua de naștere a ținut toată curtea.',
        'loud+ sound_power>=20',
      ),
      s(
        'Упала в воду у озера и играет дальше.',
        'A căzut în apă la lac și cântă mai departe.',
        'water+ water_resistance=ip67|ip68 weight_kg<2',
      ),
      s('Бас чувствуется даже на малой громкости.', 'Basul se simte și la volum mic.', 'bass+'),
      s('Заряда хватило на выходные.', 'Bateria a ajuns pentru weekend.', 'battery+'),
      s(
        'На кухне играет вместо радио с утра до вечера.',
        'La bucătărie cântă în loc de radio, de dimineață până seara.',
        'kitchen+ weight_kg<3',
      ),
      s('В рюкзак помещается вместе с полотенцем.', 'Încape în rucsac împreună cu prosopul.', 'weight+ weight_kg<1'),
      s('Подсветка — отдельная радость для детей.', 'Luminile sunt bucuria copiilor.', 'rgb+ rgb'),
      s('Телефон находит её сразу, без паролей.', 'Telefonul o găsește imediat, fără parole.', 'pair+'),
    ],
    mixed: [
      s('Кабель в комплекте короткий.', 'Cablul din pachet e scurt.', 'cable- package=кабель'),
      s('На полной громкости верхи резковаты.', 'La maximum înaltele sunt puțin aspre.', 'treble-'),
    ],
    bad: [s('Кнопки тугие.', 'Butoanele sunt tari.', 'keys-')],
    pros: [
      s('громкость', 'volumul', 'loud+ sound_power>=20'),
      s('бас', 'basul', 'bass+'),
      s('водозащита', 'protecția la apă', 'water+ water_resistance'),
      s('батарея', 'bateria', 'battery+'),
    ],
    cons: speakerMinuses,
  },
  soundbar: {
    good: [
      s('Диалоги в сериалах наконец разборчивы.', 'Dialogurile din seriale se înțeleg în sfârșit.', 'voice+'),
      s(
        'Подключили одним кабелем, пульт телевизора подошёл.',
        'Un singur cablu și merge din telecomanda televizorului.',
        'easy+',
      ),
      s('Бас мягкий, соседи не стучат.', 'Basul e blând, vecinii nu bat în perete.', 'bass+'),
      s('В кино звук будто обходит комнату.', 'La filme sunetul parcă ocolește camera.', 'surround+'),
    ],
    mixed: [
      s('Настройки эквалайзера спрятаны в приложении.', 'Egalizatorul e ascuns în aplicație.', 'eq- app'),
      s('Дисплей мелкий.', 'Afișajul e mic.', 'display-'),
    ],
    bad: [s('Объёмный эффект скромнее ожидаемого.', 'Efectul spațial e mai modest decât mă așteptam.', 'surround-')],
    pros: [s('голоса', 'vocile', 'voice+'), s('простота', 'simplitatea', 'easy+'), s('вид', 'aspectul', 'look+')],
    cons: [
      s(
        '[мелкий дисплей|с дивана дисплей не прочитать]',
        '[afișaj mic|de pe canapea afișajul nu se citește]',
        'display-',
      ),
      s('[длинный для тумбы|закрывает датчик пульта]', '[lung pentru comodă|acoperă senzorul telecomenzii]', 'size-'),
    ],
  },
  microphone: {
    good: [
      s(
        'Подписчики сразу заметили, что звук стал чище.',
        'Urmăritorii au observat imediat sunetul mai curat.',
        'voice+',
      ),
      s('Подключили и записали, без драйверов.', 'Conectat și gata, fără drivere.', 'easy+ connection=usb'),
      s('Улица почти не слышна.', 'Strada aproape că nu se aude.', 'street+ connection=беспров'),
      s('Крепится на рубашку и не мешает.', 'Se prinde de cămașă și nu deranjează.', 'clip+ connection=беспров'),
    ],
    mixed: [
      s(
        'Стойка лёгкая, ловит стук по столу.',
        'Suportul e ușor și prinde loviturile în masă.',
        'stand- connection=usb',
      ),
      s('Громкость нужно подобрать.', 'Nivelul trebuie potrivit.', 'level-'),
    ],
    bad: [s('Индикатор гаснет на солнце.', 'Indicatorul nu se vede la soare.', 'led-')],
    pros: [
      s('чистый голос', 'voce curată', 'voice+'),
      s('размер', 'dimensiunea', 'size+ connection=беспров'),
      s('простота', 'simplitatea', 'easy+'),
    ],
    cons: [s('лёгкая стойка', 'suport ușor', 'stand- connection=usb')],
  },
  camera: {
    good: [
      s(
        'Автофокус цепляется за глаз и не отпускает.',
        'Autofocusul prinde ochiul și nu-l mai lasă.',
        'af+ kind=беззерк',
      ),
      s('Цвета живые, править почти нечего.', 'Culorile sunt vii, aproape că nu editez.', 'colour+ kind=беззерк'),
      s('Передача на телефон быстрая, снимки сразу в чате.', 'Transferul pe telefon e rapid.', 'send+ connector'),
      s('В руке сидит уверенно.', 'Stă sigur în mână.', 'grip+'),
      s(
        'Снимок в руке через минуту, гости в восторге.',
        'Poza e în mână într-un minut, musafirii sunt încântați.',
        'print+ kind=момент',
      ),
      s('Дочка завела альбом и собирает карточки.', 'Fiica și-a făcut album și adună pozele.', 'album+ kind=момент'),
      s('Видео плавное, звук приличный.', 'Filmează fluid, cu sunet decent.', 'video+ video'),
    ],
    mixed: [
      s(
        'Меню сложное, первые дни листали инструкцию.',
        'Meniul e complicat, primele zile am stat cu manualul.',
        'menu- kind=беззерк',
      ),
      s('Запасной аккумулятор нужен сразу.', 'Bateria de rezervă e necesară imediat.', 'battery- kind=беззерк'),
      s('Кассеты недешёвые, снимаем с умом.', 'Casetele nu sunt ieftine, fotografiem cu măsură.', 'film- kind=момент'),
    ],
    bad: [s('Крышка батареи открывается туго.', 'Capacul bateriei se deschide greu.', 'lid-')],
    pros: [
      s('автофокус', 'autofocusul', 'af+ kind=беззерк'),
      s('цвета', 'culorile', 'colour+'),
      s('компактность', 'format compact', 'size+'),
    ],
    cons: [
      s(
        '[один аккумулятор|второй аккумулятор обязателен]',
        '[o singură baterie|a doua baterie e obligatorie]',
        'battery- kind=беззерк',
      ),
      s(
        '[сложное меню|нужное в меню спрятано глубоко]',
        '[meniu complicat|setările sunt ascunse adânc în meniu]',
        'menu- kind=беззерк',
      ),
      s(
        '[цена кассет|каждый кадр стоит денег|кассеты кончаются внезапно]',
        '[prețul casetelor|fiecare poză costă|casetele se termină pe neașteptate]',
        'film- kind=момент',
      ),
    ],
  },
  'action-camera': {
    good: [
      s('Видео ровное, будто на штативе.', 'Filmarea e stabilă, ca de pe trepied.', 'stab+'),
      s('В воде у моря работала без сбоев.', 'La mare, în apă, a mers fără probleme.', 'water+'),
      s('На шлеме держится намертво.', 'Pe cască stă nemișcată.', 'mount+'),
      s('Голосовое управление понимает с первого раза.', 'Comanda vocală înțelege din prima.', 'voice+'),
      s('Ролики монтирую прямо в телефоне.', 'Filmările le montez direct pe telefon.', 'edit+'),
      s(
        'Сняли спуск на лыжах в Буковеле, не замёрзла.',
        'Am filmat coborârea la schi în Bukovel, n-a înghețat.',
        'cold+',
      ),
      s(
        'Угол широкий, вся компания в кадре.',
        'Unghiul e larg, toată gașca încape în cadru.',
        'angle+ view_angle>=150',
      ),
      s('Кнопки нажимаются и в перчатках.', 'Butoanele se apasă și cu mănuși.', 'gloves+'),
    ],
    mixed: [
      s('В темноте немного шумит.', 'Pe întuneric apare puțin zgomot.', 'noise-'),
      s('Карта памяти в комплект не входит.', 'Cardul nu e inclus.', 'card-'),
    ],
    bad: [s('На жаре один раз отключилась.', 'Pe căldură s-a oprit o dată.', 'heat-')],
    pros: [
      s('стабилизация', 'stabilizarea', 'stab+'),
      s('водозащита', 'protecția la apă', 'water+'),
      s('размер', 'dimensiunea', 'size+'),
    ],
    cons: [
      s('[нет карты|карту покупать отдельно]', '[fără card|cardul se cumpără separat]', 'card-'),
      s(
        '[батареи на час съёмки|запасная батарея обязательна]',
        '[bateria ține o oră de filmare|bateria de rezervă e obligatorie]',
        'battery-',
      ),
    ],
  },
  drone: {
    good: [
      s(
        'Снимали виноградники под Криково сверху — друзья не поверили.',
        'Am filmat viile de la Cricova de sus, prietenii n-au crezut.',
        'view+',
      ),
      s('В ветер держится ровно.', 'Pe vânt stă nemișcată.', 'wind+'),
      s('Возврат домой сработал точно на коврик.', 'Revenirea a nimerit exact covorașul.', 'return+ gps'),
      s('Первый полёт освоили за десять минут.', 'Primul zbor l-am învățat în zece minute.', 'learn+'),
    ],
    mixed: [
      s('Без запасного аккумулятора скучно.', 'Fără baterie de rezervă te plictisești.', 'battery-'),
      s('Правила полётов лучше прочитать заранее.', 'Regulile de zbor e bine să le citești dinainte.', 'rules-'),
    ],
    bad: [
      s(
        'Пропеллер погнулся о ветку, в комплекте был запасной.',
        'O elice s-a îndoit de o creangă, în cutie era una de rezervă.',
        'prop-',
      ),
    ],
    pros: [
      s('устойчивость', 'stabilitatea', 'wind+'),
      s('камера', 'camera', 'camera+'),
      s('малый вес', 'greutate mică', 'weight+ weight<250'),
    ],
    cons: [s('один аккумулятор', 'o singură baterie', 'battery-'), s('цена запчастей', 'piese scumpe', 'parts-')],
  },
  'dash-cam': {
    good: [
      s('Запись с дороги уже раз выручила в споре.', 'Înregistrarea m-a ajutat deja o dată.', 'proof+'),
      s('Номера читаются и ночью.', 'Numerele se citesc și noaptea.', 'night+'),
      s('Прячется за зеркалом, обзор не закрывает.', 'Se ascunde după oglindă.', 'hide+'),
      s('Скачали ролик на телефон прямо у обочины.', 'Am descărcat filmarea pe telefon chiar lângă drum.', 'app+'),
    ],
    mixed: [
      s('Карту памяти нужно докупать.', 'Cardul se cumpără separat.', 'card-'),
      s('Провод прокладывали полчаса.', 'Cablul l-am ascuns într-o jumătate de oră.', 'wire-'),
    ],
    bad: [s('На жаре отклеилось крепление.', 'Pe căldură s-a dezlipit suportul.', 'mount-')],
    pros: [
      s('качество съёмки', 'calitatea filmării', 'proof+'),
      s('размер', 'dimensiunea', 'hide+'),
      s('приложение', 'aplicația', 'app+'),
    ],
    cons: [s('нет карты', 'fără card', 'card-'), s('присоска', 'ventuza', 'mount-')],
  },
  'security-camera': {
    good: [
      s(
        'Видно, кто у калитки, и можно сразу ответить.',
        'Se vede cine e la poartă și pot răspunde imediat.',
        'talk+ two_way_audio',
      ),
      s('Уведомления приходят за секунду.', 'Notificările vin într-o secundă.', 'alert+'),
      s('Установили за вечер, без мастера.', 'Am instalat-o într-o seară, fără meșter.', 'install+'),
      s(
        'Поворачивается за человеком, ничего не пропускает.',
        'Se rotește după om și nu scapă nimic.',
        'turn+ view_angle>=300',
      ),
      s('Ночью всё видно, даже кота под воротами.', 'Noaptea se vede totul, chiar și pisica de sub poartă.', 'night+'),
    ],
    mixed: [
      s('Работает только на частоте 2,4 ГГц.', 'Merge doar pe 2,4 GHz.', 'band-'),
      s('Приложение просит регистрацию.', 'Aplicația cere înregistrare.', 'register-'),
      s('Карту памяти нужно докупать.', 'Cardul de memorie se cumpără separat.', 'card-'),
    ],
    bad: [
      s('Раз в неделю теряет сеть.', 'O dată pe săptămână pierde rețeaua.', 'wifi-'),
      s('Датчик реагирует на соседского кота.', 'Senzorul reacționează la pisica vecinilor.', 'alert-'),
    ],
    pros: [
      s('простая установка', 'instalare simplă', 'install+'),
      s('качество картинки', 'calitatea imaginii', 'picture+'),
      s('понятное приложение', 'aplicație clară', 'app+'),
      s('расписания', 'programări', 'schedule+'),
      s('цена', 'prețul', 'price+'),
    ],
    cons: [
      s('[только 2,4 ГГц|сети 5 ГГц не видит]', '[doar 2,4 GHz|nu vede rețeaua de 5 GHz]', 'band-'),
      s(
        '[нет карты в комплекте|без карты не пишет|карту памяти докупали]',
        '[fără card în pachet|fără card nu înregistrează|cardul l-am luat separat]',
        'card-',
      ),
      s(
        '[короткий провод|провод до розетки не достал]',
        '[cablu scurt|cablul nu a ajuns la priză]',
        'wire- supply!=аккум',
      ),
    ],
  },
};
