/** What sets one scooter apart from another; lengths are in millimetres, of which a wheel of 10 inches has 254. */
export interface Build {
  wheel: { r: number; tyre: number; hub: 'cast' | 'motor' | 'holes' | 'split' | 'fan' };
  base: number;
  deck: { thick: number; wide: number; clear: number; tail: 'flat' | 'fused' | 'kick'; bow: number };
  stem: { kind: 'round' | 'box' | 'twin'; thick: number; lean: number; top: number };
  neck: 'post' | 'swan' | 'wedge';
  front: 'rigid' | 'springs' | 'telescopic' | 'link' | 'moto';
  rear: 'rigid' | 'swing' | 'trail';
  fender: { front: readonly [from: number, to: number]; rear: readonly [from: number, to: number]; bracket: boolean };
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
  wheel: { r: 108, tyre: 46, hub: 'motor' },
  base: 810,
  deck: { thick: 46, wide: 140, clear: 92, tail: 'flat', bow: 0 },
  stem: { kind: 'round', thick: 36, lean: 150, top: 1070 },
  neck: 'post',
  front: 'rigid',
  rear: 'rigid',
  fender: { front: [-150, -70], rear: [-184, -84], bracket: true },
  lamp: 'round',
  bar: { half: 200, shape: 'straight' },
  screen: 'dot',
  cables: true,
  under: false,
  signals: false,
};

/** One line from tail to bar, on tyres with holes in place of air. */
const swan: Build = {
  wheel: { r: 116, tyre: 50, hub: 'holes' },
  base: 800,
  deck: { thick: 62, wide: 150, clear: 96, tail: 'fused', bow: 0 },
  stem: { kind: 'box', thick: 62, lean: 215, top: 1090 },
  neck: 'swan',
  front: 'rigid',
  rear: 'rigid',
  fender: { front: [-200, -40], rear: [-180, -40], bracket: false },
  lamp: 'slit',
  bar: { half: 215, shape: 'straight' },
  screen: 'flush',
  cables: false,
  under: false,
  signals: false,
};

/** The commuter: a pair of bare springs in front, none behind. */
const sprung: Build = {
  wheel: { r: 127, tyre: 58, hub: 'cast' },
  base: 850,
  deck: { thick: 70, wide: 160, clear: 100, tail: 'flat', bow: 0 },
  stem: { kind: 'round', thick: 50, lean: 190, top: 1130 },
  neck: 'wedge',
  front: 'springs',
  rear: 'rigid',
  fender: { front: [-128, -52], rear: [-178, -60], bracket: true },
  lamp: 'round',
  bar: { half: 240, shape: 'straight' },
  screen: 'pod',
  cables: true,
  under: false,
  signals: true,
};

/** The tourer: horns for a bar, a bowed deck with light below it, a telescopic fork. */
const tourer: Build = {
  wheel: { r: 130, tyre: 62, hub: 'split' },
  base: 900,
  deck: { thick: 64, wide: 160, clear: 112, tail: 'flat', bow: 44 },
  stem: { kind: 'box', thick: 56, lean: 250, top: 1120 },
  neck: 'swan',
  front: 'telescopic',
  rear: 'rigid',
  fender: { front: [-175, -25], rear: [-172, -70], bracket: false },
  lamp: 'slit',
  bar: { half: 275, shape: 'swept' },
  screen: 'flush',
  cables: false,
  under: true,
  signals: true,
};

/** Soft at both ends: linked in front, a swing arm behind, under a long flat deck. */
const cruiser: Build = {
  wheel: { r: 134, tyre: 70, hub: 'fan' },
  base: 960,
  deck: { thick: 88, wide: 176, clear: 118, tail: 'flat', bow: 0 },
  stem: { kind: 'round', thick: 74, lean: 160, top: 1170 },
  neck: 'wedge',
  front: 'link',
  rear: 'swing',
  fender: { front: [-160, 6], rear: [-182, -70], bracket: true },
  lamp: 'box',
  bar: { half: 290, shape: 'straight' },
  screen: 'wide',
  cables: false,
  under: false,
  signals: true,
};

/** The long-range one: a thick deck with a raised tail, springs of colour, a visor of a lamp. */
const hauler: Build = {
  wheel: { r: 142, tyre: 78, hub: 'cast' },
  base: 950,
  deck: { thick: 112, wide: 184, clear: 112, tail: 'kick', bow: 0 },
  stem: { kind: 'box', thick: 88, lean: 215, top: 1180 },
  neck: 'wedge',
  front: 'telescopic',
  rear: 'swing',
  fender: { front: [-205, -30], rear: [-186, -20], bracket: false },
  lamp: 'visor',
  bar: { half: 310, shape: 'straight' },
  screen: 'dial',
  cables: false,
  under: false,
  signals: true,
};

/** Half a motorcycle: fat wheels on trailing arms, a twin stem, two lamps, a risen bar. */
const beast: Build = {
  wheel: { r: 160, tyre: 104, hub: 'split' },
  base: 1040,
  deck: { thick: 136, wide: 210, clear: 132, tail: 'kick', bow: 0 },
  stem: { kind: 'twin', thick: 46, lean: 290, top: 1120 },
  neck: 'wedge',
  front: 'moto',
  rear: 'trail',
  fender: { front: [-150, -50], rear: [-164, -70], bracket: false },
  lamp: 'twin',
  bar: { half: 350, shape: 'riser' },
  screen: 'tablet',
  cables: true,
  under: true,
  signals: true,
};

export const scooterBuilds = { feather, swan, sprung, tourer, cruiser, hauler, beast };
