export const productionPackages: () => string[];
export const buildPackages: () => string[];
export const unverifiedPackages: () => string[];
