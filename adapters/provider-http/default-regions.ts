import { DEFAULT_LOCALE, type Locale } from '#core/kernel/locale/index.ts';
import type { Region } from '#core/purchase/delivery/index.ts';

/** Districts and towns of Moldova, the capital first: id, Romanian and Russian name. */
const REGIONS = `
kishinev Chișinău|Кишинёв
balti Bălți|Бельцы
anenii-noi Anenii Noi|Новые Анены
basarabeasca Basarabeasca|Бессарабка
bender Bender|Бендеры
briceni Briceni|Бричаны
cahul Cahul|Кагул
calarasi Călărași|Калараш
cantemir Cantemir|Кантемир
causeni Căușeni|Каушаны
ceadir-lunga Ceadîr-Lunga|Чадыр-Лунга
cimislia Cimișlia|Чимишлия
comrat Comrat|Комрат
criuleni Criuleni|Криуляны
donduseni Dondușeni|Дондюшаны
drochia Drochia|Дрокия
dubasari Dubăsari|Дубоссары
edinet Edineț|Единцы
falesti Fălești|Фалешты
floresti Florești|Флорешты
glodeni Glodeni|Глодяны
hincesti Hîncești|Хынчешты
ialoveni Ialoveni|Яловены
leova Leova|Леова
nisporeni Nisporeni|Ниспорены
ocnita Ocnița|Окница
orhei Orhei|Оргеев
rezina Rezina|Резина
riscani Rîșcani|Рышканы
singerei Sîngerei|Сынжерей
soldanesti Șoldănești|Шолданешты
soroka Soroca|Сорока
stefan-voda Ștefan Vodă|Штефан-Водэ
straseni Strășeni|Страшены
taraclia Taraclia|Тараклия
telenesti Telenești|Теленешты
ungheni Ungheni|Унгены
`;

/** Regions of Moldova with their main towns, for a provider that lists none. */
export const defaultRegions = (locale: Locale): readonly Region[] =>
  REGIONS.trim()
    .split('\n')
    .map((line) => {
      const [, regionId = '', ro = '', ru = ''] = /^(\S+) (.+)\|(.+)$/.exec(line) ?? [];
      const names: Readonly<Partial<Record<Locale, string>>> = { ro, ru };
      // A language without names shows those of the default language.
      const label = names[locale] ?? names[DEFAULT_LOCALE] ?? regionId;
      const alias = Object.values(names)
        .filter((name) => name !== label)
        .join(', ');
      return { regionId, label, alias, localities: [{ localityId: regionId, label, alias }] };
    });
