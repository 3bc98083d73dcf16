/**
 * Where an arrow leads from the choice at `active` of `count`, round their ends by way of the field itself, which is −1.
 */
export const cycleIndex = (active: number, by: 1 | -1, count: number): number => {
  const places = count + 1;
  return ((active + 1 + by + places) % places) - 1;
};
