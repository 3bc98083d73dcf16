import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { declaredVariables, renderConfiguration, renderEnvExample } from '#tests/support/write-config.ts';
import { root } from './planted.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Variables of the shop that a source reads from the environment; `PATH` is the system's. */
const readIn = (source: string): string[] =>
  [...source.matchAll(/(?<!meta\.)\benv\.([A-Z][A-Z_]+)\b/g)].map(([, name = '']) => name).filter((x) => x !== 'PATH');

describe('the variables of server/config.ts', () => {
  it('are written to docs/configuration.md and .env.example (npm run config:write)', () => {
    expect(read('docs/configuration.md')).toBe(renderConfiguration());
    expect(read('.env.example')).toBe(renderEnvExample());
  });

  it('have the defaults that .env.example shows', () => {
    const shown = renderEnvExample().matchAll(/^#([A-Z_]+)="?(.*?)"?$/gm);
    const given = Object.fromEntries([...shown].map(([, name, value]) => [name, value]));
    expect(Object.keys(given)).toEqual(declaredVariables().map(({ name }) => name));
    const { serviceCentrePhones, ...rest } = parseConfig(given);
    expect(rest).toEqual(parseConfig({}));
    expect(serviceCentrePhones?.join(',')).toBe(given.SERVICE_CENTRE_PHONES);
  });

  it('are all that the sources read, beside the one of the embedded provider’s own program', () => {
    const declared = [...declaredVariables().map(({ name }) => name), 'PROVIDER_PORT'];
    // The engine is an application of its own.
    const sources = globSync('{adapters,core,server,ui}/**/*.{ts,tsx,mjs}', { cwd: root }).filter(
      (path) => !path.startsWith('adapters/provider-vendure/engine/'),
    );
    expect(sources.flatMap((file) => readIn(read(file))).filter((name) => !declared.includes(name))).toEqual([]);
    expect(read('adapters/provider-sandbox/README.md')).toContain('`PROVIDER_PORT`');
    expect(readIn('process.env.GONE; env.PORT || import.meta.env.SSR')).toEqual(['GONE', 'PORT']);
  });
});
