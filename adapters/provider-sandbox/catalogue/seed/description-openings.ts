import type { PictureFamily } from '#adapters/provider-sandbox/catalogue/model.ts';
import { type Sentence, s } from '#adapters/provider-sandbox/catalogue/sentences.ts';

/**
 * How a description begins: two or three sentences for a family, and for each class of price where one family has cheap
 * and dear models. `{}` is the model's name. What an opening claims, no sentence of the features says again.
 */
export const openings: Readonly<Record<PictureFamily, readonly Sentence[]>> = {
  phone: [
    s(
      '{} — флагман, который берут на годы: камера, экран и скорость здесь без компромиссов.',
      '{} este un flagship cumpărat pentru ani buni: camera, ecranul și viteza sunt fără compromisuri.',
      'camera+ screen+ speed+ price>=12000',
    ),
    s(
      'С {} не приходится выбирать между хорошей камерой и быстрой работой: в нём есть и то, и другое.',
      'Cu {} nu trebuie să alegeți între o cameră bună și viteză: le are pe amândouă.',
      'camera+ speed+ price>=12000',
    ),
    s(
      '{} хорош в мелочах: плавный экран, чистый звук, снимки, которые не нужно править.',
      '{} se remarcă prin detalii: ecran fluid, sunet curat, fotografii care nu cer retuș.',
      'screen+ smooth+ camera+ price>=12000',
    ),
    s(
      '{} — золотая середина: запас скорости на несколько лет и камера, за которую не стыдно в отпуске.',
      '{} este calea de mijloc: viteză pentru câțiva ani și o cameră care nu vă dezamăgește în vacanță.',
      'speed+ camera+ price>=4000 price<12000',
    ),
    s(
      '{} сделан для тех, кто весь день на связи: снимает, прокладывает маршрут, платит и не ищет розетку к обеду.',
      '{} este făcut pentru cei conectați toată ziua: fotografiază, arată drumul, plătește și nu caută priza la prânz.',
      'camera+ video+ pay+ battery+ price>=4000 price<12000',
    ),
    s(
      'К {} привыкают быстро: экран плавный, приложения открываются сразу, а цена остаётся разумной.',
      'Cu {} vă obișnuiți repede: ecranul e fluid, aplicațiile pornesc imediat, iar prețul rămâne rezonabil.',
      'screen+ smooth+ speed+ price>=4000 price<12000',
    ),
    s(
      '{} — недорогой смартфон для звонков, переписки и карт, без лишнего и без переплаты.',
      '{} este un smartphone accesibil pentru apeluri, mesaje și hărți, fără nimic în plus.',
      'speed+ screen+ price<4000',
    ),
    s(
      '{} берут школьнику, родителям или вторым телефоном: всё нужное есть, а стоит он недорого.',
      '{} se ia pentru un școlar, pentru părinți sau ca al doilea telefon: are tot ce trebuie la un preț mic.',
      'price<4000',
    ),
    s(
      'С повседневными делами {} справляется без капризов: мессенджеры, банк, навигатор, фото на память.',
      'Cu treburile zilnice {} se descurcă fără mofturi: mesagerie, bancă, navigație, poze de amintire.',
      'speed+ camera+ price<4000',
    ),
  ],
  foldable: [
    s(
      '{} складывается и помещается в карман, а в раскрытом виде заменяет и телефон, и маленький планшет.',
      '{} se pliază și încape în buzunar, iar deschis înlocuiește și telefonul, și o tabletă mică.',
      'screen+ weight+ screen_size>=7.5',
    ),
    s(
      'На внутреннем экране {} удобно держать рядом почту и таблицу, а снаружи это обычный смартфон.',
      'Pe ecranul interior al lui {} stau alături e-mailul și tabelul, iar închis e un smartphone obișnuit.',
      'screen+ screen_size>=7.5',
    ),
    s(
      '{} складывается до размера пудреницы, а на звонок и сообщение отвечает, не раскрываясь.',
      '{} se pliază cât o pudrieră, iar la apeluri și mesaje răspunde fără să fie deschis.',
      'screen_size<7.5',
    ),
    s(
      'Поставьте {} на стол в полураскрытом виде, и он снимет вас без штатива.',
      'Puneți {} pe masă pe jumătate deschis și vă filmează fără trepied.',
      'video+ camera+ screen_size<7.5',
    ),
  ],
  'feature-phone': [
    s(
      '{} звонит, светит фонариком и неделями не просит зарядки. Крупные кнопки видно и без очков.',
      '{} sună, luminează și nu cere încărcare cu săptămânile. Tastele mari se văd și fără ochelari.',
      'battery+ screen+',
    ),
    s(
      '{} берут родителям, на дачу и вторым номером: ничего лишнего, всё на своих местах.',
      '{} se ia pentru părinți, pentru casa de la țară sau ca al doilea număr: nimic în plus, totul la locul lui.',
    ),
  ],
  tablet: [
    s(
      '{} заменяет ноутбук там, где важны лёгкость и экран: рисунок, монтаж, лекции, кино в поезде.',
      '{} înlocuiește laptopul acolo unde contează greutatea mică și ecranul: desen, montaj, cursuri, filme în tren.',
      'screen+ speed+ pen+ weight+ price>=9000',
    ),
    s(
      'На {} одинаково удобно рисовать пером, править таблицу и смотреть кино вдвоём.',
      'Pe {} e la fel de comod să desenați, să lucrați într-un tabel și să vedeți un film în doi.',
      'screen+ pen+ price>=9000',
    ),
    s(
      '{} пригодится на диване, в аудитории и в дороге: большой экран, тихая работа, заряд на весь день.',
      '{} vă este de folos pe canapea, la cursuri și pe drum: ecran mare, liniște și baterie pentru toată ziua.',
      'screen+ battery+ price>=4000 price<9000',
    ),
    s(
      'На {} удобно читать, вести конспекты и созваниваться с родными.',
      'Pe {} e comod să citiți, să luați notițe și să vorbiți cu cei dragi.',
      'screen+ camera+ speed+ price>=4000 price<9000',
    ),
    s(
      '{} — недорогой семейный планшет: уроки утром, мультики днём, рецепты вечером.',
      '{} este o tabletă de familie accesibilă: lecții dimineața, desene ziua, rețete seara.',
      'screen+ price<4000',
    ),
    s(
      '{} хорош для чтения, видео и онлайн-уроков, а стоит как половина ноутбука.',
      '{} e bună pentru citit, filme și lecții online și costă cât jumătate de laptop.',
      'screen+ speed+ price<4000',
    ),
  ],
  'e-reader': [
    s(
      'Экран {} похож на бумагу и не утомляет глаза, поэтому за книгой незаметно проходит вечер.',
      'Ecranul lui {} seamănă cu hârtia și nu obosește ochii, așa că seara trece pe nesimțite.',
      'screen+',
    ),
    s(
      '{} вмещает целую библиотеку и весит меньше книги в твёрдой обложке.',
      '{} cuprinde o bibliotecă întreagă și cântărește mai puțin decât o carte cartonată.',
      'weight+',
    ),
  ],
  laptop: [
    s(
      '{} рассчитан на тяжёлые игры и долгие вечера: охлаждение держит скорость, экран успевает за движением.',
      '{} este gândit pentru jocuri grele și seri lungi: răcirea păstrează viteza, ecranul ține pasul cu mișcarea.',
      'screen+ smooth+ graphics+ rgb',
    ),
    s(
      'На {} идут и новые игры, и монтаж, и учёба, а клавиши подсвечиваются, чтобы не искать их в темноте.',
      'Pe {} merg și jocurile noi, și montajul, și facultatea, iar tastele luminează în întuneric.',
      'graphics+ smooth+ speed+ rgb',
    ),
    s(
      '{} работает тихо и долго без розетки: документы, созвоны и десятки вкладок открываются сразу.',
      '{} lucrează silențios și mult timp fără priză: documentele, apelurile video și zecile de file se deschid imediat.',
      'speed+ !rgb price>=12000',
    ),
    s(
      'Хороший экран, точная клавиатура и быстрый накопитель делают {} инструментом, о котором не нужно думать.',
      'Ecranul bun, tastatura precisă și stocarea rapidă fac din {} un instrument la care nu trebuie să vă gândiți.',
      'screen+ resolution+ read+ !rgb price>=12000',
    ),
    s(
      '{} — ноутбук для дома, учёбы и бухгалтерии: быстро включается и недорого стоит.',
      '{} este un laptop pentru casă, studii și contabilitate: e gata de lucru imediat și nu costă mult.',
      'speed+ !rgb price<12000',
    ),
    s(
      'Тексты, таблицы, видеозвонки и сериал вечером — с таким днём {} справляется без спешки.',
      'Texte, tabele, apeluri video și un serial seara: așa arată o zi obișnuită cu {}.',
      'speed+ resolution+ !rgb price<12000',
    ),
  ],
  monitor: [
    s(
      '{} успевает за быстрыми играми: картинка не смазывается на поворотах, прицел остаётся чётким.',
      '{} ține pasul cu jocurile rapide: imaginea nu se șterge la viraje, ținta rămâne clară.',
      'smooth+ resolution+ refresh_rate>=144',
    ),
    s(
      'С {} и игра, и фильм выглядят живее: движение плавное, цвета насыщенные.',
      'Cu {} și jocul, și filmul arată mai bine: mișcare fluidă, culori intense.',
      'smooth+ screen+ refresh_rate>=144',
    ),
    s(
      '{} чётко показывает мелкий текст, а цвета у него спокойные, так что за день глаза не устают.',
      '{} redă clar textul mărunt și are culori odihnitoare, așa că ochii nu obosesc până seara.',
      'resolution+ refresh_rate<144',
    ),
    s(
      'На {} помещаются два окна рядом: письмо и таблица больше не закрывают друг друга.',
      'Pe {} încap două ferestre alăturate: e-mailul și tabelul nu se mai acoperă.',
      'screen+ refresh_rate<144',
    ),
  ],
  'desktop-pc': [
    s(
      '{} собран для игр и монтажа: корпус продувается, а частоты не падают и через час нагрузки.',
      '{} este asamblat pentru jocuri și montaj: carcasa e bine aerisită, iar frecvențele nu scad nici după o oră.',
      'graphics+ rgb',
    ),
    s(
      '{} готов к новым играм сразу из коробки, а позже его легко обновить.',
      '{} e gata de jocuri noi direct din cutie, iar mai târziu se îmbunătățește ușor.',
      'graphics+ power+ rgb',
    ),
    s(
      '{} умещается за монитором, включается за секунды и справляется с любой офисной работой.',
      '{} încape în spatele monitorului, pornește în câteva secunde și face față oricărei zile de birou.',
      'speed+ !rgb',
    ),
    s(
      '{} занимает меньше места, чем книга, а работает как полноценный компьютер.',
      '{} ocupă mai puțin loc decât o carte, dar funcționează ca un calculator complet.',
      '!rgb',
    ),
  ],
  printer: [
    s(
      '{} печатает, сканирует и копирует, а отправить документ можно прямо с телефона.',
      '{} imprimă, scanează și copiază, iar documentul se trimite direct de pe telefon.',
      'speed+ app+',
    ),
    s(
      'Для дома и небольшого офиса {} хорош тем, что страница выходит дёшево, а места он занимает немного.',
      'Pentru casă și un birou mic, {} convinge prin costul redus pe pagină și locul puțin pe care îl ocupă.',
      'ink+',
    ),
  ],
  router: [
    s(
      '{} раздаёт стабильный Wi-Fi на всю квартиру и не теряет скорость, когда дома все.',
      '{} oferă Wi-Fi stabil în tot apartamentul și nu pierde viteză când sunt toți acasă.',
      'speed+ coverage+ wifi+ price<2000',
    ),
    s(
      'С {} фильм, созвон и игра идут одновременно и не мешают друг другу.',
      'Cu {} filmul, apelul video și jocul merg în același timp, fără să se încurce.',
      'wifi+',
    ),
    s(
      '{} рассчитан на большой дом: сигнал доходит до мансарды, двора и дальней комнаты.',
      '{} este gândit pentru o casă mare: semnalul ajunge la mansardă, în curte și în camera din fund.',
      'coverage+ price>=2000',
    ),
  ],
  keyboard: [
    s(
      'На {} приятно печатать часами: клавиши не шатаются, звук сдержанный.',
      'Pe {} e plăcut să tastați ore întregi: tastele nu joacă, sunetul e discret.',
      'keys+',
    ),
    s(
      '{} не занимает весь стол и подключается без лишних хлопот.',
      '{} nu ocupă tot biroul și se conectează fără bătăi de cap.',
      'connection+ interface+',
    ),
  ],
  mouse: [
    s(
      '{} ложится под ладонь и точно ведёт курсор, так что рука не устаёт и к вечеру.',
      '{} se așază bine sub palmă și duce cursorul precis, așa că mâna nu obosește nici spre seară.',
      'weight+ sensor+',
    ),
    s(
      '{} одинаково уверенно работает на коврике, на столе и на колене в поезде.',
      '{} lucrează la fel de sigur pe pad, pe birou sau pe genunchi, în tren.',
      'connection+ compatible+',
    ),
  ],
  watch: [
    s(
      '{} следят за пульсом и сном, показывают сообщения и отвечают на звонок с запястья.',
      '{} urmărește pulsul și somnul, arată mesajele și răspunde la apel de la încheietură.',
      'calls+ pulse calls',
    ),
    s(
      'С {} тренировка записывается сама, а телефон остаётся в раздевалке.',
      'Cu {} antrenamentul se înregistrează singur, iar telefonul rămâne la vestiar.',
      'gps+ sport+ pulse gps',
    ),
    s(
      '{} — простые часы, которые считают шаги, следят за сном и не дают пропустить звонок.',
      '{} este un ceas simplu care numără pașii, urmărește somnul și nu vă lasă să pierdeți un apel.',
      'calls+ pulse price<3000',
    ),
    s(
      '{} подходят и к костюму, и к спортивной форме, а за здоровьем следят круглые сутки.',
      '{} se potrivește și la costum, și la echipamentul sportiv, iar de sănătate are grijă zi și noapte.',
      'sport+ pulse price>=3000',
    ),
    s(
      'С {} ребёнок всегда на связи: позвонит сам, а вы увидите, где он.',
      'Cu {} copilul e mereu la un apel distanță, iar dumneavoastră vedeți unde se află.',
      'calls+ !pulse',
    ),
    s(
      '{} — первый телефон на запястье: звонок родителям одной кнопкой и прочный ремешок.',
      '{} este primul telefon de la încheietură: un buton pentru părinți și o curea rezistentă.',
      'calls+ !pulse',
    ),
  ],
  'fitness-band': [
    s(
      '{} почти не чувствуется на запястье, но знает, сколько вы прошли и как спали.',
      '{} aproape că nu se simte la încheietură, dar știe cât ați mers și cum ați dormit.',
      'weight+',
    ),
    s(
      '{} подходит и к платью, и для пробежки: ремешок меняется за секунду.',
      '{} merge și la rochie, și la alergare: cureaua se schimbă într-o clipă.',
    ),
  ],
  earbuds: [
    s(
      '{} сидят легко, быстро находят телефон и стоят как пара билетов в кино с попкорном.',
      '{} stă ușor în urechi, găsește repede telefonul și costă cât o ieșire la film.',
      'weight+ price<800',
    ),
    s(
      '{} — недорогие наушники на каждый день: подкаст в маршрутке, звонок на ходу, музыка на прогулке.',
      '{} este o pereche accesibilă pentru fiecare zi: podcast în rutieră, apel din mers, muzică la plimbare.',
      'talk+ price<800',
    ),
    s(
      '{} легко сидят в ушах, а голос передают чисто даже у дороги.',
      '{} stă ușor în urechi și redă vocea curat chiar și lângă drum.',
      'weight+ mic+ price>=800',
    ),
    s(
      'Кейс {} помещается в карман для мелочи и возвращает наушникам заряд, пока вы в дороге.',
      'Carcasa {} încape în buzunarul pentru mărunțiș și reîncarcă perechea cât sunteți pe drum.',
      'case+ wireless+ price>=800',
    ),
  ],
  headphones: [
    s(
      'В {} можно провести целый перелёт: мягкие амбушюры, ровный звук и тишина одним нажатием.',
      'Cu {} puteți petrece un zbor întreg: pernuțe moi, sunet echilibrat și liniște la o apăsare.',
      'anc+ noise_cancelling=актив',
    ),
    s(
      '{} передают и бас, и тихие детали, не заставляя прибавлять громкость.',
      '{} redă și basul, și detaliile fine, fără să dați volumul la maximum.',
      'codec+ driver+ !channels',
    ),
    s(
      'В {} слышны шаги за спиной, а команда слышит вас без шума клавиатуры.',
      '{} vă lasă să auziți pașii din spate, iar echipa vă aude fără zgomotul tastaturii.',
      'channels+ mic+ channels',
    ),
    s(
      'В {} легко просидеть весь вечер: голова не устаёт, уши не горят.',
      'Cu {} puteți sta toată seara: capul nu obosește, urechile nu se încing.',
    ),
  ],
  speaker: [
    s(
      '{} легко взять с собой: на дачу, к озеру, во двор.',
      '{} se ia ușor cu dumneavoastră: la țară, la lac, în curte.',
      'weight+ power+ weight_kg<3',
    ),
    s(
      '{} звучит мощнее, чем выглядит: хватит и кухне, и пикнику.',
      '{} sună mai puternic decât pare: ajunge și pentru bucătărie, și pentru picnic.',
      'power+ weight_kg<3',
    ),
    s(
      '{} рассчитана на праздник: двор, зал, танцы до полуночи.',
      '{} este gândită pentru petrecere: curte, sală, dans până la miezul nopții.',
      'power+ weight_kg>=3',
    ),
    s(
      'С {} день рождения слышно всей улице, а бас чувствуется и в последнем ряду.',
      'Cu {} ziua de naștere se aude pe toată strada, iar basul se simte și în ultimul rând.',
      'power+ weight_kg>=3',
    ),
  ],
  soundbar: [
    s(
      '{} возвращает фильмам голоса и бас, которых не хватает тонкому телевизору.',
      '{} redă filmelor vocile și basul care îi lipsesc unui televizor subțire.',
      'power+',
    ),
    s(
      '{} подключается одним кабелем и слушается пульта телевизора.',
      '{} se conectează cu un singur cablu și se comandă din telecomanda televizorului.',
      'hdmi+',
    ),
  ],
  microphone: [
    s(
      '{} записывает голос ближе и чище, чем камера или гарнитура: зрители слышат это с первой минуты.',
      '{} înregistrează vocea mai aproape și mai curat decât camera sau căștile, iar diferența se aude din primul minut.',
      'sampling+',
    ),
    s(
      'С {} подкаст, урок или репортаж звучит так, будто записан в студии.',
      'Cu {} podcastul, lecția sau reportajul sună ca înregistrat în studio.',
      'sampling+',
    ),
  ],
  tv: [
    s(
      '{} показывает спорт без шлейфов, а кино — с глубоким чёрным даже в тёмной комнате.',
      '{} redă sportul fără urme, iar filmele cu negru profund chiar și în întuneric.',
      'screen+ smooth+ screen_type=oled|mini',
    ),
    s(
      '{} превращает гостиную в кинозал: сцена живая, тени глубокие, блики не режут глаз.',
      '{} face din sufragerie o sală de cinema: scenă vie, umbre adânci, lumini care nu orbesc.',
      'screen+ hdr+ screen_type=oled|mini',
    ),
    s(
      '{} — яркий телевизор для гостиной: цвета держатся и днём, при открытых шторах.',
      '{} este un televizor luminos pentru sufragerie: culorile rezistă și ziua, cu draperiile deschise.',
      'screen+ hdr+ screen_type!=oled|mini price>=6000',
    ),
    s(
      'Футбол, сериал, мультики с телефона — {} годится на весь семейный вечер.',
      'Fotbal, serial, desene de pe telefon: {} e bun pentru toată seara în familie.',
      'screen_type!=oled|mini',
    ),
    s(
      '{} — недорогой телевизор для спальни, кухни или дачи, а приложения с фильмами в нём уже есть.',
      '{} este un televizor accesibil pentru dormitor, bucătărie sau casa de la țară, cu aplicațiile de filme deja în meniu.',
      'apps+ screen_type!=oled|mini price<6000',
    ),
  ],
  projector: [
    s(
      '{} превращает белую стену в экран для кино: фокус он выставит сам.',
      '{} transformă un perete alb în ecran de cinema: focalizarea o reglează singur.',
      'light+',
    ),
    s(
      '{} легко унести из гостиной во двор, если вечер тёплый.',
      '{} se mută ușor din sufragerie în curte, când seara e caldă.',
      'light+ weight+',
    ),
  ],
  'media-player': [
    s(
      '{} добавляет обычному телевизору приложения, поиск голосом и трансляцию с телефона.',
      '{} adaugă unui televizor obișnuit aplicații, căutare vocală și redare de pe telefon.',
      'voice+ apps+',
    ),
    s(
      '{} прячется за телевизором и открывает сериал там, где вы остановились.',
      '{} se ascunde în spatele televizorului și deschide serialul de unde ați rămas.',
      'wifi+',
    ),
  ],
  'game-console': [
    s(
      '{} загружает миры за секунды и оставляет вас в игре, а не в меню.',
      '{} încarcă lumi în câteva secunde și vă lasă în joc, nu în meniu.',
      'speed+ read+ weight_kg',
    ),
    s(
      '{} рада и большому телевизору, и компании друзей на диване.',
      '{} se simte bine și lângă un televizor mare, și în mijlocul prietenilor.',
      'resolution+ weight_kg',
    ),
    s(
      '{} — большие игры в руках: в поезде, на кухне, в очереди.',
      '{} înseamnă jocuri mari în palme: în tren, la bucătărie, la coadă.',
      'speed+ smooth+ !weight_kg',
    ),
    s(
      'С {} партия не заканчивается у телевизора: берите её с собой.',
      'Cu {} partida nu se termină lângă televizor: o luați cu dumneavoastră.',
      '!weight_kg',
    ),
  ],
  gamepad: [
    s(
      '{} точно передаёт усилие и отдачу: машина чувствуется пальцами.',
      '{} transmite precis efortul și vibrația, așa că mașina se simte în degete.',
      'rumble+',
    ),
    s(
      'Стики {} не теряют точности, а хват не скользит и в длинной партии.',
      'Stickurile lui {} își păstrează precizia, iar prinderea nu alunecă nici într-o partidă lungă.',
      'sensor+',
    ),
  ],
  'vr-headset': [
    s(
      '{} переносит в игру, на тренировку или на концерт без проводов и отдельного компьютера.',
      '{} vă duce în joc, la antrenament sau la concert fără fire și fără calculator separat.',
      'speed+',
    ),
    s(
      'Наденьте {}, и гостиная станет теннисным кортом, кинозалом или кабиной пилота.',
      'Puneți-vă {} și sufrageria devine teren de tenis, sală de cinema sau carlingă de pilot.',
    ),
  ],
  camera: [
    s(
      '{} помогает снимать увереннее: автофокус сам находит глаз, а объективы можно менять вместе с опытом.',
      '{} vă ajută să fotografiați mai sigur: autofocusul găsește singur ochiul, iar obiectivele se schimbă pe măsură ce prindeți experiență.',
      'kind=беззерк',
    ),
    s(
      '{} удобно лежит в руке и даёт кадры, которые хочется напечатать.',
      '{} stă bine în mână și face cadre pe care vreți să le vedeți pe hârtie.',
      'camera+ weight+ kind=беззерк',
    ),
    s(
      '{} печатает снимок сразу: его можно подписать и подарить, пока праздник не кончился.',
      '{} scoate fotografia pe loc: o semnați și o dăruiți cât petrecerea încă ține.',
      'kind=момент',
    ),
    s(
      '{} возвращает бумажные карточки: одна кнопка, минута ожидания — и кадр в руках.',
      '{} readuce pozele pe hârtie: un buton, un minut de așteptare și cadrul e în mână.',
      'kind=момент',
    ),
  ],
  'action-camera': [
    s(
      '{} держится на шлеме, доске и руле и снимает ровно там, где трясёт.',
      '{} se prinde de cască, placă sau ghidon și filmează stabil acolo unde totul tremură.',
      'stab+',
    ),
    s(
      '{} не боится воды, песка и холодных рук: одна кнопка — и запись пошла.',
      '{} nu se teme de apă, nisip și mâini reci: un singur buton și filmarea a început.',
      'water+',
    ),
  ],
  'security-camera': [
    s(
      '{} присмотрит за домом, пока вас нет: заметит движение и сразу пришлёт уведомление.',
      '{} are grijă de casă cât lipsiți: observă mișcarea și trimite imediat o notificare.',
      'alert+',
    ),
    s(
      'Через {} видно и слышно, что происходит дома, а ответить можно голосом прямо с телефона.',
      'Prin {} vedeți și auziți ce se întâmplă acasă, iar răspunsul îl dați chiar din telefon.',
      'talk+ app+',
    ),
  ],
  drone: [
    s(
      '{} взлетает за минуту, ровно держится в воздухе и возвращается сам, если связь пропала.',
      '{} decolează într-un minut, stă nemișcat în aer și se întoarce singur dacă pierde semnalul.',
      'gps+ stab+ range+ flight+',
    ),
    s(
      '{} снимает сверху то, чего не увидеть с дороги: виноградники, крыши, излучины Днестра.',
      '{} filmează de sus ce nu se vede din drum: vii, acoperișuri, coturile Nistrului.',
      'video+',
    ),
  ],
  scooter: [
    s(
      '{} сокращает дорогу до работы и складывается под стол, когда вы на месте.',
      '{} scurtează drumul spre serviciu și se pliază sub birou când ați ajuns.',
      'weight+ weight_kg<22',
    ),
    s(
      'На {} не нужно искать парковку и ждать маршрутку: доехали, сложили, занесли.',
      'Cu {} nu căutați parcare și nu așteptați rutiera: ați ajuns, ați pliat, ați intrat.',
      'weight_kg<22',
    ),
    s(
      '{} — самокат с запасом: берёт холмы, держит скорость и не сдаётся на плохой дороге.',
      '{} este o trotinetă cu rezerve: urcă dealuri, ține viteza și nu cedează pe drum prost.',
      'motor+ tyres+ weight_kg>=22',
    ),
    s(
      'На {} дорога в пригород становится прогулкой, а подъёмы перестают быть препятствием.',
      'Cu {} drumul spre suburbie devine plimbare, iar urcușurile nu mai sunt o piedică.',
      'motor+ weight_kg>=22',
    ),
  ],
  'robot-vacuum': [
    s(
      '{} берёт на себя заботу о полах: пылесосит, моет и сам приводит себя в порядок на станции.',
      '{} are grijă de podele: aspiră, spală și se curăță singur la stație.',
      'dock+ mop+ dock=мойка',
    ),
    s(
      'С {} об уборке вспоминают раз в месяц, когда пора вылить воду и сменить мешок.',
      'Cu {} vă amintiți de curățenie o dată pe lună, când se schimbă apa și sacul.',
      'dock+ dock=мойка',
    ),
    s(
      '{} объезжает квартиру, пока вы на работе, и возвращается на базу, когда всё чисто.',
      '{} face turul apartamentului cât sunteți la serviciu și revine la bază când totul e curat.',
      'dock!=мойка',
    ),
    s(
      'Запустите {} с телефона по дороге домой — полы будут готовы к вашему приходу.',
      'Porniți {} din telefon în drum spre casă și podelele vă așteaptă curate.',
      'app+ dock!=мойка',
    ),
  ],
  'stick-vacuum': [
    s(
      '{} всегда под рукой: сняли с держателя, прошли по комнатам, вернули на место.',
      '{} este mereu la îndemână: îl luați din suport, treceți prin camere, îl puneți la loc.',
    ),
    s(
      '{} одинаково хорошо собирает шерсть с ковра и песок в прихожей.',
      '{} adună la fel de bine părul de pe covor și nisipul din hol.',
      'motor+ suction+',
    ),
  ],
  'air-purifier': [
    s(
      '{} тихо убирает пыль, пыльцу и запах кухни, а качество воздуха показывает на экране.',
      '{} elimină în liniște praful, polenul și mirosul de bucătărie, iar calitatea aerului o arată pe ecran.',
      'filter+ noise+',
    ),
    s(
      'С {} легче пережить сезон пыльцы: воздух в комнате обновляется несколько раз за час.',
      'Cu {} trece mai ușor sezonul polenului: aerul din cameră se împrospătează de câteva ori pe oră.',
      'flow+',
    ),
  ],
  humidifier: [
    s(
      '{} поддерживает влажность, при которой легче спать, когда включены батареи.',
      '{} menține umiditatea la care se doarme mai bine când merge căldura.',
      'noise+',
    ),
    s(
      '{} пригодится зимой: кожа не сохнет, цветы стоят дольше, ночью его почти не слышно.',
      '{} e util iarna: pielea nu se usucă, florile rezistă mai mult, iar noaptea aproape că nu se aude.',
      'noise+ volume+',
    ),
  ],
  fan: [
    s(
      '{} гоняет воздух мягко, как лёгкий ветер, и не мешает разговору.',
      '{} mișcă aerul blând, ca o adiere, și nu acoperă conversația.',
      'speeds+ noise+',
    ),
    s(
      '{} спасает в июльскую жару и почти не тратит электричество.',
      '{} vă salvează în arșița lui iulie și aproape că nu consumă curent.',
      'power+',
    ),
  ],
  heater: [
    s(
      '{} прогревает комнату за несколько минут и выручает, когда отопление ещё не включили.',
      '{} încălzește camera în câteva minute și ajută când încă nu s-a dat căldura.',
      'power+ area+',
    ),
    s(
      'С {} на даче и в детской тепло и в межсезонье.',
      'Cu {} e cald la casa de la țară și în camera copilului, și toamna, și primăvara.',
      'power+',
    ),
  ],
  kettle: [
    s(
      '{} кипятит воду, пока вы достаёте чашки, и хорошо смотрится рядом с плитой.',
      '{} fierbe apa cât scoateți ceștile și arată bine lângă aragaz.',
      'power+',
    ),
    s(
      '{} — чайник для большой кухни и большой семьи: на всех хватает одного раза.',
      '{} este un fierbător pentru bucătării și familii mari: o fierbere ajunge pentru toți.',
      'volume+ price<1000',
    ),
    s(
      '{} — чайник для тех, кто заваривает внимательно: у каждого чая своя вода.',
      '{} este pentru cei care fac ceaiul cu atenție: fiecare ceai își are apa lui.',
      'degrees+ temperature_control',
    ),
    s(
      'Утро с {} начинается быстро: минута-другая — и вода готова для чая, каши и кофе.',
      'Dimineața cu {} începe repede: într-un minut-două apa e gata pentru ceai, terci și cafea.',
      'power+ degrees+',
    ),
  ],
  'coffee-machine': [
    s(
      '{} сама смелет зёрна, сварит кофе и взобьёт молоко: капучино готов раньше, чем поджарится тост.',
      '{} macină boabele, face cafeaua și spumează laptele: cappuccino-ul e gata înaintea pâinii prăjite.',
      'milk+ kind=автомат milk_system=автомат',
    ),
    s(
      'С {} хороший кофе получается одной кнопкой: зёрна внутри, чашка под носиком.',
      'Cu {} cafeaua bună iese dintr-un buton: boabele sunt înăuntru, ceașca sub duză.',
      'kind=автомат',
    ),
    s(
      '{} мелет зёрна перед каждой чашкой, поэтому аромат не успевает уйти.',
      '{} macină boabele înainte de fiecare ceașcă, așa că aroma nu apucă să se piardă.',
      'kind=автомат',
    ),
    s(
      '{} — для тех, кто любит варить кофе руками: молотые зёрна, рожок, тонкая струйка эспрессо.',
      '{} este pentru cei cărora le place să facă cafeaua cu mâna lor: cafea măcinată, portfiltru, un fir subțire de espresso.',
      'pressure+ kind=рожков',
    ),
    s(
      'С {} эспрессо выходит как в кофейне за углом, а места на столешнице нужно немного.',
      'Cu {} espresso-ul iese ca la cafeneaua din colț, iar pe blat cere puțin loc.',
      'pressure+ milk+ kind=рожков',
    ),
    s(
      '{} варит одну чашку за минуту: капсула, кнопка, готово.',
      '{} face o ceașcă într-un minut: capsula, butonul, gata.',
      'kind=капсул',
    ),
    s(
      'С {} не нужно ни молоть, ни отмерять: выбрали капсулу — и кофе всегда одинаково хорош.',
      'Cu {} nu măcinați și nu măsurați nimic: alegeți capsula, iar cafeaua iese mereu la fel de bună.',
      'kind=капсул',
    ),
  ],
  'air-fryer': [
    s(
      '{} готовит картофель, рыбу и курицу с одной ложкой масла, и корочка получается хрустящей.',
      '{} gătește cartofi, pește și pui cu o singură lingură de ulei, iar crusta iese crocantă.',
      'volume+',
    ),
    s(
      '{} экономит вечер: загрузили, выбрали программу, занялись своими делами.',
      '{} vă scurtează seara la aragaz: umpleți coșul, alegeți programul și vă vedeți de treabă.',
      'programs+ off+',
    ),
  ],
  blender: [
    s(
      '{} превращает ягоды, овощи и лёд в однородный смузи без комков.',
      '{} transformă fructele, legumele și gheața într-un smoothie fin, fără cocoloașe.',
      'power+ kind!=погруж',
    ),
    s(
      'С {} завтрак занимает минуту: фрукты, молоко, одна кнопка.',
      'Cu {} micul dejun durează un minut: fructe, lapte, un buton.',
      'volume+ kind!=погруж',
    ),
    s(
      '{} справляется и с супом-пюре, и с тестом для блинов — прямо в кастрюле.',
      '{} face față și supei-cremă, și aluatului de clătite, direct în oală.',
      'kind=погруж',
    ),
    s(
      '{} берут ради мелочей: соус, пюре малышу, крем — и только одна насадка в мойке.',
      '{} se ia pentru lucruri mărunte: un sos, un piure pentru cel mic, o cremă, iar la spălat rămâne un singur accesoriu.',
      'kind=погруж',
    ),
  ],
  multicooker: [
    s(
      '{} варит, тушит и печёт по таймеру: утренняя каша ждёт вас горячей.',
      '{} fierbe, înăbușă și coace la oră fixă: terciul de dimineață vă așteaptă cald.',
      'programs+',
    ),
    s(
      'С {} ужин на семью готовится в одной чаше и почти без вашего участия.',
      'Cu {} cina pentru toată familia se face într-un singur vas și aproape singură.',
      'volume+',
    ),
  ],
  iron: [
    s(
      '{} скользит легко и расправляет складки с первого прохода.',
      '{} alunecă ușor și netezește cutele din prima trecere.',
      'steam+ kind!=отпар',
    ),
    s(
      'С {} стопка рубашек заканчивается раньше, чем серия сериала.',
      'Cu {} teancul de cămăși se termină înaintea episodului de serial.',
      'tank+ kind!=отпар',
    ),
    s(
      '{} освежает платье и пиджак прямо на вешалке, без доски.',
      '{} împrospătează rochia și sacoul direct pe umeraș, fără masă de călcat.',
      'steam+ kind=отпар',
    ),
    s(
      '{} помещается в чемодан и выручает перед встречей: пара минут — и складок нет.',
      '{} încape în valiză și vă salvează înaintea unei întâlniri: două minute și cutele dispar.',
      'kind=отпар',
    ),
  ],
  'hair-dryer': [
    s(
      '{} сушит быстро и не пересушивает: волосы остаются гладкими.',
      '{} usucă rapid, fără să deshidrateze: părul rămâne neted.',
      'power+ rotation+ kind=фен',
    ),
    s(
      '{} невелик, но по силе не уступает салонным.',
      '{} este mic, dar are forța unui aparat de salon.',
      'power+ weight+ rotation+ kind=фен',
    ),
    s(
      'С {} укладка занимает столько же, сколько утренний кофе.',
      'Cu {} coafura durează cât cafeaua de dimineață.',
      'kind!=фен',
    ),
    s(
      '{} бережёт волосы и держит форму до вечера.',
      '{} protejează părul și păstrează forma până seara.',
      'rotation+ degrees+ kind!=фен',
    ),
  ],
  shaver: [
    s('{} бреет чисто и мягко, не раздражая кожу.', '{} rade curat și blând, fără să irite pielea.', 'heads'),
    s(
      'С {} бритьё занимает три минуты: успеете, даже если опаздываете.',
      'Cu {} bărbieritul durează trei minute, chiar și când sunteți pe fugă.',
      'heads',
    ),
    s(
      '{} держит бороду ровной между визитами к барберу.',
      '{} ține barba în formă între două vizite la frizer.',
      'lengths',
    ),
    s(
      '{} подравняет и щетину, и виски, а длину вы выберете сами.',
      '{} aranjează și barba scurtă, și perciunii, iar lungimea o alegeți dumneavoastră.',
      'lengths+ lengths',
    ),
  ],
  toothbrush: [
    s(
      '{} чистит бережно и сама подсказывает, когда перейти к следующему участку.',
      '{} curăță delicat și vă spune singură când să treceți la zona următoare.',
    ),
    s(
      'После {} зубы гладкие, как после визита к стоматологу, а дёсны не страдают.',
      'După {} dinții sunt netezi ca după o vizită la dentist, iar gingiile nu suferă.',
    ),
  ],
  scale: [
    s(
      '{} показывают не только вес: изменения по неделям видны на графике.',
      '{} arată nu doar greutatea: evoluția pe săptămâni se vede pe grafic.',
      'metrics+ app+ metrics=показат',
    ),
    s(
      '{} узнают каждого в семье и сами раскладывают данные по профилям.',
      '{} îi recunoaște pe toți din familie și așază singur datele pe profiluri.',
      'metrics=показат',
    ),
    s(
      '{} показывают вес сразу и одинаково точно каждое утро.',
      '{} arată greutatea imediat și la fel de exact în fiecare dimineață.',
      'load+ metrics!=показат',
    ),
    s(
      '{} — простые весы с крупными цифрами и тонким стеклом.',
      '{} este un cântar simplu, cu cifre mari și sticlă subțire.',
      'metrics!=показат',
    ),
  ],
  'smart-lamp': [
    s(
      '{} меняет свет в течение дня и слушается голоса.',
      '{} își schimbă lumina pe parcursul zilei și răspunde la comenzi vocale.',
      'voice+',
    ),
    s(
      'С {} вечерний свет не бьёт в глаза, а утренний помогает проснуться.',
      'Cu {} lumina de seară nu orbește, iar cea de dimineață vă ajută să vă treziți.',
      'light+',
    ),
  ],
  'smart-plug': [
    s(
      '{} делает умным обычный торшер: включайте его по расписанию или из другого города.',
      '{} face inteligent un lampadar obișnuit: îl porniți după program sau din alt oraș.',
      'app+',
    ),
    s(
      '{} выключит утюг, о котором вы вспомнили уже в такси.',
      '{} oprește fierul de călcat de care v-ați amintit abia în taxi.',
      'app+',
    ),
  ],
  charger: [
    s(
      '{} быстро заряжает и телефон, и ноутбук, так что в сумке остаётся один блок.',
      '{} încarcă rapid și telefonul, și laptopul, așa că în geantă rămâne un singur adaptor.',
      'output+ ports+ weight+ output>=60 supply=сеть !kind',
    ),
    s(
      '{} помещается в ладони и за завтрак возвращает телефону полдня работы.',
      '{} încape în palmă și, cât luați micul dejun, îi redă telefonului o jumătate de zi.',
      'output+ weight+ output<60 supply=сеть !kind',
    ),
    s(
      '{} живёт в розетке у кровати или в дорожной сумке: небольшая, прочная, без капризов.',
      '{} stă în priza de lângă pat sau în geanta de drum: mic, rezistent, fără mofturi.',
      'weight+ supply=сеть !kind',
    ),
    s(
      '{} ждёт телефон на тумбочке: положили — и он заряжается, провод искать не нужно.',
      '{} așteaptă telefonul pe noptieră: îl așezați și se încarcă, fără să căutați cablul.',
      'kind',
    ),
    s(
      'С {} на столе порядок: один провод уходит в розетку, остальное лежит сверху.',
      'Cu {} pe birou e ordine: un singur cablu merge la priză, restul stă deasupra.',
      'kind',
    ),
    s(
      '{} заряжает в пути: навигатор включён, а телефон прибывает на место полным.',
      '{} încarcă pe drum: navigația e pornită, iar telefonul ajunge plin.',
      'output+ supply=прикур',
    ),
    s(
      'С {} в машине больше не спорят за последний процент.',
      'Cu {} în mașină nu se mai ceartă nimeni pe ultimul procent.',
      'supply=прикур',
    ),
  ],
  cable: [
    s(
      '{} не перегибается у разъёма и не путается в сумке.',
      '{} nu se frânge la conector și nu se încurcă în geantă.',
      'braid+',
    ),
    s(
      '{} рассчитан на тысячи изгибов: в машине, в рюкзаке, у кровати.',
      '{} este gândit pentru mii de îndoiri: în mașină, în rucsac, lângă pat.',
      'braid+',
    ),
  ],
  'power-bank': [
    s(
      '{} возвращает телефону заряд там, где розетки нет: в дороге, на озере, в походе.',
      '{} îi redă telefonului energia acolo unde nu e priză: pe drum, la lac, în drumeție.',
      'battery+ output+',
    ),
    s(
      'С {} долгая дорога не заканчивается на пяти процентах.',
      'Cu {} un drum lung nu se mai termină la cinci la sută.',
    ),
  ],
  case: [
    s(
      '{} точно повторяет вырезы, не скользит в руке и принимает удар на себя.',
      '{} urmează exact decupajele, nu alunecă în mână și preia lovitura.',
      'compatible+ kind+ thickness',
    ),
    s(
      '{} защищает углы и камеру, не добавляя лишней толщины.',
      '{} protejează colțurile și camera fără să îngroașe inutil.',
      'kind+ thick+ thickness',
    ),
    s(
      '{} закрывает экран в сумке и держит планшет под удобным углом на столе.',
      '{} acoperă ecranul în geantă și ține tableta la un unghi comod pe masă.',
      'kind+ !thickness',
    ),
    s(
      'С {} планшет спокойно ездит в рюкзаке между тетрадями.',
      'Cu {} tableta stă liniștită în rucsac, printre caiete.',
      '!thickness',
    ),
  ],
  'screen-glass': [
    s(
      '{} ложится по рамке без пузырей и не мешает касаниям.',
      '{} se aplică după ramă, fără bule, și nu împiedică atingerile.',
      'compatible+ kind!=камер',
    ),
    s(
      '{} примет на себя ключи и монеты, а экран останется целым.',
      '{} ia asupra sa cheile și monedele, iar ecranul rămâne întreg.',
      'hard+ kind!=камер',
    ),
    s(
      '{} закрывает объективы от царапин и не портит снимки.',
      '{} ferește obiectivele de zgârieturi și nu strică fotografiile.',
      'kind=камер',
    ),
    s(
      'С {} телефон можно класть на стол камерой вниз.',
      'Cu {} telefonul poate sta pe masă cu camera în jos.',
      'kind=камер',
    ),
  ],
  'car-holder': [
    s(
      '{} держит телефон на любой молдавской дороге и отпускает одной рукой.',
      '{} ține telefonul pe orice drum din Moldova și îl eliberează cu o mână.',
      'magnet+',
    ),
    s('{} не закрывает обзор и не сползает на жаре.', '{} nu blochează vederea și nu alunecă pe căldură.'),
  ],
  'dash-cam': [
    s(
      '{} пишет дорогу чётко и днём, и под фонарями: номера читаются.',
      '{} filmează drumul clar și ziua, și sub felinare: numerele se disting.',
      'resolution+',
    ),
    s(
      '{} незаметно стоит за зеркалом и сам сохраняет запись при ударе.',
      '{} stă discret în spatele oglinzii și salvează singură filmarea la impact.',
      'gps+',
    ),
  ],
  'memory-card': [
    s(
      '{} переживает мороз, воду и рентген в аэропорту, а снимки остаются с вами.',
      '{} rezistă la ger, apă și scanerele din aeroport, iar pozele rămân cu dumneavoastră.',
      'capacity+',
    ),
    s(
      '{} добавляет места под снимки, музыку и карты, когда телефон просит что-нибудь удалить.',
      '{} adaugă loc pentru poze, muzică și hărți atunci când telefonul cere să ștergeți ceva.',
      'capacity+',
    ),
  ],
  ssd: [
    s(
      '{} возвращает молодость старому ноутбуку: система и игры открываются сразу.',
      '{} îi redă tinerețea unui laptop vechi: sistemul și jocurile pornesc imediat.',
      'read+ write+ form_factor!=порт',
    ),
    s(
      'С {} компьютер перестаёт задумываться на каждом щелчке.',
      'Cu {} calculatorul nu mai stă pe gânduri la fiecare clic.',
      'read+ form_factor!=порт',
    ),
    s(
      'С {} семейный архив помещается в кармане, а копируется быстрее, чем закипает чайник.',
      'Cu {} arhiva familiei încape în buzunar și se copiază mai repede decât fierbe apa.',
      'read+ form_factor=порт',
    ),
    s(
      'С {} проект переезжает с компьютера на компьютер за минуту.',
      'Cu {} un proiect trece de pe un calculator pe altul într-un minut.',
      'read+ write+ form_factor=порт',
    ),
  ],
  backpack: [
    s(
      '{} держит форму и бережёт ноутбук в троллейбусе и в самолёте.',
      '{} își păstrează forma și protejează laptopul în troleibuz și în avion.',
      'fits+',
    ),
    s(
      'В {} всё лежит на своих местах: документы отдельно, зарядки отдельно, вода сбоку.',
      'În {} totul are locul lui: actele separat, încărcătoarele separat, apa în lateral.',
      'fits+',
    ),
  ],
};
