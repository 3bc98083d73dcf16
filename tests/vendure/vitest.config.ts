import { defineConfig } from 'vitest/config';
import { postgresPrograms } from './postgres.ts';

const root = new URL('../..', import.meta.url).pathname;
/** Tests that share one Vendure. */
const project = (name: string, globalSetup: string, files: string) => ({
  root,
  test: {
    name,
    include: [`tests/vendure/${files}.test.ts`],
    environment: 'node',
    fileParallelism: false,
    globalSetup: [`tests/vendure/${globalSetup}`],
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
});

/** `npm run test:vendure`: on SQLite, and what writes also on PostgreSQL where that is installed. */
export default defineConfig({
  root,
  test: {
    projects: [
      project('sqlite', 'global-setup.ts', '*'),
      ...(postgresPrograms === undefined ? [] : [project('postgres', 'postgres-setup.ts', '{orders,partner,placing}')]),
    ],
  },
});
