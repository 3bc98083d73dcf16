import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '#tests/architecture/planted.ts';
import { temporaryFolder } from '#tests/support/running-shop.ts';

interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly unknown[];
}
interface Bom {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string; readonly type: string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string }[];
}
interface Locked {
  readonly version: string;
  readonly dev?: boolean;
}

const folder = temporaryFolder();
const read = <Content>(path: string): Content => JSON.parse(readFileSync(path, 'utf8'));
let bom: Bom;
beforeAll(() => {
  const file = join(folder.path, 'some/sbom.cdx.json');
  execFileSync(process.execPath, [join(root, 'server/launch/sbom.mjs'), file], { cwd: folder.path });
  bom = read(file);
});
afterAll(folder.remove);

const named = (name: string, version: string): string => `${name}@${version}`;

describe('npm run sbom', () => {
  it('names the shop, and every package that runs by its version, address and licence', () => {
    expect([bom.bomFormat, bom.metadata.component.name, bom.metadata.component.type]).toEqual([
      'CycloneDX',
      'zori-storefront',
      'application',
    ]);
    const { packages } = read<{ packages: Record<string, Locked> }>(join(root, 'package-lock.json'));
    const locked = Object.entries(packages)
      .filter(([path, { dev }]) => path !== '' && !dev)
      .map(([path, { version }]) =>
        named(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), version),
      );
    const listed = bom.components.map(({ name, version }) => named(name, version));
    expect([...new Set(listed)].sort()).toEqual([...new Set(locked)].sort());
    expect(bom.components.filter(({ purl, licenses }) => !purl.startsWith('pkg:npm/') || !licenses?.length)).toEqual(
      [],
    );
    expect(bom.dependencies.length).toBeGreaterThan(bom.components.length);
  });

  it.each(['lighthouse', 'vitest', '@playwright/test'])('does not name %s, which only development needs', (name) => {
    expect(bom.components.filter((component) => component.name === name)).toEqual([]);
  });
});
