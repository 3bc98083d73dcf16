export * from './builders/index.ts';
export * from './fakes/index.ts';
export { printSteps } from './print-steps.ts';
