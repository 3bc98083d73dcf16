/** A property by the key that its provider knows it by. */
export interface Fact {
  readonly key: string;
  readonly value: string;
}

/**
 * What tells products of a kind apart, by keys of properties: what leads, and what follows it, best first (rule TILE-1).
 * Keys with a space between are one fact.
 */
const kinds: readonly (readonly [lead: string, ...followers: readonly string[]])[] = [
  ['screen_size screen_type', 'refresh_rate'],
  ['resolution', 'view_angle', 'light_flow', 'ram'],
  ['screen_size', 'refresh_rate', 'autonomy_days', 'battery', 'storage'],
  ['wifi', 'wifi_speed'],
  ['video', 'flight_time', 'view_angle'],
  ['matrix', 'main_camera'],
  ['suction', 'dock'],
  ['motor_power', 'work_minutes'],
  ['range', 'motor_power'],
  ['print_type', 'print_speed'],
  ['switches', 'layout'],
  ['purpose', 'resolution_dpi'],
  ['sound_power', 'autonomy', 'channels'],
  ['area', 'noise'],
  ['load_current', 'power'],
  ['max_load', 'accuracy'],
  ['battery', 'output'],
  ['connector', 'output'],
  ['connection', 'sampling', 'autonomy', 'layout'],
  [
    'kind',
    ...['pressure', 'light_flow', 'volume', 'power', 'bag_volume', 'autonomy', 'autonomy_days', 'work_minutes'],
    ...['noise', 'output', 'lens', 'driver', 'hardness', 'material'],
  ],
  ['volume', 'power'],
  ['output', 'ports'],
];

/** What follows memory where products differ in it. */
const AFTER_MEMORY = ['screen_size', 'read_speed', 'resolution', 'graphics', 'processor'] as const;

/**
 * The two facts that tell a product from others of its kind: memory with what its kind follows it by, else the properties
 * of the first kind of which it has both; nothing for an unknown kind (rule TILE-1).
 */
export const leadingFacts = (facts: readonly Fact[], memory = ''): readonly string[] => {
  const textOf = (keys: string): string | undefined => {
    const values = keys.split(' ').map((key) => facts.find((fact) => fact.key === key)?.value);
    return values.every(Boolean) ? values.join(' ') : undefined;
  };
  const firstOf = (keys: readonly string[]) => keys.map(textOf).find(Boolean);
  if (memory !== '') return [memory, firstOf(AFTER_MEMORY)].filter((fact) => fact !== undefined);
  for (const [lead, ...followers] of kinds) {
    const [first, second] = [textOf(lead), firstOf(followers)];
    if (first !== undefined && second !== undefined) return [first, second];
  }
  return [];
};
