/** What a unit measures, how many of the dimension's own units it is, and whether more of it is better. */
interface Unit {
  readonly measures: string;
  readonly factor: number;
  readonly better: 'more' | 'less';
}

const more = (measures: string, factor = 1): Unit => ({ measures, factor, better: 'more' });
const less = (measures: string, factor = 1): Unit => ({ measures, factor, better: 'less' });

/**
 * Units that allow a judgement, as both languages write them (rule COMPARE-7). A unit that is missing here — watts,
 * inches, millimetres — is better or worse only for somebody, so no value in it is called best.
 */
const units: ReadonlyMap<string, Unit> = new Map([
  ...named(more('memory'), 'гб', 'gb'),
  ...named(more('memory', 1024), 'тб', 'tb'),
  ...named(more('memory', 1 / 1024), 'мб', 'mb'),
  ...named(more('charge'), 'ма·ч', 'мач', 'mah'),
  ...named(more('energy'), 'вт·ч', 'wh'),
  ...named(more('frequency'), 'гц', 'hz'),
  ...named(more('frequency', 1_000), 'кгц', 'khz'),
  ...named(more('frequency', 1_000_000), 'мгц', 'mhz'),
  ...named(more('frequency', 1_000_000_000), 'ггц', 'ghz'),
  ...named(more('pixels'), 'мп', 'mp'),
  ...named(more('brightness'), 'нит', 'niți', 'nits'),
  ...named(more('light'), 'лм', 'lm'),
  ...named(more('transfer'), 'мб/с', 'mb/s'),
  ...named(more('network'), 'мбит/с', 'mbps'),
  ...named(more('time'), 'мин', 'min'),
  ...named(more('time', 60), 'ч', 'h'),
  ...named(more('suction'), 'па', 'pa'),
  ...named(more('distance'), 'км', 'km'),
  ...named(less('weight'), 'г', 'g'),
  ...named(less('weight', 1_000), 'кг', 'kg'),
  ...named(less('delay'), 'мс', 'ms'),
  ...named(less('noise'), 'дб', 'db'),
]);

function named(unit: Unit, ...names: readonly string[]): readonly (readonly [string, Unit])[] {
  return names.map((name) => [name, unit] as const);
}

interface Measure {
  readonly unit: Unit;
  readonly amount: number;
}

/** Reads `5 000 мА·ч`, `1,5 кг`, `2 TB`; undefined for words and for units that allow no judgement. */
const parseMeasure = (value: string): Measure | undefined => {
  const [, written = '', name = ''] = /^(\d[\d\s]*(?:[.,]\d+)?)\s*(\D+)$/.exec(value.trim()) ?? [];
  const unit = units.get(name.trim().toLowerCase());
  return unit && { unit, amount: Number(written.replaceAll(/\s/g, '').replace(',', '.')) * unit.factor };
};

/**
 * Places of the best values of one property; empty unless every value given is of the same kind of unit, at least two
 * are given, and one is better than another (rule COMPARE-7).
 */
export const bestOf = (values: readonly (string | undefined)[]): readonly number[] => {
  const given = values.filter((value) => value !== undefined);
  const measured = values.map((value) => (value === undefined ? undefined : parseMeasure(value)));
  const measures = measured.filter((measure) => measure !== undefined);
  const [first] = measures;
  if (!first || measures.length < Math.max(2, given.length)) return [];
  if (measures.some(({ unit }) => unit.measures !== first.unit.measures)) return [];
  const amounts = measures.map(({ amount }) => amount);
  const best = first.unit.better === 'more' ? Math.max(...amounts) : Math.min(...amounts);
  if (amounts.every((amount) => amount === best)) return [];
  return measured.flatMap((measure, place) => (measure?.amount === best ? [place] : []));
};
