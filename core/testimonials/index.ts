export * from './ports.ts';
export * from './testimonials.ts';
