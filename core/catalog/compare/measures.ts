/** Something that can be measured: whether more of it is better, and its units by name with their sizes. */
interface Dimension {
  readonly moreIsBetter: boolean;
  readonly units: Readonly<Record<string, number>>;
}

const more = (units: Dimension['units']): Dimension => ({ moreIsBetter: true, units });
const less = (units: Dimension['units']): Dimension => ({ moreIsBetter: false, units });

/**
 * Dimensions in which more or less is always better, with units in both languages (rule COMPARE-7). Where it depends on
 * the buyer, as with inches, there is no row.
 */
const dimensions: readonly Dimension[] = [
  // Memory, in gigabytes.
  more({ мб: 1 / 1024, mb: 1 / 1024, гб: 1, gb: 1, тб: 1024, tb: 1024 }),
  // Charge and energy of a battery.
  more({ ма·ч: 1, мач: 1, mah: 1 }),
  more({ вт·ч: 1, wh: 1 }),
  // Frequency, in hertz.
  more({ гц: 1, hz: 1, кгц: 1e3, khz: 1e3, мгц: 1e6, mhz: 1e6, ггц: 1e9, ghz: 1e9 }),
  // Pixels of a camera, brightness of a screen, light of a lamp.
  more({ мп: 1, mp: 1 }),
  more({ нит: 1, niți: 1, nits: 1 }),
  more({ лм: 1, lm: 1 }),
  // Speed of a disk and of a network.
  more({ 'мб/с': 1, 'mb/s': 1 }),
  more({ 'мбит/с': 1, mbps: 1 }),
  // Time of work, in minutes.
  more({ мин: 1, min: 1, ч: 60, h: 60 }),
  // A guarantee, in months.
  more({ мес: 1, месяц: 1, месяца: 1, месяцев: 1, lună: 1, luni: 1, 'de luni': 1 }),
  // Suction, and distance on one charge.
  more({ па: 1, pa: 1 }),
  more({ км: 1, km: 1 }),
  // Weight in grams, delay, noise.
  less({ г: 1, g: 1, кг: 1e3, kg: 1e3 }),
  less({ мс: 1, ms: 1 }),
  less({ дб: 1, db: 1 }),
];

/** Properties whose unit is better only here, by name. */
const properties: readonly { readonly name: RegExp; readonly dimension: Dimension }[] = [
  { name: /^(?:зарядка|încărcare)$/i, dimension: more({ вт: 1, w: 1 }) },
  { name: /^bluetooth$/i, dimension: more({ '': 1 }) },
];

interface Measure {
  readonly dimension: Dimension;
  readonly amount: number;
}

/** Classes that are written before their number, or with a letter behind it: against dust and water, of video, of a network. */
const classes: readonly { readonly pattern: RegExp; readonly dimension: Dimension }[] = [
  { pattern: /^ip(\d\d)$/, dimension: more({}) },
  { pattern: /^(\d+)[kк]$/, dimension: more({}) },
  { pattern: /^wi-fi (\d)$/, dimension: more({}) },
];

/** Least difference between best and worst, as a share of the worst. */
const LEAST_DIFFERENCE = 0.02;

const NUMBER = /\d[\d\s]*(?:[.,]\d+)?\s*/;

/** Every unit by its name. */
const units = new Map(
  dimensions.flatMap((dimension) =>
    Object.entries(dimension.units).map(([name, size]) => [name, { dimension, size }] as const),
  ),
);

/** Parses `5 000 мА·ч`, `1,5 кг`, `2 TB`, `IP68`; undefined for other texts and units. */
const parseMeasure = (value: string, name: string): Measure | undefined => {
  const text = value.trim().toLowerCase();
  for (const { pattern, dimension } of classes) {
    const degree = pattern.exec(text)?.[1];
    if (degree !== undefined) return { dimension, amount: Number(degree) };
  }
  const written = text.replace(NUMBER, '');
  const own = properties.find((property) => property.name.test(name))?.dimension;
  const size = own?.units[written];
  const unit = own && size !== undefined ? { dimension: own, size } : units.get(written);
  const amount = Number.parseFloat(text.replaceAll(/\s/g, '').replace(',', '.'));
  return unit && !Number.isNaN(amount) ? { dimension: unit.dimension, amount: amount * unit.size } : undefined;
};

/**
 * Places of the best values of one property; empty unless every value given is of the same dimension, at least two are
 * given, and the best is better than the worst by more than 2% (rule COMPARE-7).
 */
export const bestValueIndexes = (values: readonly (string | undefined)[], name: string): readonly number[] => {
  const given = values.filter((value) => value !== undefined);
  const measured = values.map((value) => (value === undefined ? undefined : parseMeasure(value, name)));
  const measures = measured.filter((measure) => measure !== undefined);
  const [first] = measures;
  if (!first || measures.length < given.length) return [];
  if (measures.some(({ dimension }) => dimension !== first.dimension)) return [];
  const amounts = measures.map(({ amount }) => amount);
  const best = first.dimension.moreIsBetter ? Math.max(...amounts) : Math.min(...amounts);
  const worst = first.dimension.moreIsBetter ? Math.min(...amounts) : Math.max(...amounts);
  if (Math.abs(best - worst) <= worst * LEAST_DIFFERENCE) return [];
  return measured.flatMap((measure, place) => (measure?.amount === best ? [place] : []));
};
