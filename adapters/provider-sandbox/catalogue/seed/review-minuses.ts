import { type Sentence, s } from '#adapters/provider-sandbox/catalogue/sentences.ts';

/** What the short lists of reviews blame in goods that many write of: see `review-minuses-mobile.ts`. */
export const laptopMinuses: readonly Sentence[] = [
  s(
    '[мало портов|без переходника не обойтись|порты стоят тесно]',
    '[puține porturi|fără adaptor nu te descurci|porturile sunt înghesuite]',
    'ports-',
  ),
  s(
    '[шум под нагрузкой|вентилятор слышен в тишине|гудит на видеозвонках]',
    '[zgomot sub sarcină|ventilatorul se aude în liniște|zumzăie la apelurile video]',
    'quiet- brand!=apple',
  ),
  s(
    '[маркая крышка|на крышке видны пальцы|клавиши залосниваются]',
    '[capac cu amprente|se văd degetele pe capac|tastele se lustruiesc]',
    'prints-',
  ),
  s(
    '[оттягивает плечо|каждый день носить тяжело|рюкзак с ним неподъёмный]',
    '[trage umărul în jos|greu de purtat zilnic|rucsacul devine greu]',
    'weight- weight_kg>=2',
  ),
  s(
    '[без розетки недолго|зарядку ношу с собой|батареи до обеда]',
    '[fără priză nu rezistă mult|încărcătorul merge mereu cu mine|bateria ține până la prânz]',
    'battery- weight_kg>=2',
  ),
  s('[веб-камера мутная|вечером камера так себе]', '[camera web neclară|seara camera e slabă]', 'camera-'),
  s('[звук тихий|динамикам не хватает басов]', '[sunet încet|difuzoarelor le lipsește basul]', 'sound-'),
  s(
    '[экран бликует у окна|на балконе экран тёмный]',
    '[ecranul reflectă la geam|pe balcon ecranul e întunecat]',
    'screen-',
  ),
  s(
    '[блок питания тяжёлый|блок питания занимает полсумки]',
    '[alimentatorul e greu|alimentatorul ocupă jumătate de geantă]',
    'adapter- weight_kg>=2',
  ),
];

export const tvMinuses: readonly Sentence[] = [
  s(
    '[плоский звук|без саундбара скучно|диалоги тихие]',
    '[sunet plat|fără soundbar nu are farmec|dialogurile se aud încet]',
    'sound-',
  ),
  s(
    '[маленький пульт|пульт без подсветки|пульт теряется в диване]',
    '[telecomandă mică|telecomandă fără iluminare|telecomanda se pierde în canapea]',
    'remote-',
  ),
  s(
    '[засветка по углам|в темноте видны углы|чёрный сероват]',
    '[lumină la colțuri|pe întuneric se văd colțurile|negrul bate în gri]',
    'glow- screen_type!=oled',
  ),
  s(
    '[широкие ножки|на узкую тумбу не встал|ножки по самым краям]',
    '[picioare late|nu încape pe o comodă îngustă|picioarele sunt la margini]',
    'legs-',
  ),
  s('[реклама в меню|меню задумывается после включения]', '[reclame în meniu|meniul se gândește la pornire]', 'menu-'),
  s(
    '[кронштейн отдельно|вешать только вдвоём]',
    '[suportul de perete se ia separat|de montat doar în doi]',
    'mount- screen_size>=50',
  ),
  s('[днём бликует|днём отражает окно]', '[ziua reflectă|ziua oglindește geamul]', 'glare-'),
];

export const speakerMinuses: readonly Sentence[] = [
  s(
    '[тяжёлая для прогулок|вес чувствуется по дороге]',
    '[grea pentru plimbări|greutatea se simte la drum]',
    'weight- weight_kg>=1.5',
  ),
  s(
    '[короткий кабель|кабель до розетки не достаёт|в коробке нет блока питания]',
    '[cablu scurt|cablul nu ajunge la priză|fără adaptor în cutie]',
    'cable-',
  ),
  s('[высокие резковаты|на максимуме режет слух]', '[înalte cam aspre|la maximum zgârie urechea]', 'treble-'),
  s('[кнопки не подсвечены|кнопки тугие]', '[butoane fără iluminare|butoane tari]', 'keys-'),
  s(
    '[заряд показывает примерно|о разряде предупреждает поздно]',
    '[arată încărcarea aproximativ|anunță târziu că se descarcă]',
    'percent-',
  ),
];

export const routerMinuses: readonly Sentence[] = [
  s(
    '[греется|тёплый корпус|в закрытом шкафу перегревается]',
    '[se încălzește|carcasă caldă|în dulap se supraîncălzește]',
    'heat-',
  ),
  s('[яркие индикаторы|ночью мигает на всю комнату]', '[leduri puternice|noaptea clipește în toată camera]', 'led-'),
  s(
    '[приложение просит регистрацию|настройка не с первого раза]',
    '[aplicația cere cont|configurarea nu merge din prima]',
    'setup-',
  ),
  s('[шнур питания короткий|занимает полполки]', '[cablul de alimentare e scurt|ocupă jumătate de raft]', 'cord-'),
];
