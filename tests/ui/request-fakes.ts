import type { Person } from '#core/kernel/forms/index.ts';
import { failure } from '#core/kernel/shared/index.ts';

/** Nothing came back. */
export const silence = failure('timeout', 'timeout', 'late');

/** Whom a visitor's browser remembers. */
export const ION: Person = { name: 'Ion Rusu', phone: '069 123 456' };
