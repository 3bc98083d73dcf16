import type { Synonyms } from './model.ts';

const PHONE = 'телефон смартфон мобильный мобильник мобилка сотовый трубка telefon smartphone mobil celular phone';
const WATCH = 'часы смарт-часы умные электронные smart watch smartwatch ceas inteligent ceasuri';
const EARPHONES = 'наушники уши гарнитура căști cască headphones';
const ROUTER = 'роутер маршрутизатор вай-фай wifi wi-fi вайфай router ruter';
const DISK = 'ssd диск накопитель жёсткий винчестер stocare disc hard';
const CAMERA = 'камера видеокамера видеонаблюдение наблюдение cameră supraveghere camera video';
const CASE = 'чехол чехлы чехольчик бампер накладка кейс husă huse carcasă toc case cover';
const CHARGER = 'зарядка зарядное устройство зарядник зарядный заряд încărcător încărcare charger быстрая rapid';
const CONSOLE = 'приставка консоль игровая consolă joc jocuri';

/** The words for what is worn, carried and plugged in. */
export const electronics: Readonly<Record<string, Synonyms>> = {
  'xiaomi-smartphones': { names: PHONE },
  'samsung-smartphones': { names: PHONE },
  'apple-iphone': { names: PHONE },
  'honor-smartphones': { names: PHONE },
  'more-smartphones': { names: PHONE },
  'galaxy-z': { names: 'складной раскладной гибкий раскладушка сгибающийся foldable fold flip pliabil' },
  'feature-phones': {
    names: `${PHONE.replace('смартфон ', '').replace('smartphone ', '')} кнопочный бабушкофон простой звонилка butoane taste simplu`,
  },
  tablets: { names: 'планшет планшетный таблет планшетка tabletă tablet pad' },
  'e-readers': { names: 'электронная книга читалка ридер букридер e-book ebook reader cititor carte electronică' },
  'tablet-covers': { names: CASE, context: 'планшет tabletă tablet' },
  'tablet-keyboards': { names: 'клавиатура tastatură keyboard', context: 'планшет tabletă tablet' },
  laptops: { names: 'ноутбук ноут лэптоп лаптоп нотбук notebook laptop' },
  'gaming-laptops': { names: 'игровой геймерский gaming', context: 'игры jocuri' },
  ultrabooks: { names: 'ультрабук тонкий ultrabook subțire' },
  'everyday-laptops': { names: '', context: 'учёба работа офис дом школа școală studii birou' },
  desktops: { names: 'компьютер пк комп системный блок системник десктоп computer calculator desktop pc' },
  'gaming-pc': { names: 'игровой геймерский gaming', context: 'игры jocuri' },
  monitors: { names: 'монитор экран дисплей monitor ecran display', context: 'компьютер пк computer' },
  'gaming-monitors': { names: 'игровой геймерский gaming', context: 'игры jocuri' },
  printers: { names: 'принтер мфу сканер копир ксерокс imprimantă multifuncțională scaner printer' },
  keyboards: { names: 'клавиатура клава механическая tastatură keyboard', context: 'компьютер пк computer игры' },
  mice: { names: 'мышь мышка мыша mouse maus', context: 'компьютер пк ноутбук computer laptop игры' },
  backpacks: { names: 'рюкзак сумка портфель ранец rucsac geantă ghiozdan', context: 'ноутбук laptop' },
  'wifi-routers': { names: ROUTER, context: 'интернет internet' },
  'mesh-systems': { names: `меш mesh система усилитель ${ROUTER}`, context: 'интернет internet' },
  'internal-ssd': { names: `${DISK} внутренний intern`, context: 'компьютер ноутбук computer laptop' },
  'portable-ssd': { names: `${DISK} внешний переносной портативный extern portabil` },
  'memory-cards': {
    names: 'карта памяти флешка флэшка микросд micro sd microsd card memorie stick',
    context: 'телефон telefon',
  },
  smartwatches: { names: WATCH },
  'fitness-bands': { names: 'фитнес браслет трекер шагомер brățară fitness band tracker' },
  'kids-watches': { names: `${WATCH} детские ребёнок дети copii copil`, context: 'gps жпс' },
  headphones: { names: EARPHONES },
  'wireless-earbuds': {
    names: 'беспроводные bluetooth блютуз вкладыши затычки wireless fără fir earbuds tws',
    context: 'телефон telefon',
  },
  'over-ear-headphones': {
    names: 'беспроводные bluetooth блютуз wireless fără fir полноразмерные накладные большие mari over-ear',
    context: 'телефон telefon',
  },
  'gaming-headsets': { names: 'игровые геймерские gaming микрофон microfon', context: 'компьютер пк игры jocuri' },
  speakers: { names: 'колонка блютуз bluetooth беспроводная портативная динамик boxă boxe difuzor portabilă speaker' },
  'party-speakers': { names: 'большая музыкальная mare petrecere party' },
  soundbars: { names: 'саундбар звуковая панель домашний кинотеатр soundbar', context: 'телевизор televizor' },
  microphones: { names: 'микрофон петличка microfon lavalieră mic' },
  televisions: { names: 'телевизор тв телик телевизоры смарт televizor tv smart телек' },
  'oled-tv': { names: 'олед' },
  'qled-tv': { names: 'кюлед' },
  projectors: { names: 'проектор видеопроектор proiector videoproiector', context: 'кино дом film' },
  'media-players': {
    names: 'тв приставка смарт-бокс медиаплеер tv box media player smart',
    context: 'телевизор televizor',
  },
  playstation: { names: `${CONSOLE} плейстейшн playstation ps5 ps плойка` },
  xbox: { names: `${CONSOLE} xbox` },
  'handheld-consoles': { names: `${CONSOLE} портативная portabilă switch` },
  gamepads: {
    names: 'джойстик геймпад контроллер пульт gamepad joystick controler',
    context: 'ps5 playstation xbox пк',
  },
  'vr-headsets': { names: 'очки шлем виртуальная реальность vr виар ochelari cască realitate virtuală' },
  cameras: { names: 'фотоаппарат фотик фотокамера камера aparat foto cameră fotoaparat' },
  'instant-cameras': { names: 'моментальная печать полароид instant polaroid' },
  'action-cameras': { names: 'экшн камера экшен видеокамера cameră acțiune sport action' },
  drones: { names: 'дрон квадрокоптер коптер беспилотник dronă quadcopter drone' },
  'indoor-cameras': { names: `${CAMERA} домашняя комнатная interior`, context: 'дом ip wifi' },
  'outdoor-cameras': { names: `${CAMERA} уличная наружная exterior`, context: 'двор улица ip wifi' },
  'car-holders': {
    names: 'держатель подставка крепление автодержатель suport',
    context: 'телефон машина авто автомобиль telefon auto mașină',
  },
  'dash-cams': {
    names: 'видеорегистратор регистратор авторегистратор cameră auto dvr',
    context: 'машина авто автомобиль mașină',
  },
  'wall-chargers': {
    names: `${CHARGER} блок адаптер кубик вилка adaptor priză`,
    context: 'телефон telefon usb type c',
  },
  'wireless-chargers': {
    names: `${CHARGER} беспроводная wireless fără fir magsafe магсейф`,
    context: 'телефон telefon',
  },
  'car-chargers': {
    names: `${CHARGER} автозарядка прикуриватель auto`,
    context: 'телефон машина авто автомобиль telefon mașină',
  },
  'power-banks': {
    names:
      'повербанк пауэрбанк пауербанк павербанк внешний аккумулятор powerbank power bank baterie externă банка батарея',
    context: 'телефон telefon зарядка încărcător',
  },
  cables: { names: 'кабель провод шнур зарядка cablu fir usb type c', context: 'телефон telefon încărcare' },
  'phone-cases': { names: CASE, context: 'телефон смартфон telefon smartphone' },
  'iphone-cases': { names: '', context: 'iphone apple' },
  'galaxy-cases': { names: '', context: 'samsung galaxy' },
  'xiaomi-cases': { names: '', context: 'xiaomi redmi' },
  'screen-glass': {
    names: 'стекло защитное плёнка бронь бронестекло sticlă folie protecție glass',
    context: 'телефон смартфон экран telefon smartphone ecran',
  },
};
