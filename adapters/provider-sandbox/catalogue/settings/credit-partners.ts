import type { SeedCreditPartner } from '../settings-model.ts';

export const creditPartners: SeedCreditPartner[] = [];
