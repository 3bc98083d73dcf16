import type { TestProject } from 'vitest/node';
import { startEngine } from './engine.ts';

/** Starts a Vendure on PostgreSQL that all tests of the project share. */
export default async (project: TestProject) => {
  const { url, stop } = await startEngine('postgres');
  project.provide('engineUrl', url);
  return stop;
};
