import type { SeedVitrinaAccount } from '#adapters/provider-sandbox/catalogue/content-model.ts';

const account = (
  login: string,
  password: string,
  companyName: string,
  priceLevel: number,
  sellers: string[],
): SeedVitrinaAccount => ({
  login,
  password,
  companyName,
  priceLevel,
  sellers: sellers.map((name, index) => ({ id: `${login}-${index + 1}`, name })),
});

/** Partners of the vitrina; the first is the one printed at start. */
export const vitrinaAccounts: SeedVitrinaAccount[] = [
  account('partner', 'zori-demo', 'Demo Partner SRL', 1000, ['Ana Munteanu', 'Serghei Rotaru', 'Doina Ceban']),
  account('techno-nord', 'nord-2026', 'Techno Nord SRL', 985, ['Vadim Cojocaru', 'Natalia Bejan', 'Ion Guțu']),
  account('sud-electro', 'sud-2026', 'Sud Electro SRL', 990, ['Marina Topal', 'Gheorghe Arnaut']),
  account('codru-mobile', 'codru-2026', 'Codru Mobile SRL', 995, ['Victor Lupu', 'Elena Russu', 'Mihail Țurcan']),
  account('dunarea-shop', 'dunarea-2026', 'Dunărea Shop SRL', 980, ['Cristina Balan', 'Pavel Sîrbu']),
];
