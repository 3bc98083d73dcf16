import type { PictureFamily, SeedCategory } from '#adapters/provider-sandbox/catalogue/model.ts';
import { b } from '#adapters/provider-sandbox/catalogue/text.ts';

const node = (
  url: string,
  ru: string,
  ro: string,
  icon: PictureFamily,
  children: SeedCategory[] = [],
): SeedCategory => ({ url, title: b(ru, ro), icon, children });

/** The whole menu: top categories, their subcategories and the third level. */
export const categoryTree: SeedCategory[] = [
  node('smartphones', 'Смартфоны', 'Smartphone-uri', 'phone', [
    node('xiaomi-smartphones', 'Смартфоны Xiaomi', 'Smartphone-uri Xiaomi', 'phone', [
      node('xiaomi-flagships', 'Серия Xiaomi', 'Seria Xiaomi', 'phone'),
      node('redmi-note', 'Серия Redmi Note', 'Seria Redmi Note', 'phone'),
      node('redmi', 'Серия Redmi', 'Seria Redmi', 'phone'),
      node('poco', 'Серия POCO', 'Seria POCO', 'phone'),
    ]),
    node('samsung-smartphones', 'Смартфоны Samsung', 'Smartphone-uri Samsung', 'phone', [
      node('galaxy-s', 'Серия Galaxy S', 'Seria Galaxy S', 'phone'),
      node('galaxy-a', 'Серия Galaxy A', 'Seria Galaxy A', 'phone'),
      node('galaxy-z', 'Серия Galaxy Z', 'Seria Galaxy Z', 'foldable'),
    ]),
    node('apple-iphone', 'Apple iPhone', 'Apple iPhone', 'phone', [
      node('iphone-17', 'Серия iPhone 17', 'Seria iPhone 17', 'phone'),
      node('iphone-16', 'Серия iPhone 16', 'Seria iPhone 16', 'phone'),
      node('iphone-15', 'Серия iPhone 15', 'Seria iPhone 15', 'phone'),
    ]),
    node('honor-smartphones', 'Смартфоны Honor', 'Smartphone-uri Honor', 'phone'),
    node('more-smartphones', 'Смартфоны других брендов', 'Smartphone-uri de alte mărci', 'phone', [
      node('google-pixel', 'Смартфоны Google Pixel', 'Smartphone-uri Google Pixel', 'phone'),
      node('nothing-phones', 'Смартфоны Nothing', 'Smartphone-uri Nothing', 'phone'),
      node('motorola-phones', 'Смартфоны Motorola', 'Smartphone-uri Motorola', 'phone'),
      node('realme-phones', 'Смартфоны Realme', 'Smartphone-uri Realme', 'phone'),
    ]),
    node('feature-phones', 'Кнопочные телефоны', 'Telefoane cu butoane', 'feature-phone'),
  ]),
  node('tablets-and-ebooks', 'Планшеты и ридеры', 'Tablete și e-readere', 'tablet', [
    node('tablets', 'Планшеты', 'Tablete', 'tablet', [
      node('xiaomi-pad', 'Xiaomi и Redmi Pad', 'Xiaomi și Redmi Pad', 'tablet'),
      node('galaxy-tab', 'Samsung Galaxy Tab', 'Samsung Galaxy Tab', 'tablet'),
      node('ipad', 'Apple iPad', 'Apple iPad', 'tablet'),
      node('lenovo-tab', 'Lenovo Tab', 'Lenovo Tab', 'tablet'),
    ]),
    node('e-readers', 'Электронные книги', 'Cititoare electronice', 'e-reader'),
    node('tablet-covers', 'Чехлы для планшетов', 'Huse pentru tablete', 'case'),
    node('tablet-keyboards', 'Клавиатуры для планшетов', 'Tastaturi pentru tablete', 'keyboard'),
  ]),
  node('computers', 'Ноутбуки и компьютеры', 'Laptopuri și computere', 'laptop', [
    node('laptops', 'Ноутбуки', 'Laptopuri', 'laptop', [
      node('macbook', 'Apple MacBook', 'Apple MacBook', 'laptop'),
      node('ultrabooks', 'Ультрабуки', 'Ultrabook-uri', 'laptop'),
      node('gaming-laptops', 'Игровые ноутбуки', 'Laptopuri de gaming', 'laptop'),
      node('everyday-laptops', 'Ноутбуки для дома и учёбы', 'Laptopuri pentru casă și studii', 'laptop'),
    ]),
    node('desktops', 'Настольные компьютеры', 'Computere de birou', 'desktop-pc', [
      node('mini-pc', 'Мини-ПК', 'Mini PC', 'desktop-pc'),
      node('gaming-pc', 'Игровые ПК', 'PC de gaming', 'desktop-pc'),
    ]),
    node('monitors', 'Мониторы', 'Monitoare', 'monitor', [
      node('gaming-monitors', 'Игровые мониторы', 'Monitoare de gaming', 'monitor'),
      node('office-monitors', 'Мониторы для работы и дома', 'Monitoare pentru birou și casă', 'monitor'),
    ]),
    node('printers', 'Принтеры и МФУ', 'Imprimante și multifuncționale', 'printer'),
    node('peripherals', 'Клавиатуры и мыши', 'Tastaturi și mouse-uri', 'mouse', [
      node('keyboards', 'Клавиатуры', 'Tastaturi', 'keyboard'),
      node('mice', 'Мыши', 'Mouse-uri', 'mouse'),
    ]),
    node('backpacks', 'Рюкзаки и сумки', 'Rucsacuri și genți', 'backpack'),
  ]),
  node('networks-and-storage', 'Сети и накопители', 'Rețele și stocare', 'router', [
    node('network-devices', 'Сетевое оборудование', 'Echipamente de rețea', 'router', [
      node('wifi-routers', 'Wi-Fi роутеры', 'Routere Wi-Fi', 'router'),
      node('mesh-systems', 'Mesh-системы', 'Sisteme mesh', 'router'),
    ]),
    node('ssd-drives', 'SSD-накопители', 'Unități SSD', 'ssd', [
      node('internal-ssd', 'Внутренние SSD', 'SSD interne', 'ssd'),
      node('portable-ssd', 'Внешние SSD', 'SSD externe', 'ssd'),
    ]),
    node('memory-cards', 'Карты памяти', 'Carduri de memorie', 'memory-card'),
  ]),
  node('wearables', 'Часы и браслеты', 'Ceasuri și brățări', 'watch', [
    node('smartwatches', 'Умные часы', 'Ceasuri inteligente', 'watch', [
      node('xiaomi-watch', 'Xiaomi и Redmi Watch', 'Xiaomi și Redmi Watch', 'watch'),
      node('galaxy-watch', 'Galaxy Watch', 'Galaxy Watch', 'watch'),
      node('apple-watch', 'Apple Watch', 'Apple Watch', 'watch'),
      node('sport-watches', 'Спортивные часы', 'Ceasuri sport', 'watch'),
    ]),
    node('fitness-bands', 'Фитнес-браслеты', 'Brățări fitness', 'fitness-band'),
    node('kids-watches', 'Детские часы', 'Ceasuri pentru copii', 'watch'),
  ]),
  node('audio', 'Наушники и звук', 'Căști și audio', 'headphones', [
    node('headphones', 'Наушники', 'Căști', 'headphones', [
      node('wireless-earbuds', 'Беспроводные наушники (TWS)', 'Căști wireless (TWS)', 'earbuds'),
      node('over-ear-headphones', 'Полноразмерные наушники', 'Căști circumaurale', 'headphones'),
      node('gaming-headsets', 'Игровые гарнитуры', 'Căști de gaming', 'headphones'),
    ]),
    node('speakers', 'Портативные колонки', 'Boxe portabile', 'speaker', [
      node('compact-speakers', 'Компактные колонки', 'Boxe compacte', 'speaker'),
      node('party-speakers', 'Колонки для вечеринок', 'Boxe de petrecere', 'speaker'),
    ]),
    node('soundbars', 'Саундбары', 'Soundbaruri', 'soundbar'),
    node('microphones', 'Микрофоны', 'Microfoane', 'microphone'),
  ]),
  node('tv-and-projectors', 'Телевизоры и проекторы', 'Televizoare și proiectoare', 'tv', [
    node('televisions', 'Телевизоры', 'Televizoare', 'tv', [
      node('qled-tv', 'Телевизоры QLED и Mini LED', 'Televizoare QLED și Mini LED', 'tv'),
      node('oled-tv', 'Телевизоры OLED', 'Televizoare OLED', 'tv'),
      node('led-tv', 'Телевизоры LED', 'Televizoare LED', 'tv'),
    ]),
    node('projectors', 'Проекторы', 'Proiectoare', 'projector'),
    node('media-players', 'ТВ-приставки', 'Media playere', 'media-player'),
  ]),
  node('gaming', 'Игры и консоли', 'Jocuri și console', 'gamepad', [
    node('game-consoles', 'Игровые консоли', 'Console de jocuri', 'game-console', [
      node('playstation', 'Консоли PlayStation', 'Console PlayStation', 'game-console'),
      node('xbox', 'Консоли Xbox', 'Console Xbox', 'game-console'),
      node('handheld-consoles', 'Портативные консоли', 'Console portabile', 'game-console'),
    ]),
    node('gamepads', 'Геймпады', 'Controlere', 'gamepad'),
    node('vr-headsets', 'Шлемы VR', 'Căști VR', 'vr-headset'),
  ]),
  node('photo-and-drones', 'Фото, видео и дроны', 'Foto, video și drone', 'camera', [
    node('cameras', 'Фотоаппараты', 'Aparate foto', 'camera', [
      node('mirrorless-cameras', 'Беззеркальные фотоаппараты', 'Aparate foto mirrorless', 'camera'),
      node('instant-cameras', 'Фотоаппараты моментальной печати', 'Aparate foto cu imprimare instantă', 'camera'),
    ]),
    node('action-cameras', 'Экшн-камеры', 'Camere de acțiune', 'action-camera'),
    node('drones', 'Дроны', 'Drone', 'drone'),
  ]),
  node('smart-home', 'Умный дом', 'Casă inteligentă', 'smart-lamp', [
    node('security-cameras', 'Камеры наблюдения', 'Camere de supraveghere', 'security-camera', [
      node('indoor-cameras', 'Домашние камеры', 'Camere de interior', 'security-camera'),
      node('outdoor-cameras', 'Уличные камеры', 'Camere de exterior', 'security-camera'),
    ]),
    node('smart-lighting', 'Умный свет', 'Iluminat inteligent', 'smart-lamp'),
    node('smart-plugs', 'Умные розетки', 'Prize inteligente', 'smart-plug'),
  ]),
  node('home-cleaning', 'Уборка и уход за одеждой', 'Curățenie și îngrijirea hainelor', 'robot-vacuum', [
    node('robot-vacuums', 'Роботы-пылесосы', 'Aspiratoare robot', 'robot-vacuum', [
      node('xiaomi-robot-vacuums', 'Роботы-пылесосы Xiaomi', 'Aspiratoare robot Xiaomi', 'robot-vacuum'),
      node('roborock-robot-vacuums', 'Роботы-пылесосы Roborock', 'Aspiratoare robot Roborock', 'robot-vacuum'),
      node('dreame-robot-vacuums', 'Роботы-пылесосы Dreame', 'Aspiratoare robot Dreame', 'robot-vacuum'),
    ]),
    node('stick-vacuums', 'Вертикальные пылесосы', 'Aspiratoare verticale', 'stick-vacuum'),
    node('irons', 'Утюги и отпариватели', 'Fiare de călcat și aparate cu abur', 'iron'),
  ]),
  node('climate', 'Климат в доме', 'Climatizare', 'fan', [
    node('air-purifiers', 'Очистители воздуха', 'Purificatoare de aer', 'air-purifier'),
    node('humidifiers', 'Увлажнители воздуха', 'Umidificatoare de aer', 'humidifier'),
    node('fans', 'Вентиляторы', 'Ventilatoare', 'fan'),
    node('heaters', 'Обогреватели', 'Radiatoare electrice', 'heater'),
  ]),
  node('kitchen', 'Техника для кухни', 'Electrocasnice de bucătărie', 'coffee-machine', [
    node('coffee', 'Кофемашины', 'Espressoare', 'coffee-machine', [
      node('automatic-coffee-machines', 'Автоматические кофемашины', 'Espressoare automate', 'coffee-machine'),
      node(
        'espresso-coffee-machines',
        'Рожковые и капсульные кофемашины',
        'Espressoare manuale și cu capsule',
        'coffee-machine',
      ),
    ]),
    node('kettles', 'Чайники', 'Fierbătoare', 'kettle'),
    node('air-fryers', 'Аэрогрили', 'Friteuze cu aer cald', 'air-fryer'),
    node('blenders', 'Блендеры', 'Blendere', 'blender'),
    node('multicookers', 'Мультиварки', 'Multicookere', 'multicooker'),
  ]),
  node('beauty-and-health', 'Красота и здоровье', 'Frumusețe și sănătate', 'hair-dryer', [
    node('hair-dryers', 'Фены и стайлеры', 'Uscătoare și stylere', 'hair-dryer'),
    node('shaving', 'Бритьё и стрижка', 'Bărbierit și tuns', 'shaver', [
      node('electric-shavers', 'Электробритвы', 'Aparate de bărbierit', 'shaver'),
      node('trimmers', 'Триммеры', 'Trimmere', 'shaver'),
    ]),
    node('toothbrushes', 'Электрические зубные щётки', 'Periuțe de dinți electrice', 'toothbrush'),
    node('smart-scales', 'Умные весы', 'Cântare inteligente', 'scale'),
  ]),
  node('mobility-and-auto', 'Самокаты и авто', 'Trotinete și auto', 'scooter', [
    node('electric-scooters', 'Электросамокаты', 'Trotinete electrice', 'scooter', [
      node('city-scooters', 'Городские электросамокаты', 'Trotinete urbane', 'scooter'),
      node('power-scooters', 'Мощные электросамокаты', 'Trotinete puternice', 'scooter'),
    ]),
    node('dash-cams', 'Видеорегистраторы', 'Camere auto', 'dash-cam'),
    node('car-holders', 'Держатели в авто', 'Suporturi auto', 'car-holder'),
  ]),
  node('accessories', 'Аксессуары', 'Accesorii', 'power-bank', [
    node('charging', 'Зарядные устройства', 'Dispozitive de încărcare', 'charger', [
      node('wall-chargers', 'Сетевые зарядки', 'Încărcătoare de priză', 'charger'),
      node('wireless-chargers', 'Беспроводные зарядки', 'Încărcătoare wireless', 'charger'),
      node('car-chargers', 'Автозарядки', 'Încărcătoare auto', 'charger'),
      node('power-banks', 'Внешние аккумуляторы', 'Baterii externe', 'power-bank'),
    ]),
    node('cables', 'Кабели', 'Cabluri', 'cable'),
    node('phone-cases', 'Чехлы', 'Huse', 'case', [
      node('iphone-cases', 'Чехлы для iPhone', 'Huse pentru iPhone', 'case'),
      node('galaxy-cases', 'Чехлы для Galaxy', 'Huse pentru Galaxy', 'case'),
      node('xiaomi-cases', 'Чехлы для Xiaomi', 'Huse pentru Xiaomi', 'case'),
    ]),
    node('screen-glass', 'Защитные стёкла', 'Sticle de protecție', 'screen-glass'),
  ]),
];
