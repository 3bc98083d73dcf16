import type { FamilyReviews } from '#adapters/provider-sandbox/catalogue/review-texts.ts';
import { laptopMinuses, routerMinuses } from '#adapters/provider-sandbox/catalogue/seed/review-minuses.ts';
import { s } from '#adapters/provider-sandbox/catalogue/sentences.ts';

/** What shoppers say of computers, what is connected to them, and games. */
export const computerReviews: FamilyReviews = {
  laptop: {
    good: [
      s(
        'Включается за несколько секунд, программы открываются сразу.',
        'Pornește în câteva secunde, programele se deschid pe loc.',
        'start+',
      ),
      s(
        'Шума почти не слышно, работаю рядом со спящим ребёнком.',
        'Aproape că nu se aude, lucrez lângă copilul adormit.',
        'quiet+',
      ),
      s(
        'Печатать удобно, к клавиатуре руки привыкли за день.',
        'Tastatura e comodă, m-am obișnuit într-o zi.',
        'keys+',
      ),
      s('Таблицы и сорок вкладок — без тормозов.', 'Tabele și patruzeci de file, fără blocaje.', 'speed+'),
      s('Экран ровный, глаза к вечеру не болят.', 'Ecranul e uniform, seara nu mă dor ochii.', 'screen+'),
      s(
        'Заряда хватает на рабочий день без розетки.',
        'Bateria ține o zi de lucru fără priză.',
        'battery+ battery_wh>=60',
      ),
      s('Лёгкий, ношу в рюкзаке каждый день.', 'E ușor, stă zilnic în rucsac.', 'weight+ weight_kg<1.5'),
      s('Игры идут плавно на высоких настройках.', 'Jocurile merg fluid pe setări înalte.', 'game+ refresh_rate>=144'),
      s('Камера и микрофон на созвонах не подводят.', 'La apelurile video camera și microfonul fac față.', 'call+'),
      s(
        'Крышка открывается одной рукой, петли не шатаются.',
        'Capacul se deschide cu o mână, balamalele nu joacă.',
        'hinge+',
      ),
    ],
    mixed: [
      s('Разъёмов могло быть больше.', 'Puteau fi mai multe porturi.', 'ports-'),
      s('Под долгой нагрузкой вентилятор слышно.', 'La sarcină lungă ventilatorul se aude.', 'quiet-'),
    ],
    bad: [s('Драйверы пришлось искать самим.', 'Driverele a trebuit să le caut.', 'drivers- brand!=apple')],
    pros: [
      s('скорость', 'viteza', 'speed+'),
      s('клавиатура', 'tastatura', 'keys+'),
      s('экран', 'ecranul', 'screen+'),
      s('сборка', 'asamblarea', 'build+'),
    ],
    cons: laptopMinuses,
  },
  monitor: {
    good: [
      s('Шрифты чёткие, за день глаза не устают.', 'Literele sunt clare, ochii nu obosesc.', 'text+'),
      s('Подставка крепкая, экран не дрожит.', 'Suportul e solid, ecranul nu tremură.', 'stand+'),
      s(
        'В играх движение стало заметно плавнее.',
        'În jocuri mișcarea e vizibil mai fluidă.',
        'smooth+ refresh_rate>=120',
      ),
      s(
        'Два окна рядом — работа пошла быстрее.',
        'Două ferestre alăturate și lucrul merge mai repede.',
        'space+ screen_size>=27',
      ),
      s(
        'Яркости хватает даже напротив окна.',
        'Luminozitatea ajunge chiar și în fața ferestrei.',
        'bright+ brightness>=300',
      ),
      s(
        'Цвета ровные, фотографии правлю спокойно.',
        'Culorile sunt uniforme, editez poze fără grijă.',
        'tone+ screen_type=ips|oled',
      ),
      s('Собрали за пять минут, без отвёртки.', 'Montat în cinci minute, fără șurubelniță.', 'build+'),
    ],
    mixed: [
      s(
        'Цвета из коробки холодные, поправили за минуту.',
        'Culorile din cutie sunt reci, le-am reglat într-un minut.',
        'tone-',
      ),
      s('Кабель DisplayPort пришлось докупить.', 'Cablul DisplayPort l-am luat separat.', 'cable-'),
    ],
    bad: [s('Лёгкая засветка в нижнем углу.', 'Puțină lumină în colțul de jos.', 'glow- screen_type!=oled')],
    pros: [
      s('чёткость', 'claritatea', 'text+'),
      s('плавность', 'fluiditatea', 'smooth+ refresh_rate>=120'),
      s('тонкие рамки', 'rame subțiri', 'bezel+'),
    ],
    cons: [
      s(
        '[короткий кабель|кабель до системника не достал|кабель пришлось заменить]',
        '[cablu scurt|cablul nu ajunge la unitate|cablul a trebuit schimbat]',
        'cable-',
      ),
      s('[засветка|засветка в нижнем углу]', '[lumină la colț|lumină în colțul de jos]', 'glow- screen_type!=oled'),
    ],
  },
  'desktop-pc': {
    good: [
      s('Стоит за монитором, его вообще не видно.', 'Stă după monitor, nici nu se vede.', 'size+ weight_kg<3'),
      s('Игры на высоких идут ровно, без шума.', 'Jocurile merg pe setări înalte, fără zgomot.', 'game+ quiet+ rgb'),
      s('Обновление памяти заняло пять минут.', 'Am adăugat memorie în cinci minute.', 'upgrade+'),
      s('Бухгалтерская база летает.', 'Contabilitatea zboară.', 'speed+ weight_kg<3'),
      s('Загружается быстрее, чем успеваю сесть.', 'Pornește înainte să apuc să mă așez.', 'start+'),
      s(
        'Кабели внутри уложены ровно, пыль чистить легко.',
        'Cablurile sunt aranjate ordonat, praful se curăță ușor.',
        'inside+ weight_kg>=5',
      ),
      s('Два монитора подключились без переходников.', 'Două monitoare s-au conectat fără adaptoare.', 'screens+'),
    ],
    mixed: [
      s('Клавиатуры в комплекте нет, имейте в виду.', 'Tastatura nu e inclusă, țineți cont.', 'keyboard-'),
      s('Под нагрузкой гудит, но терпимо.', 'Sub sarcină se aude, dar suportabil.', 'quiet-'),
    ],
    bad: [s('Одного порта USB спереди маловато.', 'Un singur USB în față e puțin.', 'ports-')],
    pros: [
      s('скорость', 'viteza', 'speed+'),
      s('тишина', 'liniștea', 'quiet+'),
      s('размер', 'dimensiunea', 'size+ weight_kg<3'),
    ],
    cons: [
      s(
        '[мало портов спереди|для флешки тянуться назад]',
        '[puține porturi în față|pentru stick te întinzi în spate]',
        'ports-',
      ),
      s(
        '[дороговат для офиса|монитор отдельно|дешевле собрать самим]',
        '[cam scump pentru birou|monitorul se ia separat|mai ieftin dacă îl asamblezi singur]',
        'price-',
      ),
    ],
  },
  printer: {
    good: [
      s(
        'Печатаем школьные рефераты второй месяц, чернил не убыло.',
        'Tipărim referate de două luni și cerneala abia s-a mișcat.',
        'ink+ time! days>=60 print_type=струй',
      ),
      s('С телефона печатает сразу, без программ.', 'De pe telefon tipărește imediat.', 'phone+'),
      s('Сканы ровные, текст читается.', 'Scanările sunt drepte, textul se citește.', 'scan+'),
      s('Заправка чистая, руки не испачкали.', 'Umplerea e curată, nu ne-am murdărit.', 'refill+ print_type=снпч'),
    ],
    mixed: [
      s('Первая печать ждёт прогрева.', 'Prima pagină așteaptă încălzirea.', 'start- print_type=лазер'),
      s('Лоток рассчитан на тонкую пачку.', 'Tava încape puține foi.', 'tray-'),
    ],
    bad: [s('Wi-Fi нашёл не с первой попытки.', 'Wi-Fi-ul nu l-a găsit din prima.', 'wifi-')],
    pros: [
      s('дешёвая страница', 'pagină ieftină', 'page+'),
      s('печать с телефона', 'tipărire de pe telefon', 'phone+'),
      s('сканер', 'scanerul', 'scan+'),
    ],
    cons: [s('долгий старт', 'pornire lentă', 'start-'), s('шумный', 'zgomot', 'noise-')],
  },
  router: {
    good: [
      s('Интернет теперь достаёт до балкона.', 'Internetul ajunge acum până la balcon.', 'range+'),
      s('Скорость в замерах как обещали.', 'Viteza măsurată e cea promisă.', 'speed+'),
      s('Настройка через приложение за пять минут.', 'Configurarea din aplicație a durat cinci minute.', 'setup+'),
      s('За два месяца ни одного зависания.', 'În două luni nicio blocare.', 'stable+ time! days>=60'),
      s(
        'В дальней комнате сериал больше не останавливается.',
        'În camera din fund serialul nu se mai oprește.',
        'range+',
      ),
      s(
        'Гости сидят в своей сети, наш пароль остаётся у нас.',
        'Musafirii au rețeaua lor, parola noastră rămâne la noi.',
        'guest+',
      ),
      s(
        'Приставку и компьютер подключили проводом, портов хватило.',
        'Consola și calculatorul le-am legat prin cablu, au ajuns porturile.',
        'lan+ lan>=3',
      ),
      s('Вечером, когда все дома, скорость не падает.', 'Seara, când suntem toți acasă, viteza nu scade.', 'load+'),
    ],
    mixed: [
      s('Греется, но в пределах разумного.', 'Se încălzește, dar în limite normale.', 'heat-'),
      s('Приложение местами переведено неловко.', 'Aplicația e tradusă pe alocuri stângaci.', 'lang-'),
    ],
    bad: [
      s(
        'После отключения света пришлось подключать всё заново.',
        'După o pană de curent l-am configurat din nou.',
        'stable-',
      ),
    ],
    pros: [
      s('дальность', 'raza', 'range+'),
      s('скорость', 'viteza', 'speed+'),
      s('настройка', 'configurarea', 'setup+'),
    ],
    cons: routerMinuses,
  },
  keyboard: {
    good: [
      s('Ход мягкий, соседи по офису не жалуются.', 'Apăsarea e moale, colegii de birou nu se plâng.', 'quiet+'),
      s(
        'Переключается между ноутбуком и планшетом одной кнопкой.',
        'Trece de la laptop la tabletă cu o tastă.',
        'switch+ connection=bluetooth',
      ),
      s(
        'Клавиши не стираются, полгода как новая.',
        'Literele nu se șterg, după jumătate de an e ca nouă.',
        'time! days>=180',
      ),
      s('В игре отклик мгновенный.', 'În joc răspunde instant.', 'game+ switches=механ'),
    ],
    mixed: [
      s('Румынские буквы пришлось настроить самим.', 'Diacriticele le-am configurat singuri.', 'layout-'),
      s('Подставка под запястье не помешала бы.', 'Un suport pentru încheieturi n-ar strica.', 'rest-'),
    ],
    bad: [s('Пробел немного стучит.', 'Bara de spațiu bate puțin.', 'quiet-')],
    pros: [
      s('ход клавиш', 'apăsarea', 'travel+'),
      s('тихая', 'silențioasă', 'quiet+'),
      s('подключение', 'conectarea', 'pair+'),
    ],
    cons: [
      s('[нет подставки|кисти без подставки устают]', '[fără suport|fără suport obosesc mâinile]', 'rest-'),
      s('[дороговата|вдвое дороже прежней]', '[cam scumpă|de două ori mai scumpă decât cea veche]', 'price-'),
    ],
  },
  mouse: {
    good: [
      s('Кисть перестала ныть к вечеру.', 'Nu mă mai doare încheietura seara.', 'wrist+'),
      s('Курсор точный даже на скатерти.', 'Cursorul e precis și pe fața de masă.', 'sensor+'),
      s('Колесо крутится бесшумно.', 'Rotița nu se aude.', 'quiet+'),
      s('Батарейки хватает на месяцы.', 'Bateria ține luni întregi.', 'battery+ connection!=провод'),
      s(
        'Лёгкая, за долгую игру рука не устаёт.',
        'E ușor și mâna nu obosește nici la jocuri lungi.',
        'weight+ weight<90',
      ),
      s('Подключилась сразу, без программ.', 'S-a conectat imediat, fără programe.', 'pair+'),
      s('Ребёнку для уроков в самый раз.', 'Pentru temele copilului e numai bun.', 'school+ price<700'),
    ],
    mixed: [
      s('Для маленькой руки великовата.', 'Pentru o mână mică e cam mare.', 'size-'),
      s('Боковые кнопки нужно настроить.', 'Butoanele laterale trebuie configurate.', 'side-'),
    ],
    bad: [s('Скользит, если ладонь влажная.', 'Alunecă dacă palma e umedă.', 'grip-')],
    pros: [
      s('форма', 'forma', 'form+'),
      s('точность', 'precizia', 'sensor+'),
      s('тихие кнопки', 'butoane silențioase', 'quiet+'),
    ],
    cons: [
      s(
        '[для маленькой руки велика|в чехол ноутбука не лезет|бока крупноваты]',
        '[mare pentru o mână mică|nu încape în husa laptopului|părțile laterale sunt late]',
        'size-',
      ),
      s('[глянец собирает пальцы|бока скользкие]', '[luciul adună amprente|laturile alunecă]', 'gloss-'),
    ],
  },
  ssd: {
    good: [
      s('Старый ноутбук после замены ожил.', 'Laptopul vechi a prins viață.', 'revive+ form_factor=2.5|m.2'),
      s('Копирует семейный архив за минуты.', 'Arhiva familiei se copiază în minute.', 'speed+'),
      s(
        'Винтик для крепления был в коробке — мелочь, а приятно.',
        'Șurubul de prindere era în cutie, un detaliu plăcut.',
        'screw+ form_factor=m.2',
      ),
      s('Игры грузятся втрое быстрее.', 'Jocurile se încarcă de trei ori mai repede.', 'games+'),
    ],
    mixed: [
      s('Заявленная скорость видна только на больших файлах.', 'Viteza maximă se vede doar la fișiere mari.', 'claim-'),
      s('Под долгой записью тёплый.', 'La scriere îndelungată e cald.', 'heat-'),
    ],
    bad: [s('Свободного места чуть меньше обещанного.', 'Spațiul liber e puțin sub cel promis.', 'space-')],
    pros: [
      s('скорость', 'viteza', 'speed+'),
      s('тишина', 'liniștea', 'quiet+'),
      s('цена за гигабайт', 'preț pe gigabyte', 'price+'),
    ],
    cons: [
      s(
        '[греется при долгой записи|тёплый после копирования|на больших папках теряет скорость]',
        '[se încălzește la scriere lungă|cald după copiere|pe dosare mari pierde viteză]',
        'heat-',
      ),
      s('[нет кабеля|салазок в коробке нет]', '[fără cablu|fără ramă în cutie]', 'cable- form_factor=2.5'),
    ],
  },
  'memory-card': {
    good: [
      s('Камера перестала ругаться на медленную карту.', 'Camera nu se mai plânge de card lent.', 'speed+'),
      s(
        'В регистраторе работает без сбоев третий месяц.',
        'În camera auto merge de trei luni fără erori.',
        'stable+ time! days>=90 form_factor=micro',
      ),
      s('Влезли все снимки за три отпуска.', 'Au încăput pozele din trei vacanțe.', 'space+'),
      s('Переносим на компьютер быстро.', 'Transferul pe calculator e rapid.', 'copy+'),
    ],
    mixed: [
      s('Переходник хлипкий.', 'Adaptorul e fragil.', 'adapter- form_factor=micro'),
      s('Упаковку без ножниц не открыть.', 'Ambalajul nu se deschide fără foarfece.', 'pack-'),
    ],
    bad: [s('Скорость записи ниже, чем на коробке.', 'Scrierea e mai lentă decât pe cutie.', 'speed-')],
    pros: [s('надёжность', 'fiabil', 'stable+'), s('скорость', 'viteza', 'speed+'), s('цена', 'prețul', 'price+')],
    cons: [s('хлипкий переходник', 'adaptor fragil', 'adapter- form_factor=micro')],
  },
  backpack: {
    good: [
      s(
        'Дождь по дороге с учёбы пережил, внутри сухо.',
        'A trecut prin ploaie și înăuntru e uscat.',
        'rain+ water_resistance',
      ),
      s('Ноутбук сидит плотно.', 'Laptopul stă fix.', 'laptop+'),
      s('Лямки широкие, плечи не болят.', 'Bretelele sunt late, umerii nu dor.', 'straps+'),
      s('Всё разложено по карманам.', 'Totul are buzunarul lui.', 'pockets+'),
    ],
    mixed: [
      s('Бутылка помещается только узкая.', 'Încape doar o sticlă îngustă.', 'bottle-'),
      s(
        'Цвет [чуть темнее|чуть светлее|немного теплее|холоднее], чем [ждали|на экране|на витрине].',
        'Culoarea e puțin mai [închisă|deschisă|caldă|rece] decât [mă așteptam|pe ecran|în vitrină].',
        'colour-',
      ),
    ],
    bad: [s('Молния заедает на повороте.', 'Fermoarul se agață la colț.', 'zip-')],
    pros: [
      s('вместимость', 'capacitatea', 'space+'),
      s('лямки', 'bretelele', 'straps+'),
      s('карманы', 'buzunarele', 'pockets+'),
    ],
    cons: [s('узкий карман', 'buzunar îngust', 'bottle-'), s('молния', 'fermoarul', 'zip-')],
  },
  'game-console': {
    good: [
      s(
        'Загрузки исчезли, чай остывать не успевает.',
        'Încărcările au dispărut, ceaiul nu mai apucă să se răcească.',
        'load+',
      ),
      s(
        'Отдача в триггерах — отдельное удовольствие.',
        'Vibrațiile din trăgace sunt o plăcere aparte.',
        'rumble+ weight_kg',
      ),
      s('Тихая, под телевизором её не слышно.', 'E silențioasă, sub televizor nu se aude.', 'quiet+ weight_kg'),
      s('Играем вдвоём с сыном каждые выходные.', 'Jucăm cu fiul în fiecare weekend.', 'family+'),
      s(
        'Старые диски пошли без вопросов.',
        'Discurile vechi au mers fără probleme.',
        'disc+ weight_kg model!=digital|series_s',
      ),
      s('В руках лежит удобно и через три часа.', 'Se ține comod și după trei ore.', 'grip+ weight'),
    ],
    mixed: [
      s('Память заполнилась за месяц.', 'Memoria s-a umplut într-o lună.', 'memory-'),
      s('Корпус большой, полку пришлось освободить.', 'Carcasa e mare, am eliberat un raft.', 'size- weight_kg'),
      s('Подписка стоит отдельно, учитывайте.', 'Abonamentul costă separat, țineți cont.', 'subs-'),
    ],
    bad: [
      s('Стик начал уводить, сдали в сервис.', 'Stickul a început să devieze, l-am dus la service.', 'stick-'),
      s('Кабель в коробке слишком короткий.', 'Cablul din cutie e prea scurt.', 'cable-'),
    ],
    pros: [
      s('скорость загрузки', 'viteza de încărcare', 'load+'),
      s('тишина', 'liniștea', 'quiet+'),
      s('графика', 'grafica', 'picture+'),
      s('удобный хват', 'se ține comod', 'grip+ weight'),
      s('отдача', 'vibrațiile', 'rumble+ weight_kg'),
    ],
    cons: [
      s(
        '[мало памяти|память кончается на пятой игре]',
        '[puțină memorie|memoria se termină la al cincilea joc]',
        'memory-',
      ),
      s('дорогие игры', 'jocuri scumpe', 'price-'),
      s(
        '[габариты|не влезла в тумбу|на полке стоит только боком]',
        '[dimensiunile|nu a încăput în comodă|pe raft stă doar culcată]',
        'size- weight_kg',
      ),
      s(
        '[кабель геймпада короткий|кабель питания короткий]',
        '[cablul controlerului e scurt|cablul de alimentare e scurt]',
        'cable-',
      ),
    ],
  },
  gamepad: {
    good: [
      s(
        'Отдача в триггерах — отдельное удовольствие.',
        'Vibrațiile din trăgace sunt o plăcere aparte.',
        'rumble+ vibration',
      ),
      s('В руках лежит удобно и через три часа.', 'Se ține comod și după trei ore.', 'grip+'),
      s('К компьютеру подключился сразу.', 'La calculator s-a conectat imediat.', 'pair+ compatible=pc'),
      s('Крестовина чёткая.', 'Crucea direcțională e precisă.', 'cross+'),
      s('Стики точные, прицел не уводит.', 'Stickurile sunt precise, ținta nu fuge.', 'stick+'),
      s('Заряжаю раз в неделю.', 'Ajunge o încărcare pe săptămână.', 'battery+ autonomy>=20'),
      s('С телефоном тоже подружился.', 'S-a împrietenit și cu telefonul.', 'phone+ compatible=android'),
    ],
    mixed: [
      s('Кабель нужно брать свой.', 'Cablul trebuie să fie al tău.', 'cable- package!=кабель'),
      s('Заряда хватает на два вечера.', 'Bateria ține două seri.', 'battery- autonomy<20'),
    ],
    bad: [
      s(
        'Стик начал уводить, заменили по гарантии.',
        'Stickul a început să devieze, l-au schimbat în garanție.',
        'stick-',
      ),
    ],
    pros: [
      s('хват', 'se ține comod', 'grip+'),
      s('отдача', 'vibrațiile', 'rumble+ vibration'),
      s('кнопки', 'butoanele', 'keys+'),
    ],
    cons: [
      s('нет кабеля', 'fără cablu', 'cable- package!=кабель'),
      s(
        '[за выходные садится|заряда на два вечера]',
        '[în weekend se descarcă|ține două seri]',
        'battery- autonomy<20',
      ),
    ],
  },
  'vr-headset': {
    good: [
      s(
        'Тренировка превратилась в игру, минус три килограмма.',
        'Antrenamentul a devenit joc, minus trei kilograme.',
        'sport+',
      ),
      s('Картинка чёткая до краёв.', 'Imaginea e clară până la margini.', 'sharp+'),
      s(
        'Бабушка побывала на море, не вставая с кресла.',
        'Bunica a fost la mare fără să se ridice din fotoliu.',
        'granny+',
      ),
      s('Настройка комнаты заняла минуту.', 'Camera s-a configurat într-un minut.', 'room+'),
      s('Друзья в гостях выстраиваются в очередь.', 'Prietenii veniți în vizită stau la coadă.', 'friends+'),
      s('Кино на огромном экране, не вставая с дивана.', 'Film pe un ecran uriaș, direct de pe canapea.', 'film+'),
      s('Очки помещаются внутрь, глаза не напрягаются.', 'Ochelarii încap înăuntru, ochii nu obosesc.', 'comfort+'),
      s('Проводов нет, по комнате хожу свободно.', 'Fără fire, mă mișc liber prin cameră.', 'wires+'),
    ],
    mixed: [
      s('Через час лицо просит отдыха.', 'După o oră fața cere pauză.', 'comfort-'),
      s('Ремень лучше заменить на жёсткий.', 'Cureaua e mai bine s-o schimbi cu una rigidă.', 'strap-'),
    ],
    bad: [s('Батареи хватает на два часа, не больше.', 'Bateria ține două ore, nu mai mult.', 'battery-')],
    pros: [
      s('чёткость', 'claritatea', 'sharp+'),
      s('без проводов', 'fără fire', 'wires+'),
      s('игры', 'jocurile', 'games+'),
    ],
    cons: [
      s(
        '[давит на лоб|через час снимаю|тяжесть на лице]',
        '[apasă pe frunte|după o oră o dau jos|greutate pe față]',
        'weight-',
      ),
      s(
        '[батареи на две игры|доигрываю на проводе]',
        '[bateria ține două jocuri|la final joc cu cablul în priză]',
        'battery-',
      ),
    ],
  },
};
