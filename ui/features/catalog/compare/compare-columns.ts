/** Columns of a comparison by the number of its products: on narrow screens two are seen and a third looks in. */
export const columnsOf = (products: number): { readonly grid: string; readonly width: string } =>
  products >= 3
    ? { grid: 'max-md:grid-cols-3', width: 'max-md:w-[138%]' }
    : products === 2
      ? { grid: 'max-md:grid-cols-2', width: 'md:max-w-[900px]' }
      : { grid: 'max-md:grid-cols-1', width: 'max-w-[560px]' };
