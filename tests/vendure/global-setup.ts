import type { TestProject } from 'vitest/node';
import { startEngine } from './engine.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engineUrl: string;
  }
}

/** Starts the Vendure that all tests share. */
export default async (project: TestProject) => {
  const { url, stop } = await startEngine();
  project.provide('engineUrl', url);
  return stop;
};
