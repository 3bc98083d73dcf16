export * from './about-us.ts';
export * from './content.ts';
