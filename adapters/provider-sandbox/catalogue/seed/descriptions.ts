import type { Bilingual, PictureFamily } from '#adapters/provider-sandbox/catalogue/model.ts';
import { b } from '#adapters/provider-sandbox/catalogue/text.ts';

/** How a family's description begins; `{}` is the model's name. */
export const intros: Readonly<Record<PictureFamily, readonly Bilingual[]>> = {
  phone: [
    b(
      '{} сделан для тех, кто весь день на связи: снимает, листает ленты, оплачивает покупки и не ищет розетку к обеду.',
      '{} este făcut pentru cei conectați toată ziua: fotografiază, navighează, plătesc cu telefonul și nu caută priza la prânz.',
    ),
    b(
      '{} удобно лежит в руке, быстро открывает приложения и снимает так, что кадры не приходится дорабатывать.',
      '{} stă bine în mână, deschide rapid aplicațiile și face poze care nu mai au nevoie de retuș.',
    ),
    b(
      '{} — смартфон, к которому легко привыкнуть: понятный интерфейс, яркий экран и запас производительности на несколько лет.',
      '{} este un smartphone cu care vă obișnuiți ușor: interfață clară, ecran luminos și rezervă de putere pentru câțiva ani.',
    ),
  ],
  foldable: [
    b(
      '{} складывается пополам и помещается в любой карман, а в раскрытом виде заменяет и телефон, и маленький планшет.',
      '{} se pliază și încape în orice buzunar, iar deschis înlocuiește și telefonul, și o tabletă mică.',
    ),
    b(
      'Гибкий экран {} выдерживает сотни тысяч раскрытий, а внешний дисплей отвечает на звонки и показывает маршрут.',
      'Ecranul flexibil al lui {} rezistă la sute de mii de deschideri, iar afișajul exterior răspunde la apeluri și arată traseul.',
    ),
  ],
  'feature-phone': [
    b(
      '{} звонит, светит фонариком и держит заряд неделями. Крупные кнопки видно и без очков.',
      '{} sună, luminează și ține bateria săptămâni întregi. Tastele mari se văd și fără ochelari.',
    ),
    b(
      'Телефон {} берут родителям, на дачу и вторым номером: ничего лишнего, всё на своих местах.',
      '{} se ia pentru părinți, pentru vacanță sau ca al doilea număr: nimic în plus, totul la locul lui.',
    ),
  ],
  tablet: [
    b(
      '{} пригодится на диване, в аудитории и в дороге: большой экран, тихая работа и заряд на весь день.',
      '{} este util pe canapea, la cursuri și pe drum: ecran mare, funcționare silențioasă și baterie pentru toată ziua.',
    ),
    b(
      'На {} удобно читать, рисовать, вести конспекты и смотреть кино вдвоём.',
      'Pe {} e comod să citiți, să desenați, să luați notițe și să vedeți un film în doi.',
    ),
  ],
  'e-reader': [
    b(
      'Экран {} не светит в глаза и похож на бумагу, поэтому за книгой незаметно проходит вечер.',
      'Ecranul lui {} nu obosește ochii și seamănă cu hârtia, așa că seara trece pe nesimțite cu o carte.',
    ),
    b(
      '{} вмещает целую библиотеку и весит меньше тонкой книги в мягкой обложке.',
      '{} cuprinde o bibliotecă întreagă și cântărește mai puțin decât o carte broșată.',
    ),
  ],
  laptop: [
    b(
      '{} собран для работы без оглядки на розетку и без шума: документы, созвоны, десятки вкладок открываются сразу.',
      '{} este făcut pentru lucru fără grija prizei și fără zgomot: documentele, apelurile video și zecile de file se deschid imediat.',
    ),
    b(
      'Клавиатура с понятным ходом, хороший экран и быстрый накопитель делают {} инструментом, а не источником задержек.',
      'Tastatura plăcută, ecranul bun și stocarea rapidă fac din {} un instrument, nu o sursă de întârzieri.',
    ),
  ],
  monitor: [
    b(
      '{} показывает мелкий текст чётко, а цвета — такими, какими их задумали.',
      '{} redă textul mărunt clar, iar culorile exact așa cum au fost gândite.',
    ),
    b(
      'На {} хватает места для двух окон рядом: ни одно не приходится сворачивать.',
      'Cu {} aveți loc destul pe ecran: două ferestre alăturate, niciuna minimizată.',
    ),
  ],
  'desktop-pc': [
    b(
      '{} занимает мало места, включается за секунды и справляется с задачами, которым ноутбука уже мало.',
      '{} ocupă puțin loc, pornește în câteva secunde și duce sarcini pentru care laptopul nu mai ajunge.',
    ),
    b(
      'Охлаждение {} рассчитано на долгую нагрузку, поэтому частоты не падают ни в игре, ни при рендере.',
      'Răcirea lui {} este gândită pentru sarcini lungi, așa că frecvențele nu scad nici în joc, nici la randare.',
    ),
  ],
  printer: [
    b(
      '{} печатает, сканирует и копирует, а управлять им можно прямо с телефона.',
      '{} imprimă, scanează și copiază, iar comanda se dă direct de pe telefon.',
    ),
    b(
      'Для дома и небольшого офиса {} хорош тем, что страница выходит дёшево, а настройка занимает несколько минут.',
      'Pentru casă și un birou mic, {} convinge prin costul redus pe pagină și configurarea de câteva minute.',
    ),
  ],
  router: [
    b(
      '{} раздаёт стабильный Wi-Fi по всей квартире и не теряет скорость, когда подключены все домашние.',
      '{} oferă Wi-Fi stabil în tot apartamentul și nu pierde viteză când sunt conectați toți ai casei.',
    ),
    b(
      'Настройка {} идёт по шагам в приложении: имя сети, пароль, готово.',
      'Configurarea lui {} se face pas cu pas în aplicație: numele rețelei, parola și gata.',
    ),
  ],
  keyboard: [
    b(
      'На {} приятно печатать часами: клавиши не шатаются, звук сдержанный, подключение мгновенное.',
      'Pe {} e plăcut să tastați ore întregi: tastele nu joacă, sunetul e discret, conectarea e instantanee.',
    ),
    b(
      '{} не занимает весь стол и переключается между устройствами одной клавишей.',
      '{} nu ocupă tot biroul și trece de la un dispozitiv la altul cu o singură tastă.',
    ),
  ],
  mouse: [
    b(
      '{} ложится под ладонь и точно ведёт курсор, а рука не устаёт и к вечеру.',
      '{} se așază bine sub palmă și duce cursorul precis, iar mâna nu obosește nici spre seară.',
    ),
    b(
      'Сенсор {} одинаково уверенно работает на коврике, столе и колене в поезде.',
      'Senzorul lui {} lucrează la fel de sigur pe pad, pe birou sau pe genunchi, în tren.',
    ),
  ],
  watch: [
    b(
      '{} следят за пульсом и сном, показывают уведомления и не просят зарядки каждый вечер.',
      '{} urmărește pulsul și somnul, afișează notificările și nu cere încărcare în fiecare seară.',
    ),
    b(
      'С {} тренировка записывается сама, а телефон можно оставить в раздевалке.',
      'Cu {} antrenamentul se înregistrează singur, iar telefonul poate rămâne la vestiar.',
    ),
  ],
  'fitness-band': [
    b(
      '{} почти не чувствуется на запястье, но знает, сколько вы прошли и как спали.',
      '{} aproape că nu se simte la încheietură, dar știe cât ați mers și cum ați dormit.',
    ),
    b(
      'Яркий экран {} читается на солнце, а ремешок меняется за секунду.',
      'Ecranul luminos al lui {} se citește și la soare, iar cureaua se schimbă într-o clipă.',
    ),
  ],
  earbuds: [
    b(
      '{} легко сидят в ушах, быстро находят телефон, а голос звучит чисто даже на улице.',
      '{} se așază ușor în urechi, găsesc repede telefonul și redau vocea clar chiar și pe stradă.',
    ),
    b(
      'Кейс {} помещается в карман для мелочи и возвращает наушникам заряд, пока вы в дороге.',
      'Carcasa {} încape în buzunarul pentru mărunțiș și reîncarcă căștile cât sunteți pe drum.',
    ),
  ],
  headphones: [
    b(
      'В {} можно провести целый перелёт: мягкие амбушюры, ровный звук и тишина по кнопке.',
      'Cu {} puteți petrece un zbor întreg: pernuțe moi, sunet echilibrat și liniște la o apăsare.',
    ),
    b(
      '{} передают и бас, и тихие детали, не заставляя прибавлять громкость.',
      '{} redau și basul, și detaliile fine, fără să fie nevoie să dați volumul tare.',
    ),
  ],
  speaker: [
    b(
      '{} легко взять с собой: на дачу, к озеру, во двор. Звука хватает, чтобы собрать компанию.',
      '{} se ia ușor cu dumneavoastră: la țară, la lac, în curte. Sunetul ajunge cât să adune prietenii.',
    ),
    b(
      'Две {} объединяются в стереопару, а одной хватает, чтобы заполнить кухню музыкой.',
      'Două {} formează o pereche stereo, iar una singură umple bucătăria cu muzică.',
    ),
  ],
  soundbar: [
    b(
      '{} возвращает фильмам голоса и бас, которых не хватает тонкому телевизору.',
      '{} redă filmelor vocile și basul care îi lipsesc unui televizor subțire.',
    ),
    b(
      '{} подключается одним кабелем и управляется пультом телевизора.',
      '{} se conectează cu un singur cablu și se comandă din telecomanda televizorului.',
    ),
  ],
  microphone: [
    b(
      '{} записывает голос ближе и чище, чем камера или гарнитура: зрители это слышат с первой минуты.',
      '{} înregistrează vocea mai aproape și mai curat decât camera sau căștile, iar diferența se aude din primul minut.',
    ),
    b(
      '{} не требует драйверов: подключили, отрегулировали громкость, записываете.',
      '{} nu cere drivere: îl conectați, reglați nivelul și înregistrați.',
    ),
  ],
  tv: [
    b(
      '{} показывает спорт без шлейфов, а кино — с глубоким чёрным даже в тёмной комнате.',
      '{} redă sportul fără urme, iar filmele cu negru profund chiar și în întuneric.',
    ),
    b(
      'Тонкая рамка {} почти исчезает на стене, а интерфейс сразу предлагает то, что вы смотрели вчера.',
      'Rama subțire a lui {} aproape dispare pe perete, iar meniul vă propune direct ce priveați ieri.',
    ),
  ],
  projector: [
    b(
      '{} превращает белую стену в экран для кино: фокус и геометрию он выставит сам.',
      '{} transformă un perete alb în ecran de cinema: focalizarea și geometria le reglează singur.',
    ),
    b(
      '{} легко унести из гостиной во двор, если вечер тёплый.',
      '{} se mută ușor din sufragerie în curte, când seara e caldă.',
    ),
  ],
  'media-player': [
    b(
      '{} добавляет обычному телевизору приложения, поиск голосом и трансляцию с телефона.',
      '{} adaugă unui televizor obișnuit aplicații, căutare vocală și redare de pe telefon.',
    ),
    b(
      '{} прячется за телевизором и за пару секунд открывает сериал там, где вы остановились.',
      '{} se ascunde în spatele televizorului și în câteva secunde deschide serialul de unde ați rămas.',
    ),
  ],
  'game-console': [
    b(
      '{} загружает миры за секунды и оставляет вас в игре, а не в меню.',
      '{} încarcă lumi în câteva secunde și vă lasă în joc, nu în meniu.',
    ),
    b(
      '{} одинаково рада и большому телевизору, и компании друзей на диване.',
      '{} se simte la fel de bine lângă un televizor mare și în mijlocul prietenilor.',
    ),
  ],
  gamepad: [
    b(
      '{} точно передаёт усилие и отдачу: машина чувствуется пальцами.',
      '{} transmite precis efortul și reculul, așa că mașina se simte în degete.',
    ),
    b(
      'Стики {} не теряют точности, а хват не скользит и в длинной партии.',
      'Stickurile lui {} își păstrează precizia, iar prinderea nu alunecă nici într-o partidă lungă.',
    ),
  ],
  'vr-headset': [
    b(
      '{} переносит в игру, на тренировку или на концерт без проводов и отдельного компьютера.',
      '{} vă duce în joc, la antrenament sau la concert fără fire și fără calculator separat.',
    ),
    b(
      'Линзы {} дают чёткую картинку от края до края, а смешанная реальность показывает комнату в цвете.',
      'Lentilele lui {} oferă imagine clară din margine în margine, iar realitatea mixtă arată camera în culori.',
    ),
  ],
  camera: [
    b(
      '{} помогает снимать увереннее: быстрый автофокус находит глаз, а сменная оптика растёт вместе с вами.',
      '{} vă ajută să fotografiați mai sigur: autofocusul rapid găsește ochiul, iar optica interschimbabilă crește odată cu dumneavoastră.',
    ),
    b(
      '{} лежит в ладони и даёт кадры, которые хочется напечатать.',
      '{} stă în palmă și face cadre pe care vreți să le vedeți pe hârtie.',
    ),
  ],
  'action-camera': [
    b(
      '{} держится на шлеме, доске и руле и снимает ровно там, где трясёт.',
      '{} se prinde de cască, placă sau ghidon și filmează stabil acolo unde totul tremură.',
    ),
    b(
      '{} не боится воды, песка и холодных рук: одна кнопка — и запись пошла.',
      '{} nu se teme de apă, nisip și mâini reci: un singur buton și filmarea a început.',
    ),
  ],
  'security-camera': [
    b(
      '{} присмотрит за домом, пока вас нет: заметит движение и сразу пришлёт уведомление.',
      '{} are grijă de casă cât lipsiți: observă mișcarea și trimite imediat o notificare.',
    ),
    b(
      'Через {} видно и слышно, что происходит, а ответить можно голосом прямо с телефона.',
      'Prin {} vedeți și auziți ce se întâmplă, iar răspunsul îl puteți da chiar din telefon.',
    ),
  ],
  drone: [
    b(
      '{} взлетает за минуту, держится в воздухе ровно и возвращается сам, если связь пропала.',
      '{} decolează într-un minut, stă nemișcat în aer și se întoarce singur dacă pierde semnalul.',
    ),
    b(
      '{} снимает сверху то, чего не увидеть с дороги: виноградники, крыши, излучины Днестра.',
      '{} filmează de sus ce nu se vede din drum: vii, acoperișuri, coturile Nistrului.',
    ),
  ],
  scooter: [
    b(
      '{} сокращает дорогу до работы и складывается под стол, когда вы на месте.',
      '{} scurtează drumul spre serviciu și se pliază sub birou când ați ajuns.',
    ),
    b(
      'На {} брусчатка и бордюры ощущаются мягче, а тормоза срабатывают предсказуемо.',
      'Pe {} pavajul și bordurile se simt mai blând, iar frânele răspund previzibil.',
    ),
  ],
  'robot-vacuum': [
    b(
      '{} строит карту квартиры, объезжает тапочки и возвращается на базу, когда всё чисто.',
      '{} face harta apartamentului, ocolește papucii și revine la bază când totul e curat.',
    ),
    b(
      'Запустите {} с телефона по дороге домой — полы будут готовы к вашему приходу.',
      'Porniți {} din telefon în drum spre casă și podelele vă așteaptă curate.',
    ),
  ],
  'stick-vacuum': [
    b(
      '{} всегда под рукой: сняли с держателя, прошли по комнатам, вернули на место.',
      '{} este mereu la îndemână: îl luați din suport, treceți prin camere, îl puneți la loc.',
    ),
    b(
      '{} одинаково хорошо собирает шерсть с ковра и песок в прихожей.',
      '{} adună la fel de bine părul de pe covor și nisipul din hol.',
    ),
  ],
  'air-purifier': [
    b(
      '{} тихо убирает пыль, пыльцу и запах кухни, а качество воздуха показывает на экране.',
      '{} elimină în liniște praful, polenul și mirosul de bucătărie, iar calitatea aerului o arată pe ecran.',
    ),
    b(
      'С {} легче пережить сезон пыльцы: воздух в комнате обновляется несколько раз за час.',
      'Cu {} trece mai ușor sezonul polenului: aerul din cameră se împrospătează de câteva ori pe oră.',
    ),
  ],
  humidifier: [
    b(
      '{} поддерживает влажность, при которой легче спать, когда включены батареи.',
      '{} menține umiditatea la care se doarme mai bine când merge căldura.',
    ),
    b(
      '{} наполняется сверху, моется без щёток и не гудит ночью.',
      '{} se umple pe deasupra, se curăță fără perii și nu bâzâie noaptea.',
    ),
  ],
  fan: [
    b(
      '{} гоняет воздух мягко, как лёгкий ветер, и не мешает разговору.',
      '{} mișcă aerul blând, ca o adiere, și nu acoperă conversația.',
    ),
    b(
      '{} спасает в июльскую жару и почти не тратит электричество.',
      '{} vă salvează în arșița lui iulie și aproape că nu consumă curent.',
    ),
  ],
  heater: [
    b(
      '{} прогревает комнату за несколько минут и держит заданную температуру.',
      '{} încălzește camera în câteva minute și păstrează temperatura aleasă.',
    ),
    b(
      '{} выручает в межсезонье, когда отопление ещё не включили.',
      '{} ajută între sezoane, când încă nu s-a dat căldura.',
    ),
  ],
  kettle: [
    b(
      '{} закипает за несколько минут, а ручка остаётся прохладной.',
      '{} fierbe apa în câteva minute, iar mânerul rămâne rece.',
    ),
    b(
      '{} украсит кухню и не оставит привкуса пластика в чае.',
      '{} dă bine în bucătărie și nu lasă gust de plastic în ceai.',
    ),
  ],
  'coffee-machine': [
    b(
      '{} варит утренний кофе так, как вы любите: крепче, мягче, с пенкой или без.',
      '{} face cafeaua de dimineață cum vă place: mai tare, mai blândă, cu spumă sau fără.',
    ),
    b('С {} капучино готов раньше, чем поджарится тост.', 'Cu {} cappuccino-ul e gata înaintea pâinii prăjite.'),
  ],
  'air-fryer': [
    b(
      '{} готовит картофель, рыбу и курицу с ложкой масла и хрустящей корочкой.',
      '{} gătește cartofi, pește și pui cu o lingură de ulei și crustă crocantă.',
    ),
    b(
      '{} экономит время: загрузили, выбрали программу, занялись своими делами.',
      '{} economisește timp: umpleți coșul, alegeți programul și vă vedeți de treabă.',
    ),
  ],
  blender: [
    b(
      '{} превращает ягоды, овощи и лёд в однородный смузи без комков.',
      '{} transformă fructele, legumele și gheața într-un smoothie fin, fără cocoloașe.',
    ),
    b('{} справляется и с супом-пюре, и с тестом для блинов.', '{} face față și supei-cremă, și aluatului de clătite.'),
  ],
  multicooker: [
    b(
      '{} варит, тушит и печёт по таймеру: утренняя каша ждёт вас горячей.',
      '{} fierbe, înăbușă și coace la oră fixă: terciul de dimineață vă așteaptă cald.',
    ),
    b(
      'С {} ужин на семью готовится в одной чаше и почти без вашего участия.',
      'Cu {} cina pentru toată familia se face într-un singur vas și aproape singură.',
    ),
  ],
  iron: [
    b(
      '{} скользит легко и расправляет складки с первого прохода.',
      '{} alunecă ușor și netezește cutele din prima trecere.',
    ),
    b('{} быстро нагревается и бережёт тонкие ткани.', '{} se încălzește repede și protejează țesăturile fine.'),
  ],
  'hair-dryer': [
    b(
      '{} сушит быстро и не пересушивает: волосы остаются гладкими.',
      '{} usucă rapid, fără să deshidrateze: părul rămâne neted.',
    ),
    b(
      '{} помещается в косметичку, но по силе не уступает салонным.',
      '{} încape în geantă, dar are forța unui aparat de salon.',
    ),
  ],
  shaver: [
    b(
      '{} бреет чисто и мягко, а моется прямо под краном.',
      '{} rade curat și blând, iar spălarea se face direct la robinet.',
    ),
    b(
      '{} берут в дорогу: заряда хватает на несколько недель.',
      '{} se ia la drum: o încărcare ajunge pentru câteva săptămâni.',
    ),
  ],
  toothbrush: [
    b(
      '{} чистит бережно и сама подсказывает, когда перейти к следующему участку.',
      '{} curăță delicat și vă spune singură când să treceți la zona următoare.',
    ),
    b(
      'После {} зубы гладкие, как после визита к стоматологу, а щетина не травмирует дёсны.',
      'După {} dinții sunt netezi ca după o vizită la dentist, iar perii nu rănesc gingiile.',
    ),
  ],
  scale: [
    b(
      '{} показывают не только вес: динамика по неделям видна в приложении.',
      '{} arată nu doar greutatea: evoluția pe săptămâni se vede în aplicație.',
    ),
    b(
      '{} узнают каждого члена семьи и сами разложат данные по профилям.',
      '{} recunoaște fiecare membru al familiei și așază datele pe profiluri.',
    ),
  ],
  'smart-lamp': [
    b(
      '{} меняет тепло и яркость в течение дня и слушается телефона или голоса.',
      '{} își schimbă tonul și intensitatea pe parcursul zilei și ascultă de telefon sau de voce.',
    ),
    b(
      'С {} вечерний свет не бьёт в глаза, а утренний помогает проснуться.',
      'Cu {} lumina de seară nu orbește, iar cea de dimineață vă ajută să vă treziți.',
    ),
  ],
  'smart-plug': [
    b(
      '{} делает умным обычный торшер: включайте его по расписанию или из другого города.',
      '{} face inteligent un lampadar obișnuit: îl porniți după program sau din alt oraș.',
    ),
    b(
      '{} выключит утюг, о котором вы вспомнили уже в такси.',
      '{} oprește fierul de călcat de care v-ați amintit abia în taxi.',
    ),
  ],
  charger: [
    b(
      '{} быстро заряжает и телефон, и ноутбук и остаётся холодной на ощупь.',
      '{} încarcă rapid și telefonul, și laptopul, rămânând rece la atingere.',
    ),
    b('{} заменит две-три зарядки в сумке.', '{} înlocuiește două-trei încărcătoare din geantă.'),
  ],
  cable: [
    b('{} не перегибается у разъёма и не путается в сумке.', '{} nu se frânge la conector și nu se încurcă în geantă.'),
    b('{} рассчитан на тысячи изгибов и быструю зарядку.', '{} este gândit pentru mii de îndoiri și încărcare rapidă.'),
  ],
  'power-bank': [
    b(
      '{} возвращает телефону заряд там, где розетки нет: в дороге, на озере, в походе.',
      '{} îi redă telefonului energia acolo unde nu e priză: pe drum, la lac, în drumeție.',
    ),
    b(
      '{} показывает остаток честно и заряжает два устройства сразу.',
      '{} arată corect cât a rămas și încarcă două dispozitive deodată.',
    ),
  ],
  case: [
    b(
      '{} точно повторяет вырезы, не скользит в руке и принимает удар на себя.',
      '{} urmează exact decupajele, nu alunecă în mână și preia lovitura.',
    ),
    b(
      '{} защищает углы и камеру, не добавляя лишней толщины.',
      '{} protejează colțurile și camera fără să îngroașe inutil.',
    ),
  ],
  'screen-glass': [
    b(
      '{} наклеивается по рамке без пузырей и не мешает касаниям.',
      '{} se aplică după ramă, fără bule, și nu împiedică atingerile.',
    ),
    b(
      '{} примет на себя ключи и монеты, а экран останется целым.',
      '{} ia asupra sa cheile și monedele, iar ecranul rămâne întreg.',
    ),
  ],
  'car-holder': [
    b(
      '{} держит телефон на любой молдавской дороге и снимается одной рукой.',
      '{} ține telefonul pe orice drum din Moldova și se desprinde cu o mână.',
    ),
    b('{} не закрывает обзор и не сползает на жаре.', '{} nu blochează vederea și nu alunecă pe căldură.'),
  ],
  'dash-cam': [
    b(
      '{} пишет дорогу чётко и днём, и под фонарями; номера читаются.',
      '{} filmează drumul clar și ziua, și sub felinare; numerele se disting.',
    ),
    b(
      '{} незаметно стоит за зеркалом и сам сохраняет запись при ударе.',
      '{} stă discret în spatele oglinzii și salvează singură filmarea la impact.',
    ),
  ],
  'memory-card': [
    b(
      '{} успевает за 4K-камерой и переживает мороз, воду и рентген в аэропорту.',
      '{} ține pasul cu o cameră 4K și rezistă la ger, apă și scanerele din aeroport.',
    ),
    b('{} добавляет места под снимки, музыку и офлайн-карты.', '{} adaugă loc pentru poze, muzică și hărți offline.'),
  ],
  ssd: [
    b(
      '{} ускоряет и новый компьютер, и старый ноутбук: система и игры открываются сразу.',
      '{} accelerează și un calculator nou, și un laptop vechi: sistemul și jocurile pornesc imediat.',
    ),
    b('{} копирует гигабайты за секунды и не греется.', '{} copiază gigabyți în câteva secunde și nu se încălzește.'),
  ],
  backpack: [
    b(
      '{} держит форму, бережёт ноутбук и не боится дождя.',
      '{} își păstrează forma, protejează laptopul și nu se teme de ploaie.',
    ),
    b(
      'В {} всё лежит на своих местах: документы отдельно, зарядки отдельно, вода сбоку.',
      'În {} totul are locul lui: actele separat, încărcătoarele separat, apa în lateral.',
    ),
  ],
};

