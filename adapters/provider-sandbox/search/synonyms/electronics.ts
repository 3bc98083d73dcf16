import type { Synonyms } from './model.ts';

const BUTTON_PHONE = 'телефон мобильный мобильник мобилка сотовый трубка telefon mobil celular phone';
const PHONE = `смартфон smartphone ${BUTTON_PHONE}`;
const WATCH = 'часы смарт-часы watch smartwatch ceas ceasuri';
const EARPHONES = 'наушники уши гарнитура căști cască headphones earphones';
const WIRELESS = 'беспроводной блютуз bluetooth wireless fără fir';
const GAMING = { traits: 'игровой геймерский gaming', context: 'игры jocuri gamer' };
const ROUTER = 'роутер маршрутизатор router ruter';
const WIFI = 'вай-фай вайфай wi-fi wifi';
const DISK = 'ssd диск накопитель винчестер disc hard';
const CAMERA = 'камера видеокамера видеонаблюдение наблюдение cameră supraveghere camera';
const CASE = 'чехол чехлы чехольчик бампер накладка кейс husă huse carcasă toc case cover';
const CHARGER = 'зарядка зарядное зарядник зарядный заряд încărcător încărcare charger';
const CONSOLE = 'приставка консоль consolă';
const CAR = 'машина авто автомобиль auto mașină';
const ON_PHONE = 'телефон смартфон telefon smartphone';

