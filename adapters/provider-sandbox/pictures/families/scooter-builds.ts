/** What sets one scooter apart from another; lengths are in millimetres, of which a wheel of 10 inches has 254. */
export interface Build {
  wheel: { r: number; tyre: number; hub: 'cast' | 'holes' | 'split' | 'fan' };
  /** Which wheel has the motor in its hub; the other shows its spokes. */
  motor: 'front' | 'rear';
  base: number;
  deck: { thick: number; wide: number; clear: number; tail: 'flat' | 'fused' | 'kick'; bow: number };
  stem: { kind: 'round' | 'box' | 'twin'; thick: number; lean: number; top: number };
  neck: 'post' | 'swan' | 'wedge';
  front: 'rigid' | 'springs' | 'telescopic' | 'link' | 'moto';
  rear: 'rigid' | 'swing' | 'trail';
  /** From which degree to which they go, clockwise from the front. */
  fender: { front: readonly [from: number, to: number]; rear: readonly [from: number, to: number] };
  lamp: 'round' | 'slit' | 'box' | 'visor' | 'twin';
  bar: { half: number; shape: 'straight' | 'swept' | 'riser' };
  screen: 'dot' | 'flush' | 'pod' | 'wide' | 'dial' | 'tablet';
  cables: boolean;
  /** A strip of light below the deck. */
  under: boolean;
  signals: boolean;
}

/** Light, for the first miles: thin in everything, without springs, its cables outside. */
const feather: Build = {
  wheel: { r: 112, tyre: 48, hub: 'cast' },
  motor: 'front',
  base: 830,
  deck: { thick: 46, wide: 148, clear: 90, tail: 'flat', bow: 0 },
  stem: { kind: 'round', thick: 44, lean: 150, top: 1070 },
  neck: 'post',
  front: 'rigid',
  rear: 'rigid',
  fender: { front: [-152, -52], rear: [-186, -68] },
  lamp: 'round',
  bar: { half: 205, shape: 'straight' },
  screen: 'dot',
  cables: true,
  under: false,
  signals: false,
};

/** One line from tail to bar, on tyres with holes in place of air. */
const swan: Build = {
  wheel: { r: 116, tyre: 52, hub: 'holes' },
  motor: 'rear',
  base: 830,
  deck: { thick: 58, wide: 156, clear: 92, tail: 'fused', bow: 0 },
  stem: { kind: 'box', thick: 54, lean: 205, top: 1090 },
  neck: 'swan',
  front: 'rigid',
  rear: 'rigid',
  fender: { front: [-160, -42], rear: [-184, -56] },
  lamp: 'slit',
  bar: { half: 220, shape: 'straight' },
  screen: 'flush',
  cables: false,
  under: false,
  signals: false,
};

/** The commuter: a pair of bare springs in front, none behind. */
const sprung: Build = {
  wheel: { r: 127, tyre: 58, hub: 'cast' },
  motor: 'rear',
  base: 870,
  deck: { thick: 62, wide: 164, clear: 98, tail: 'flat', bow: 0 },
  stem: { kind: 'round', thick: 52, lean: 190, top: 1130 },
  neck: 'wedge',
  front: 'springs',
  rear: 'rigid',
  fender: { front: [-150, -46], rear: [-184, -62] },
  lamp: 'round',
  bar: { half: 245, shape: 'straight' },
  screen: 'pod',
  cables: true,
  under: false,
  signals: true,
};

/** The tourer: horns for a bar, a bowed deck with light below it, a telescopic fork. */
const tourer: Build = {
  wheel: { r: 130, tyre: 62, hub: 'split' },
  motor: 'rear',
  base: 900,
  deck: { thick: 62, wide: 166, clear: 108, tail: 'flat', bow: 34 },
  stem: { kind: 'box', thick: 54, lean: 235, top: 1130 },
  neck: 'swan',
  front: 'telescopic',
  rear: 'rigid',
  fender: { front: [-156, -40], rear: [-182, -60] },
  lamp: 'slit',
  bar: { half: 270, shape: 'swept' },
  screen: 'flush',
  cables: false,
  under: true,
  signals: true,
};

/** Soft at both ends: linked in front, a swing arm behind, under a long flat deck. */
const cruiser: Build = {
  wheel: { r: 134, tyre: 70, hub: 'fan' },
  motor: 'rear',
  base: 960,
  deck: { thick: 76, wide: 178, clear: 112, tail: 'flat', bow: 0 },
  stem: { kind: 'round', thick: 62, lean: 170, top: 1180 },
  neck: 'wedge',
  front: 'link',
  rear: 'swing',
  fender: { front: [-158, -38], rear: [-182, -58] },
  lamp: 'box',
  bar: { half: 285, shape: 'straight' },
  screen: 'wide',
  cables: false,
  under: false,
  signals: true,
};

/** The long-range one: a long deck, springs at both ends, a visor of a lamp. */
const hauler: Build = {
  wheel: { r: 142, tyre: 74, hub: 'cast' },
  motor: 'rear',
  base: 970,
  deck: { thick: 82, wide: 182, clear: 112, tail: 'flat', bow: 0 },
  stem: { kind: 'box', thick: 64, lean: 205, top: 1200 },
  neck: 'wedge',
  front: 'telescopic',
  rear: 'swing',
  fender: { front: [-160, -36], rear: [-182, -52] },
  lamp: 'visor',
  bar: { half: 290, shape: 'straight' },
  screen: 'dial',
  cables: false,
  under: false,
  signals: true,
};

/** Half a motorcycle: fat wheels on trailing arms, a twin stem, two lamps, a risen bar. */
const beast: Build = {
  wheel: { r: 152, tyre: 96, hub: 'split' },
  motor: 'rear',
  base: 1040,
  deck: { thick: 104, wide: 206, clear: 128, tail: 'kick', bow: 0 },
  stem: { kind: 'twin', thick: 46, lean: 270, top: 1140 },
  neck: 'wedge',
  front: 'moto',
  rear: 'trail',
  fender: { front: [-150, -44], rear: [-176, -66] },
  lamp: 'twin',
  bar: { half: 330, shape: 'riser' },
  screen: 'tablet',
  cables: true,
  under: true,
  signals: true,
};

export const scooterBuilds = { feather, swan, sprung, tourer, cruiser, hauler, beast };