/** Sentences about single properties, true of every family that has them; `{}` is the value in words. */
export const features: Readonly<Record<string, readonly Bilingual[]>> = {
  screen_size: [b('Экран с диагональю {}.', 'Ecran cu diagonala de {}.')],
  screen_type: [b('Матрица — {}.', 'Tip de panou: {}.')],
  refresh_rate: [
    b(
      'Экран обновляется с частотой {}, поэтому движение выглядит плавным.',
      'Ecranul se reîmprospătează la {}, iar mișcarea rămâne fluidă.',
    ),
    b('Частота {} делает движение на экране плавным.', 'Rata de {} face mișcarea de pe ecran fluidă.'),
  ],
  processor: [
    b('Работает на процессоре {}.', 'Are procesor {}.'),
    b('За быстродействие отвечает {}.', 'De viteză răspunde {}.'),
  ],
  graphics: [b('Графику обрабатывает {}.', 'Grafica este procesată de {}.')],
  main_camera: [b('Камера снимает с разрешением до {}.', 'Camera fotografiază la o rezoluție de până la {}.')],
  video: [b('Видео снимает в качестве до {}.', 'Filmează la o calitate de până la {}.')],
  battery: [b('Внутри аккумулятор на {}.', 'Are o baterie de {}.')],
  charging: [b('Поддерживается зарядка мощностью до {}.', 'Acceptă încărcare de până la {}.')],
  autonomy: [b('Без подзарядки работает до {}.', 'Funcționează până la {} fără reîncărcare.')],
  case_autonomy: [
    b('С зарядным кейсом время работы растёт до {}.', 'Cu carcasa de încărcare, autonomia crește până la {}.'),
  ],
  autonomy_days: [b('Одной зарядки хватает на {}.', 'O singură încărcare ține {}.')],
  water_resistance: [b('Защита от воды — {}.', 'Rezistență la apă: {}.')],
  wifi: [b('Беспроводная сеть — {}.', 'Rețea wireless: {}.')],
  wifi_speed: [b('Суммарная скорость сети — до {}.', 'Viteza totală a rețelei ajunge la {}.')],
  coverage: [b('Сигнала хватает на площадь до {}.', 'Semnalul acoperă până la {}.')],
  read_speed: [b('Файлы читаются со скоростью до {}.', 'Fișierele se citesc cu până la {}.')],
  noise_cancelling: [b('Шумоподавление — {}.', 'Anularea zgomotului: {}.')],
  codec: [b('Форматы звука: {}.', 'Formate audio: {}.')],
  driver: [b('Диаметр динамиков — {}.', 'Difuzoarele au diametrul de {}.')],
  sound_power: [b('Мощность звука — {}.', 'Puterea sunetului este de {}.')],
  gps: [b('Встроенный GPS сам записывает маршрут.', 'GPS-ul integrat înregistrează singur traseul.')],
  sport_modes: [b('Спортивных режимов — {}: от ходьбы до плавания.', 'Moduri sport: {}, de la mers până la înot.')],
  nfc: [b('Через NFC можно платить одним касанием.', 'Prin NFC plătiți dintr-o atingere.')],
  network_5g: [b('Работает и в сетях 5G.', 'Funcționează și în rețelele 5G.')],
  stylus: [b('Подходит для работы со стилусом.', 'Se poate folosi cu un stylus.')],
  resolution: [b('Разрешение — {}.', 'Rezoluție: {}.')],
  smart_tv: [
    b(
      'Приложения работают на платформе {}, отдельная приставка не нужна.',
      'Aplicațiile rulează pe platforma {}, fără media player separat.',
    ),
  ],
  hdr: [
    b(
      'Поддерживает {}: детали видны и в светлых, и в тёмных сценах.',
      'Acceptă {}: detaliile se văd și în scenele luminoase, și în cele întunecate.',
    ),
  ],
  light_flow: [b('Световой поток — {}.', 'Fluxul luminos este de {}.')],
  suction: [
    b(
      'Сила всасывания — {}: пыль уходит и с пола, и из ворса.',
      'Puterea de aspirare este de {}: praful dispare și de pe podea, și din covor.',
    ),
  ],
  dock: [b('Функции станции: {}.', 'Funcțiile stației: {}.')],
  wet_cleaning: [b('Влажная уборка: {}.', 'Spălarea podelei: {}.')],
  navigation: [b('Навигация — {}.', 'Navigație: {}.')],
  area: [b('Рассчитан на помещение до {}.', 'Este potrivit pentru încăperi de până la {}.')],
  air_flow: [b('Производительность — до {}.', 'Debitul de aer ajunge la {}.')],
  noise: [b('Уровень шума — {}.', 'Nivelul de zgomot este de {}.')],
  volume: [b('Объём — {}.', 'Volumul este de {}.')],
  power: [b('Мощность — {}.', 'Puterea este de {}.')],
  programs: [b('Готовых программ — {}, остаётся только выбрать.', 'Programe presetate: {}, rămâne doar să alegeți.')],
  pressure: [b('Помпа на {} даёт эспрессо с плотной пенкой.', 'Pompa de {} face un espresso cu cremă densă.')],
  milk_system: [b('Взбивание молока: {}.', 'Lapte: {}.')],
  temperature_control: [b('Нужную температуру задаёте сами.', 'Temperatura o alegeți dumneavoastră.')],
  app: [
    b('Настройки и управление — в приложении на смартфоне.', 'Setările și comenzile sunt în aplicația de pe telefon.'),
  ],
  range: [b('На одном заряде проезжает до {}.', 'Cu o încărcare parcurge până la {}.')],
  motor_power: [b('Мощность мотора — {}.', 'Motorul are o putere de {}.')],
  max_load: [b('Допустимый вес — до {}.', 'Suportă o greutate de până la {}.')],
  flight_time: [b('В воздухе держится до {}.', 'Stă în aer până la {}.')],
  view_angle: [b('Угол обзора — {}.', 'Unghiul de vizualizare este de {}.')],
  night_vision: [b('Ночное видение — {}.', 'Vedere nocturnă: {}.')],
  two_way_audio: [
    b(
      'Через динамик и микрофон можно поговорить с тем, кто перед камерой.',
      'Prin difuzor și microfon puteți vorbi cu cine se află în fața camerei.',
    ),
  ],
  output: [b('Мощность зарядки — до {}.', 'Puterea de încărcare ajunge la {}.')],
  ports: [b('Разъёмы: {}.', 'Porturi: {}.')],
  compatible: [b('Совместимость: {}.', 'Compatibilitate: {}.')],
  wireless_charging: [b('Поддерживается беспроводная зарядка.', 'Acceptă încărcare wireless.')],
  magnetic: [
    b(
      'Магниты держат крепко и помогают попасть точно на место.',
      'Magneții țin ferm și vă ajută să nimeriți locul exact.',
    ),
  ],
  hardness: [b('Твёрдость {} защищает от царапин.', 'Duritatea {} protejează de zgârieturi.')],
  resolution_dpi: [b('Разрешение сенсора — до {}.', 'Senzorul are o rezoluție de până la {}.')],
  switches: [b('Переключатели — {}.', 'Tastele au comutatoare {}.')],
  connection: [b('Подключение: {}.', 'Conectare: {}.')],
  steam: [b('Подача пара — до {}.', 'Debitul de abur ajunge la {}.')],
  rotation: [b('Мотор раскручивается до {}.', 'Motorul ajunge la {}.')],
  strokes: [b('Щётка делает {} движений в минуту.', 'Periuța face {} de mișcări pe minut.')],
  work_minutes: [b('На одном заряде работает до {}.', 'Funcționează până la {} cu o singură încărcare.')],
  print_speed: [b('Печатает со скоростью до {}.', 'Imprimă cu o viteză de până la {}.')],
  bag_volume: [b('Объём — {}.', 'Are o capacitate de {}.')],
  energy_meter: [
    b('Считает расход энергии и показывает его в приложении.', 'Măsoară consumul de energie și îl arată în aplicație.'),
  ],
};

export const closings: readonly Bilingual[] = [
  b(
    'Официальная гарантия и обслуживание в Молдове. Товар можно посмотреть в магазине Zori перед покупкой.',
    'Garanție oficială și service în Moldova. Produsul poate fi văzut într-un magazin Zori înainte de cumpărare.',
  ),
  b(
    'Доставим по Кишинёву и всей Молдове. Оплатить можно картой, наличными или в рассрочку.',
    'Livrăm în Chișinău și în toată Moldova. Se poate plăti cu cardul, numerar sau în rate.',
  ),
  b(
    'Заявка на кредит оформляется онлайн за несколько минут. Если товар не подойдёт, на возврат есть четырнадцать дней.',
    'Cererea de credit se completează online în câteva minute. Dacă produsul nu vi se potrivește, aveți paisprezece zile pentru retur.',
  ),
  b(
    'Проверим комплект при вас и поможем с первым запуском. Вопросы по настройке можно задать сервисному центру Zori.',
    'Verificăm pachetul în fața dumneavoastră și vă ajutăm la prima pornire. La întrebările despre configurare răspunde centrul de service Zori.',
  ),
];
