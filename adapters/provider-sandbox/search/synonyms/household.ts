import type { Synonyms } from './model.ts';

const VACUUM = 'пылесос aspirator hoover vacuum';
const SHAVER = 'бритва электробритва';
const ELECTRIC = 'электрический электро electric';

/** The words for what a home and its people use. */
export const household: Readonly<Record<string, Synonyms>> = {
  'smart-lighting': {
    names: 'лампа лампочка светильник ночник люстра bec lampă iluminat',
    traits: 'умный смарт inteligent smart',
    context: 'свет подсветка',
  },
  'smart-plugs': { names: 'розетка priză', traits: 'умная смарт вай-фай wifi inteligentă smart' },
  'robot-vacuums': { names: `${VACUUM} робот robot`, traits: 'моющий', context: 'дом уборка casă' },
  'stick-vacuums': {
    names: VACUUM,
    traits: 'вертикальный ручной беспроводной аккумуляторный моющий vertical fără fir',
    context: 'дом casă',
  },
  irons: { names: 'утюг отпариватель парогенератор fier stație', context: 'глажка пар călcat abur aparat' },
  'air-purifiers': { names: 'очиститель воздухоочиститель purificator', context: 'воздух aer' },
  humidifiers: { names: 'увлажнитель umidificator', context: 'воздух aer мойка' },
  fans: { names: 'вентилятор ventilator' },
  heaters: {
    names: 'обогреватель конвектор тепловентилятор калорифер încălzitor radiator calorifer convector',
    traits: `${ELECTRIC} масляный`,
  },
  coffee: { names: 'кофемашина кофеварка espressor cafetieră', context: 'кофе машина кофейный cafea aparat' },
  'automatic-coffee-machines': { traits: 'автоматическая automat' },
  'espresso-coffee-machines': { traits: 'рожковая капсульная эспрессо manual capsule espresso' },
  kettles: { names: 'чайник электрочайник fierbător ceainic', traits: ELECTRIC },
  'air-fryers': { names: 'аэрогриль аэрофритюрница фритюрница friteuză airfryer', context: 'aer cald air fryer' },
  blenders: { names: 'блендер миксер измельчитель blender mixer tocător', context: 'смузи' },
  multicookers: { names: 'мультиварка скороварка рисоварка multicooker oală', context: 'рис orez fiert' },
  'hair-dryers': {
    names: 'фен стайлер выпрямитель плойка утюжок uscător placă ondulator foehn',
    context: 'волосы păr',
  },
  shaving: { context: 'стрижка борода волосы ras bărbierit tuns' },
  'electric-shavers': { names: `${SHAVER} aparat`, traits: ELECTRIC },
  trimmers: { names: `триммер машинка trimmer mașină ${SHAVER}` },
  toothbrushes: { names: 'щётка электрощётка periuță', traits: `зубная ${ELECTRIC}`, context: 'dinți зубы' },
  'smart-scales': { names: 'весы cântar', traits: 'напольные умные inteligent smart', context: 'baie podea' },
  'electric-scooters': { names: 'самокат электросамокат trotinetă scuter', traits: ELECTRIC },
};
