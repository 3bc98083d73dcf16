import type { Bilingual } from '#adapters/provider-sandbox/catalogue/model.ts';
import { b, countOf, same } from '#adapters/provider-sandbox/catalogue/text.ts';

/** What is said around a value, which stands at `{}`; a count makes its own words. */
export type Phrase = Bilingual | ((count: number) => Bilingual);

const upTo = b('до {}', 'până la {}');
const works = b('до {} работы', 'autonomie până la {}');
const filming = b('съёмка {}', 'filmare {}');
const bare = same('{}');

/** How a caption says a property, by its key; `family/key` is how it says it of one family of goods. */
export const phrases: Readonly<Record<string, Phrase>> = {
  memory: b('память {}', 'memorie {}'),
  'ssd/memory': b('объём {}', 'capacitate {}'),
  'memory-card/memory': b('объём {}', 'capacitate {}'),
  compatible: b('для {}', 'pentru {}'),

  screen_size: b('экран {}', 'ecran {}'),
  resolution: b('разрешение {}', 'rezoluție {}'),
  'game-console/resolution': b('игры в {}', 'jocuri în {}'),
  'media-player/resolution': b('видео до {}', 'video până la {}'),
  'vr-headset/resolution': b('разрешение {} на глаз', 'rezoluție {} pe ochi'),
  'security-camera/resolution': filming,
  'dash-cam/resolution': filming,
  refresh_rate: b('частота {}', 'frecvență {}'),
  light_flow: b('яркость {}', 'luminozitate {}'),

  processor: b('процессор {}', 'procesor {}'),
  graphics: b('графика {}', 'grafică {}'),
  ram: b('оперативная память {}', 'memorie RAM {}'),
  storage: b('память {}', 'memorie {}'),
  read_speed: b('чтение до {}', 'citire până la {}'),
  os: b('система {}', 'sistem {}'),
  smart_tv: b('система {}', 'sistem {}'),
  form_factor: b('формат {}', 'format {}'),
  interface: b('интерфейс {}', 'interfață {}'),
  speed_class: b('класс {}', 'clasă {}'),

  main_camera: b('камера {}', 'cameră de {}'),
  'camera/main_camera': bare,
  matrix: b('матрица {}', 'senzor {}'),
  video: b('видео {}', 'video {}'),
  view_angle: b('угол обзора {}', 'unghi de {}'),
  lens: b('объектив {}', 'obiectiv de {}'),

  sound_power: b('мощность {}', 'putere {}'),
  channels: b('звук {}', 'sunet {}'),
  driver: b('динамики {}', 'difuzoare de {}'),
  sampling: b('запись {}', 'înregistrare la {}'),

  power: b('мощность {}', 'putere {}'),
  'smart-plug/power': b('нагрузка до {}', 'sarcină până la {}'),
  motor_power: b('мотор {}', 'motor de {}'),
  suction: b('сила всасывания {}', 'putere de aspirare {}'),
  max_speed: upTo,
  range: b('запас хода {}', 'autonomie {}'),
  flight_time: b('полёт до {}', 'zbor până la {}'),
  flight_range: b('связь до {}', 'rază de până la {}'),
  max_load: upTo,
  area: b('для помещений до {}', 'pentru încăperi de până la {}'),
  air_flow: b('производительность {}', 'debit de aer {}'),
  noise: b('шум до {}', 'zgomot până la {}'),
  volume: b('объём {}', 'capacitate {}'),
  'humidifier/volume': b('бак {}', 'rezervor de {}'),
  dust_bin: b('контейнер {}', 'recipient de {}'),
  pressure: b('давление {}', 'presiune {}'),
  steam: b('пар {}', 'abur {}'),
  rotation: b('мотор {}', 'motor de {}'),
  speeds: (count) => countOf(count, ['скорость', 'скорости', 'скоростей'], ['viteză', 'viteze']),
  print_speed: upTo,
  resolution_dpi: b('сенсор до {}', 'senzor până la {}'),
  strokes: (count) =>
    countOf(
      count,
      ['движение в минуту', 'движения в минуту', 'движений в минуту'],
      ['mișcare pe minut', 'mișcări pe minut'],
    ),
  lengths: (count) =>
    countOf(
      count,
      ['настройка длины', 'настройки длины', 'настроек длины'],
      ['setare de lungime', 'setări de lungime'],
    ),
  load_current: b('ток до {}', 'curent până la {}'),
  programs: (count) => countOf(count, ['программа', 'программы', 'программ'], ['program', 'programe']),
  sport_modes: (count) =>
    countOf(count, ['спортивный режим', 'спортивных режима', 'спортивных режимов'], ['mod sport', 'moduri sport']),

  battery: b('аккумулятор {}', 'baterie {}'),
  'power-bank/battery': b('ёмкость {}', 'capacitate {}'),
  charging: b('зарядка {}', 'încărcare {}'),
  autonomy: works,
  autonomy_days: (count) => {
    const days = countOf(count, ['дня', 'дней', 'дней'], ['zi', 'zile']);
    return b(`до ${days.ru} без зарядки`, `autonomie până la ${days.ro}`);
  },
  work_minutes: works,
  output: b('мощность {}', 'putere {}'),
  'car-holder/output': b('зарядка {}', 'încărcare {}'),
  'cable/output': upTo,
  ports: bare,
  'desktop-pc/ports': b('порты {}', 'porturi {}'),
  fast_charge: b('быстрая зарядка {}', 'încărcare rapidă {}'),

  wifi_speed: upTo,
  lan: (count) => countOf(count, ['порт LAN', 'порта LAN', 'портов LAN'], ['port LAN', 'porturi LAN']),
  connection: b('подключение через {}', 'conectare prin {}'),
  'smart-plug/connection': b('управление через {}', 'control prin {}'),
  length: b('длина {}', 'lungime {}'),

  water_resistance: b('защита от воды {}', 'protecție la apă {}'),
  'action-camera/water_resistance': b('под водой до {}', 'sub apă până la {}'),
  case_size: b('корпус {}', 'carcasă de {}'),
  hardness: b('твёрдость {}', 'duritate {}'),
  bag_volume: b('объём {}', 'capacitate {}'),
  fits: b('для ноутбука до {}', 'pentru laptop de până la {}'),
};
