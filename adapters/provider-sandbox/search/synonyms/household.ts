import type { Synonyms } from './model.ts';

const VACUUM = 'пылесос aspirator hoover vacuum';
const COFFEE = 'кофемашина кофе машина кофеварка кофейный espressor cafea aparat cafetieră';
const SCOOTER = 'самокат электросамокат электрический электро trotinetă electrică scuter';

/** The words for what a home and its people use. */
export const household: Readonly<Record<string, Synonyms>> = {
  'smart-lighting': {
    names: 'лампа лампочка светильник ночник свет умная люстра подсветка bec lampă iluminat inteligent',
  },
  'smart-plugs': { names: 'розетка умная смарт вай-фай wifi priză inteligentă smart' },
  'robot-vacuums': { names: `${VACUUM} робот моющий robot уборка`, context: 'дом casă' },
  'stick-vacuums': {
    names: `${VACUUM} вертикальный ручной беспроводной аккумуляторный моющий vertical fără fir`,
    context: 'дом casă',
  },
  irons: { names: 'утюг отпариватель парогенератор глажка пар fier de călcat aparat abur stație' },
  'air-purifiers': { names: 'очиститель воздуха воздухоочиститель purificator aer' },
  humidifiers: { names: 'увлажнитель воздуха мойка umidificator aer' },
  fans: { names: 'вентилятор ventilator' },
  heaters: {
    names: 'обогреватель конвектор тепловентилятор калорифер радиатор масляный încălzitor radiator calorifer convector',
  },
  coffee: { names: COFFEE },
  'automatic-coffee-machines': { names: 'автоматическая automat' },
  'espresso-coffee-machines': { names: 'рожковая капсульная эспрессо manual capsule espresso' },
  kettles: { names: 'чайник электрический электрочайник fierbător ceainic' },
  'air-fryers': { names: 'аэрогриль аэрофритюрница фритюрница friteuză cu aer cald airfryer air fryer' },
  blenders: { names: 'блендер миксер измельчитель смузи blender mixer tocător' },
  multicookers: { names: 'мультиварка скороварка рисоварка multicooker oală fiert orez' },
  'hair-dryers': { names: 'фен стайлер выпрямитель плойка утюжок волос uscător păr placă ondulator foehn' },
  shaving: { names: 'бритва электробритва триммер машинка стрижка борода волосы aparat ras bărbierit tuns mașină' },
  'electric-shavers': { names: 'бритва электробритва aparat de ras' },
  trimmers: { names: 'триммер машинка для стрижки волос trimmer mașină de tuns' },
  toothbrushes: { names: 'зубная щётка электрическая электрощётка ирригатор periuță de dinți electrică' },
  'smart-scales': { names: 'весы напольные умные cântar de baie podea inteligent' },
  'electric-scooters': { names: SCOOTER },
};