/** The words for what is worn, carried and plugged in. */
export const electronics: Readonly<Record<string, Synonyms>> = {
  'xiaomi-smartphones': { names: PHONE },
  'samsung-smartphones': { names: PHONE },
  'apple-iphone': { names: PHONE },
  'honor-smartphones': { names: PHONE },
  'more-smartphones': { names: PHONE },
  'galaxy-z': { names: 'раскладушка', traits: 'складной раскладной гибкий сгибающийся foldable fold flip pliabil' },
  'feature-phones': { names: `${BUTTON_PHONE} бабушкофон звонилка`, traits: 'кнопочный простой butoane taste simplu' },
  tablets: { names: 'планшет таблет планшетка tabletă tablet pad' },
  'e-readers': {
    names: 'книга читалка ридер букридер e-book ebook reader cititor carte',
    traits: 'электронная electronică',
  },
  'tablet-covers': { names: CASE, context: 'планшет tabletă tablet' },
  'tablet-keyboards': { names: 'клавиатура tastatură keyboard', context: 'планшет tabletă tablet' },
  laptops: { names: 'ноутбук ноут лэптоп лаптоп нотбук notebook laptop' },
  'gaming-laptops': GAMING,
  ultrabooks: { names: 'ультрабук ultrabook', traits: 'тонкий subțire' },
  'everyday-laptops': { context: 'учёба работа офис дом школа școală studii birou' },
  desktops: { names: 'компьютер пк комп системник десктоп computer calculator desktop pc', context: 'системный блок' },
  'gaming-pc': GAMING,
  monitors: { names: 'монитор дисплей monitor display', context: 'компьютер пк computer экран ecran' },
  'gaming-monitors': GAMING,
  printers: { names: 'принтер мфу сканер копир ксерокс imprimantă multifuncțională scaner printer' },
  keyboards: {
    names: 'клавиатура клава tastatură keyboard',
    traits: 'механическая mecanică',
    context: 'компьютер пк computer',
  },
  mice: { names: 'мышь мышка мыша mouse maus', context: 'компьютер пк ноутбук computer laptop' },
  backpacks: { names: 'рюкзак сумка портфель ранец rucsac geantă ghiozdan', context: 'ноутбук laptop' },
  'wifi-routers': { names: ROUTER, traits: WIFI, context: 'интернет internet' },
  'mesh-systems': { names: `меш mesh система усилитель ${ROUTER}`, traits: WIFI, context: 'интернет internet' },
  'internal-ssd': { names: DISK, traits: 'внутренний intern', context: 'компьютер ноутбук computer laptop' },
  'portable-ssd': { names: DISK, traits: 'внешний переносной портативный extern portabil' },
  'memory-cards': {
    names: 'карта флешка флэшка микросд microsd card stick',
    traits: 'память memorie micro sd',
    context: ON_PHONE,
  },
  smartwatches: { names: WATCH, traits: 'умные смарт электронные smart inteligent' },
  'fitness-bands': { names: 'браслет трекер шагомер brățară band tracker', traits: 'фитнес fitness' },
  'kids-watches': { names: WATCH, traits: 'детские умные smart inteligent', context: 'дети ребёнок copii copil gps' },
  headphones: { names: EARPHONES },
  'wireless-earbuds': { names: 'вкладыши затычки earbuds tws', traits: WIRELESS, context: ON_PHONE },
  'over-ear-headphones': { traits: `${WIRELESS} полноразмерные накладные большие mari over-ear`, context: ON_PHONE },
  'gaming-headsets': { ...GAMING, context: 'микрофон microfon компьютер пк игры jocuri' },
  speakers: {
    names: 'колонка динамик boxă boxe difuzor speaker',
    traits: `${WIRELESS} портативная portabilă музыкальная`,
  },
  'party-speakers': { traits: 'большая mare petrecere party' },
  soundbars: {
    names: 'саундбар soundbar кинотеатр',
    traits: 'звуковая панель домашний',
    context: 'телевизор televizor',
  },
  microphones: { names: 'микрофон петличка microfon lavalieră mic' },
  televisions: { names: 'телевизор тв телик телек televizor tv', traits: 'смарт smart' },
  'oled-tv': { traits: 'олед oled' },
  'qled-tv': { traits: 'кюлед qled' },
  projectors: { names: 'проектор видеопроектор proiector videoproiector', context: 'кино дом film' },
  'media-players': {
    names: 'тв приставка бокс медиаплеер tv box player',
    traits: 'смарт smart',
    context: 'телевизор televizor',
  },
  playstation: { names: `${CONSOLE} плейстейшн playstation ps5 ps плойка`, ...GAMING },
  xbox: { names: `${CONSOLE} xbox`, ...GAMING },
  'handheld-consoles': { names: CONSOLE, traits: 'портативная игровая portabilă', context: 'игры jocuri' },
  gamepads: {
    names: 'джойстик геймпад контроллер gamepad joystick controler',
    context: 'ps5 playstation xbox пк приставка консоль',
  },
  'vr-headsets': { names: 'очки шлем vr виар ochelari cască', traits: 'виртуальная реальность realitate virtuală' },
  cameras: { names: 'фотоаппарат фотик фотокамера камера aparat foto cameră fotoaparat' },
  'instant-cameras': { names: 'полароид polaroid', traits: 'моментальная печать instant' },
  'action-cameras': { names: 'камера видеокамера cameră', traits: 'экшн экшен acțiune sport action' },
  drones: { names: 'дрон квадрокоптер коптер беспилотник dronă quadcopter drone' },
  'indoor-cameras': { names: CAMERA, traits: 'домашняя комнатная interior', context: 'дом ip wifi video' },
  'outdoor-cameras': { names: CAMERA, traits: 'уличная наружная exterior', context: 'двор улица ip wifi video' },
  'car-holders': { names: 'держатель подставка крепление автодержатель suport', context: `${ON_PHONE} ${CAR}` },
  'dash-cams': { names: 'видеорегистратор регистратор авторегистратор cameră dvr', context: CAR },
  'wall-chargers': {
    names: `${CHARGER} блок адаптер кубик adaptor`,
    traits: 'быстрая rapid',
    context: `${ON_PHONE} usb type c priză`,
  },
  'wireless-chargers': { names: CHARGER, traits: `${WIRELESS} быстрая rapid magsafe магсейф`, context: ON_PHONE },
  'car-chargers': {
    names: `${CHARGER} автозарядка прикуриватель`,
    traits: 'быстрая rapid',
    context: `${ON_PHONE} ${CAR}`,
  },
  'power-banks': {
    names: 'повербанк пауэрбанк пауербанк павербанк аккумулятор powerbank power bank baterie банка батарея',
    traits: 'внешний портативный extern portabil',
    context: `${ON_PHONE} зарядка încărcător`,
  },
  cables: { names: 'кабель провод шнур cablu fir', traits: 'usb type c', context: `${ON_PHONE} зарядка încărcare` },
  'phone-cases': { names: CASE, context: ON_PHONE },
  'iphone-cases': { context: 'iphone apple' },
  'galaxy-cases': { context: 'samsung galaxy' },
  'xiaomi-cases': { context: 'xiaomi redmi' },
  'screen-glass': {
    names: 'стекло плёнка бронь бронестекло sticlă folie glass',
    traits: 'защитное protecție',
    context: `${ON_PHONE} экран ecran`,
  },
};
