/** One measured value: what is appended to the family's name, its labels, and the number. */
export type Sample = readonly [suffix: string, labels: Labels, value: number];
type Labels = Readonly<Record<string, string>>;

/** A metric with all its labelled values, as it travels between processes. */
export interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

type Named = Pick<Family, 'name' | 'help'>;

export interface Counter {
  readonly add: (labels: Labels) => void;
}

export interface Histogram {
  /** s. */
  readonly observe: (labels: Labels, seconds: number) => void;
}

/** Metrics of one process. */
export interface Registry {
  readonly counter: (named: Named) => Counter;
  readonly histogram: (named: Named & { readonly buckets: readonly number[] }) => Histogram;
  /** What is read at the moment in which it is asked for. */
  readonly read: (named: Omit<Family, 'samples'>, values: () => readonly (readonly [Labels, number])[]) => void;
  readonly collect: () => readonly Family[];
}

/** Values by their labels; labels come from lists that are known, never from what a request says. */
const byLabels = <Value>(first: () => Value) => {
  const values = new Map<string, { readonly labels: Labels; readonly value: Value }>();
  return {
    of: (labels: Labels): Value => {
      const key = Object.values(labels).join('\0');
      const known = values.get(key) ?? { labels, value: first() };
      values.set(key, known);
      return known.value;
    },
    all: () => [...values.values()],
  };
};

export const createRegistry = (): Registry => {
  const families: (() => Family)[] = [];
  return {
    counter: (named) => {
      const counts = byLabels(() => ({ value: 0 }));
      families.push(() => ({
        ...named,
        type: 'counter',
        samples: counts.all().map(({ labels, value }) => ['', labels, value.value] as const),
      }));
      return {
        add: (labels) => {
          counts.of(labels).value += 1;
        },
      };
    },
    histogram: ({ buckets, ...named }) => {
      const seen = byLabels(() => ({ sum: 0, count: 0, upTo: buckets.map(() => 0) }));
      families.push(() => ({
        ...named,
        type: 'histogram',
        samples: seen
          .all()
          .flatMap(({ labels, value: { sum, count, upTo } }) => [
            ...buckets.map((most, at) => ['_bucket', { ...labels, le: String(most) }, upTo[at] ?? 0] as const),
            ['_bucket', { ...labels, le: '+Inf' }, count] as const,
            ['_sum', labels, sum] as const,
            ['_count', labels, count] as const,
          ]),
      }));
      return {
        observe: (labels, seconds) => {
          const value = seen.of(labels);
          value.sum += seconds;
          value.count += 1;
          for (const [at, most] of buckets.entries()) if (seconds <= most) value.upTo[at] = (value.upTo[at] ?? 0) + 1;
        },
      };
    },
    read: (named, values) => {
      families.push(() => ({ ...named, samples: values().map(([labels, value]) => ['', labels, value] as const) }));
    },
    collect: () => families.map((family) => family()),
  };
};

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');

const line = (name: string, [suffix, labels, value]: Sample): string => {
  const written = Object.entries(labels).map(([label, said]) => `${label}="${escaped(said)}"`);
  return `${name}${suffix}${written.length === 0 ? '' : `{${written.join(',')}}`} ${value}\n`;
};

/** Prometheus' text format. What several processes tell of one metric stands together, distinguished by `process`. */
export const exposition = (processes: ReadonlyMap<string, readonly Family[]>): string => {
  const families = new Map<string, Family>();
  for (const [name, ofProcess] of processes)
    for (const family of ofProcess) {
      const samples = family.samples.map(
        ([suffix, labels, value]): Sample => [
          suffix,
          processes.size === 1 ? labels : { ...labels, process: name },
          value,
        ],
      );
      const before = families.get(family.name)?.samples ?? [];
      families.set(family.name, { ...family, samples: [...before, ...samples] });
    }
  return [...families.values()]
    .map(
      ({ name, help, type, samples }) =>
        `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.map((sample) => line(name, sample)).join('')}`,
    )
    .join('');
};
