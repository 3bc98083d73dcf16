import { num } from './shapes.ts';

/** Offset 0–1, colour, opacity 0–1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopTag = ([offset, colour, opacity]: Stop): string =>
  `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${
    opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`
  }/>`;

/** Collects the gradients, clips and patterns of one picture; equal ones are kept once. */
export class Sheet {
  readonly #prefix: string;
  readonly #ids = new Map<string, string>();

  /** Pictures put together in one SVG need prefixes of their own. */
  constructor(prefix = '') {
    this.#prefix = prefix;
  }

  #define(body: (id: string) => string): string {
    const key = body('');
    const id = this.#ids.get(key) ?? `${this.#prefix}d${this.#ids.size}`;
    this.#ids.set(key, id);
    return `url(#${id})`;
  }

  #definitions(): string[] {
    return [...this.#ids].map(([body, id]) => body.replace('id=""', `id="${id}"`));
  }

  /** From (x1, y1) to (x2, y2) in shares of the painted shape. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    const ends = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
    return this.#define((id) => `<linearGradient id="${id}" ${ends}>${stops.map(stopTag).join('')}</linearGradient>`);
  }

  /** Centre and radius in shares of the painted shape. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.#define(
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stopTag).join('')}</radialGradient>`,
    );
  }

  clip(shape: string): string {
    return this.#define((id) => `<clipPath id="${id}">${shape}</clipPath>`);
  }

  /** A small tile of drawing, repeated: fabrics, grilles, brushed lines. */
  pattern(width: number, height: number, content: string, turn = 0): string {
    const size = `width="${num(width)}" height="${num(height)}" patternTransform="rotate(${turn})"`;
    return this.#define((id) => `<pattern id="${id}" patternUnits="userSpaceOnUse" ${size}>${content}</pattern>`);
  }

  defs(): string {
    return `<defs>${this.#definitions().join('')}</defs>`;
  }
}
