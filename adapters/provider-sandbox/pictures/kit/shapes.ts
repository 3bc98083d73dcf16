/** The few SVG elements the drawings are made of. */
export type Point = readonly [x: number, y: number];

export interface Paint {
  fill?: string;
  stroke?: string;
  /** Stroke width. */
  width?: number;
  opacity?: number;
  round?: boolean;
  dash?: string;
  clip?: string;
  transform?: string;
  evenOdd?: boolean;
}

/** One decimal is enough at 1200 pixels. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);
const fine = (value: number): string => String(Math.round(value * 1e4) / 1e4);

function attributes(paint: Paint): string {
  const parts = [` fill="${paint.fill ?? 'none'}"`];
  if (paint.stroke) parts.push(` stroke="${paint.stroke}" stroke-width="${num(paint.width ?? 2)}"`);
  if (paint.opacity !== undefined) parts.push(` opacity="${fine(paint.opacity)}"`);
  if (paint.round) parts.push(' stroke-linecap="round" stroke-linejoin="round"');
  if (paint.dash) parts.push(` stroke-dasharray="${paint.dash}"`);
  if (paint.clip) parts.push(` clip-path="${paint.clip}"`);
  if (paint.transform) parts.push(` transform="${paint.transform}"`);
  if (paint.evenOdd) parts.push(' fill-rule="evenodd"');
  return parts.join('');
}

export function rect(x: number, y: number, w: number, h: number, r: number, paint: Paint): string {
  const corner = r > 0 ? ` rx="${num(Math.min(r, w / 2, h / 2))}"` : '';
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${corner}${attributes(paint)}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, paint: Paint): string {
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}"${attributes(paint)}/>`;
}

export function circle(cx: number, cy: number, r: number, paint: Paint): string {
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}"${attributes(paint)}/>`;
}

export function path(d: string, paint: Paint): string {
  return `<path d="${d}"${attributes(paint)}/>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, paint: Paint): string {
  return path(`M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`, paint);
}

export function group(content: string, options: { transform?: string; clip?: string; opacity?: number }): string {
  const transform = options.transform ? ` transform="${options.transform}"` : '';
  const clip = options.clip ? ` clip-path="${options.clip}"` : '';
  const opacity = options.opacity === undefined ? '' : ` opacity="${fine(options.opacity)}"`;
  return `<g${transform}${clip}${opacity}>${content}</g>`;
}

/** A closed polygon as path data. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

/** One small plane of a shaded body, for `seamless`, which paints it with this colour. */
export function facet(points: readonly Point[], colour: string): string {
  return `<path color="${colour}" d="${polygon(points)}"/>`;
}

/** Facets each in its own colour, on their edges too, which closes the seam to the next one; it is named once, as they are many. */
export const seamless = (facets: string): string =>
  facets ? `<g fill="currentColor" stroke="currentColor" stroke-width="3">${facets}</g>` : '';

/** Moves, scales and turns a drawing: `turn` in degrees about its own origin. */
export function place(content: string, x: number, y: number, scale = 1, turn = 0): string {
  const rotate = turn === 0 ? '' : ` rotate(${num(turn)})`;
  const zoom = scale === 1 ? '' : ` scale(${fine(scale)})`;
  return group(content, { transform: `translate(${num(x)} ${num(y)})${rotate}${zoom}` });
}

/** Repeats a drawing `count` times. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
