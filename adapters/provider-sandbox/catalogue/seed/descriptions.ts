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
      '{} este util pe canapea, la cursuri și în drum: ecran mare, funcționare silențioasă și baterie pentru toată ziua.',
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
      '{} este făcut pentru lucru fără grija prizei și fără zgomot: documente, apeluri video și zeci de file deschise imediat.',
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
      'С {} за столом становится просторно: два окна рядом, ни одно не приходится сворачивать.',
      'Cu {} pe birou aveți loc destul: două ferestre alăturate, niciuna minimizată.',
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
      'Pe {} e plăcut să tastezi ore întregi: tastele nu joacă, sunetul e discret, conectarea e instantanee.',
    ),
    b(
      '{} не занимает весь стол и переключается между устройствами одной клавишей.',
      '{} nu ocupă tot biroul și trece de la un dispozitiv la altul cu o singură tastă.',
    ),
  ],
  mouse: [
    b(
      '{} ложится под ладонь, точно ведёт курсор и не устаёт вместе с рукой.',
      '{} se așază sub palmă, duce cursorul precis și nu obosește mâna.',
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
      '{} легко сидят в ушах, быстро находят телефон и дают голосу звучать чисто даже на улице.',
      '{} stau ușor în urechi, găsesc repede telefonul și redau vocea clar chiar și pe stradă.',
    ),
    b(
      'Кейс {} помещается в карман для мелочи и возвращает наушникам заряд, пока вы в дороге.',
      'Carcasa {} încape în buzunarul mic și reîncarcă perechea cât sunteți pe drum.',
    ),
  ],
  headphones: [
    b(
      'В {} можно провести целый перелёт: мягкие амбушюры, ровный звук и тишина по кнопке.',
      'Cu {} puteți petrece un zbor întreg: pernuțe moi, sunet echilibrat și liniște la o apăsare.',
    ),
    b(
      '{} передают и бас, и тихие детали, не заставляя прибавлять громкость.',
      '{} redau și basul, și detaliile fine, fără să fie nevoie să dai volumul tare.',
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
      '{} прячется за телевизором и запускает сериал быстрее, чем он успевает забыться.',
      '{} se ascunde în spatele televizorului și pornește serialul înainte să-i uitați firul.',
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
      '{} точно передаёт усилие и отдачу, поэтому машину чувствуешь пальцами.',
      '{} transmite precis efortul și reculul, așa că mașina se simte în degete.',
    ),
    b(
      'Стики {} не теряют точности, а хват не скользит и в длинной партии.',
      'Stickurile lui {} își păstrează precizia, iar priza nu alunecă nici într-o partidă lungă.',
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
      '{} are grijă de casă cât lipsești: observă mișcarea și trimite imediat o notificare.',
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
      '{} всегда под рукой: снял с держателя, прошёл по комнатам, вернул на место.',
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
      '{} наливается сверху, моется без щёток и не гудит ночью.',
      '{} se umple pe sus, se spală fără perii și nu se aude noaptea.',
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
      '{} ajută între sezoane, când căldura încă nu s-a dat.',
    ),
  ],
  kettle: [
    b(
      '{} закипает за пару минут, а ручка остаётся прохладной.',
      '{} fierbe în câteva minute, iar mânerul rămâne rece.',
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
      'После {} зубы гладкие, как от стоматолога, а щетина не травмирует дёсны.',
      'După {} dinții sunt netezi ca după dentist, iar perii nu rănesc gingiile.',
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
      '{} schimbă tonul și intensitatea pe parcursul zilei și ascultă de telefon sau de voce.',
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
    b('{} встретит ключи и монеты вместо экрана.', '{} întâmpină cheile și monedele în locul ecranului.'),
  ],
  'car-holder': [
    b(
      '{} держит телефон на любой молдавской дороге и снимается одной рукой.',
      '{} ține telefonul pe orice drum din Moldova și se desprinde cu o mână.',
    ),
    b('{} не закрывает обзор и не сползает на жаре.', '{} nu acoperă vizibilitatea și nu alunecă pe căldură.'),
  ],
  'dash-cam': [
    b(
      '{} пишет дорогу чётко и днём, и под фонарями; номера читаются.',
      '{} filmează drumul clar și ziua, și sub felinare; numerele se disting.',
    ),
    b(
      '{} незаметна за зеркалом и сама сохраняет запись при ударе.',
      '{} stă discret după oglindă și salvează singură filmarea la impact.',
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

/** Sentences about single properties; `{}` is the value in words. */
export const features: Readonly<Record<string, readonly Bilingual[]>> = {
  screen_size: [
    b(
      'Диагональ экрана — {}: достаточно, чтобы видеть детали.',
      'Diagonala ecranului este de {}, suficient pentru a vedea detaliile.',
    ),
  ],
  screen_type: [b('Экран {} хорошо виден под углом и на солнце.', 'Ecranul {} se vede bine din lateral și la soare.')],
  refresh_rate: [
    b('Частота {} делает движение плавным.', 'Rata de {} face mișcarea fluidă.'),
    b('При {} прокрутка и игры не рвутся.', 'La {} derularea și jocurile rămân line.'),
  ],
  processor: [
    b('За скорость отвечает {}.', 'De viteză se ocupă {}.'),
    b('Внутри работает {} с хорошим запасом мощности.', 'În interior lucrează {}, cu o rezervă bună de putere.'),
  ],
  graphics: [b('Графика {} справляется с играми и монтажом.', 'Grafica {} duce jocurile și montajul video.')],
  main_camera: [
    b(
      'Основная камера на {} сохраняет детали и при слабом свете.',
      'Camera principală de {} păstrează detaliile și în lumină slabă.',
    ),
  ],
  video: [b('Видео пишется в {}.', 'Filmările se fac în {}.')],
  battery: [b('Аккумулятора на {} хватает с запасом.', 'Bateria de {} ajunge cu rezervă.')],
  charging: [b('Зарядка мощностью {} быстро возвращает в строй.', 'Încărcarea la {} vă readuce repede în joc.')],
  autonomy: [b('Без подзарядки работает до {}.', 'Funcționează până la {} fără reîncărcare.')],
  case_autonomy: [b('Вместе с кейсом — до {}.', 'Împreună cu carcasa, până la {}.')],
  autonomy_days: [b('Одного заряда хватает на срок до {}.', 'O încărcare ajunge pentru până la {}.')],
  water_resistance: [b('Защита {} спокойно переносит брызги и дождь.', 'Protecția {} face față stropilor și ploii.')],
  wifi: [
    b('Связь по {} остаётся быстрой и в загруженной сети.', 'Conexiunea {} rămâne rapidă și într-o rețea aglomerată.'),
  ],
  wifi_speed: [b('Суммарная скорость сети — до {}.', 'Viteza totală a rețelei ajunge la {}.')],
  coverage: [b('Покрытия хватает на {}.', 'Acoperirea ajunge pentru {}.')],
  read_speed: [b('Чтение идёт на скорости до {}.', 'Citirea se face cu până la {}.')],
  noise_cancelling: [b('Шумоподавление: {}.', 'Anularea zgomotului: {}.')],
  codec: [b('Поддерживаются кодеки {}.', 'Sunt acceptate codecurile {}.')],
  driver: [b('Динамики диаметром {} дают объёмный звук.', 'Difuzoarele de {} oferă un sunet amplu.')],
  sound_power: [b('Мощность звука — {}.', 'Puterea sunetului este de {}.')],
  gps: [b('Встроенный GPS записывает маршрут без телефона.', 'GPS-ul integrat înregistrează traseul fără telefon.')],
  sport_modes: [b('Спортивных режимов — {}, от ходьбы до плавания.', 'Moduri sport: {}, de la mers până la înot.')],
  nfc: [b('NFC пригодится для оплаты и быстрых подключений.', 'NFC este util la plăți și conectări rapide.')],
  network_5g: [b('Поддержка 5G — на вырост.', 'Suportul 5G este o investiție pentru viitor.')],
  stylus: [b('Поддерживается стилус для заметок и рисунков.', 'Acceptă stylus pentru notițe și desene.')],
  resolution: [
    b('Разрешение {} сохраняет чёткость мелких деталей.', 'Rezoluția {} păstrează claritatea detaliilor mici.'),
  ],
  smart_tv: [
    b(
      'Платформа {} открывает нужные приложения без приставки.',
      'Platforma {} deschide aplicațiile fără media player separat.',
    ),
  ],
  hdr: [
    b(
      'Стандарт {} бережёт яркие и тёмные участки кадра.',
      'Standardul {} păstrează detaliile din zonele luminoase și întunecate.',
    ),
  ],
  light_flow: [b('Яркости в {} хватает с запасом.', 'Fluxul de {} este mai mult decât suficient.')],
  suction: [
    b('Тяга {} вытягивает пыль из ковра и щелей.', 'Puterea de aspirare de {} scoate praful din covor și din rosturi.'),
  ],
  dock: [b('Возможности станции: {}.', 'Ce face stația: {}.')],
  wet_cleaning: [b('Для влажной уборки используется {}.', 'Pentru spălarea podelei se folosește {}.')],
  navigation: [
    b('Навигация: {}, поэтому углы не остаются забытыми.', 'Navigație: {}, așa că niciun colț nu rămâne uitat.'),
  ],
  area: [b('Рассчитан на помещение до {}.', 'Este gândit pentru încăperi de până la {}.')],
  air_flow: [b('Производительность — {}.', 'Debitul de aer ajunge la {}.')],
  noise: [b('Уровень шума — {}.', 'Nivelul de zgomot este de {}.')],
  volume: [b('Объём {} подойдёт семье.', 'Volumul de {} se potrivește unei familii.')],
  power: [b('Мощность — {}.', 'Puterea este de {}.')],
  programs: [b('Готовых программ: {}.', 'Programe predefinite: {}.')],
  pressure: [b('Помпа на {} раскрывает вкус зерна.', 'Pompa de {} scoate la iveală aroma boabelor.')],
  milk_system: [b('Молоко: {}.', 'Lapte: {}.')],
  temperature_control: [
    b(
      'Температуру можно выбрать с точностью до нескольких градусов.',
      'Temperatura se alege cu precizie de câteva grade.',
    ),
  ],
  app: [b('Управлять можно со смартфона.', 'Se poate comanda de pe smartphone.')],
  range: [b('Запас хода — до {}.', 'Autonomia ajunge la {}.')],
  motor_power: [b('Мотор на {} тянет уверенно.', 'Motorul de {} trage sigur.')],
  max_load: [b('Выдерживает до {}.', 'Suportă până la {}.')],
  flight_time: [b('Время полёта — до {}.', 'Timpul de zbor ajunge la {}.')],
  view_angle: [b('Угол обзора {} захватывает всю сцену.', 'Unghiul de {} cuprinde toată scena.')],
  night_vision: [b('Ночное видение: {}.', 'Vedere nocturnă: {}.')],
  two_way_audio: [b('Есть двусторонняя голосовая связь.', 'Are comunicare vocală bidirecțională.')],
  output: [b('Отдаёт до {}.', 'Livrează până la {}.')],
  ports: [b('Порты: {}.', 'Porturi: {}.')],
  compatible: [b('Совместимость: {}.', 'Compatibilitate: {}.')],
  wireless_charging: [
    b('С беспроводной зарядкой обходится без лишних кабелей.', 'Cu încărcare wireless scăpați de cabluri în plus.'),
  ],
  magnetic: [
    b(
      'Магниты держат крепко и помогают попасть точно на место.',
      'Magneții țin ferm și vă ajută să nimeriți locul exact.',
    ),
  ],
  hardness: [b('Твёрдость {} защищает от царапин.', 'Duritatea {} protejează de zgârieturi.')],
  resolution_dpi: [b('Сенсор работает с точностью до {}.', 'Senzorul lucrează cu până la {}.')],
  switches: [b('Переключатели: {}.', 'Switch-uri: {}.')],
  connection: [b('Подключение: {}.', 'Conectare: {}.')],
  steam: [b('Пар подаётся с силой {}.', 'Aburul vine cu {}.')],
  rotation: [b('Мотор раскручивается до {}.', 'Motorul ajunge la {}.')],
  strokes: [b('Щётка делает {} движений в минуту.', 'Periuța face {} de mișcări pe minut.')],
  work_minutes: [b('Работает до {} на одном заряде.', 'Funcționează până la {} cu o încărcare.')],
  print_speed: [b('Скорость печати — {}.', 'Viteza de imprimare: {}.')],
  bag_volume: [b('Вмещает {}.', 'Are o capacitate de {}.')],
  energy_meter: [
    b('Считает расход энергии и показывает его в приложении.', 'Măsoară consumul și îl arată în aplicație.'),
  ],
};

export const closings: readonly Bilingual[] = [
  b(
    'Официальная гарантия и обслуживание в Молдове. Товар можно посмотреть в магазине Zori перед покупкой.',
    'Garanție oficială și service în Moldova. Produsul poate fi văzut într-un magazin Zori înainte de cumpărare.',
  ),
  b(
    'Доставим по Кишинёву и всей Молдове. Оплатить можно картой, наличными или частями.',
    'Livrăm în Chișinău și în toată Moldova. Se poate plăti cu cardul, numerar sau în rate.',
  ),
  b(
    'Покупка оформляется в кредит онлайн за несколько минут; четырнадцать дней на возврат, если не подошло.',
    'Achiziția se poate face în credit online în câteva minute; aveți paisprezece zile pentru retur dacă nu se potrivește.',
  ),
  b(
    'Проверяем комплект при вас и помогаем с первым запуском. Вопросы по настройке принимает сервисный центр Zori.',
    'Verificăm pachetul în fața dumneavoastră și vă ajutăm la prima pornire. La întrebări despre configurare răspunde centrul de service Zori.',
  ),
];
