import type { TestProject } from 'vitest/node';
import { startEngine } from './engine.ts';
import { startPostgres } from './postgres.ts';

/** Starts a Vendure on PostgreSQL that all tests of the project share. */
export default async (project: TestProject) => {
  const postgres = await startPostgres();
  const engine = await startEngine({ databaseUrl: postgres.url });
  project.provide('engineUrl', engine.url);
  return async () => {
    await engine.stop();
    await postgres.stop();
  };
};
