// `npm run sbom`: writes what the shop runs on, as CycloneDX, to a file. npm makes it of the lock file from which all that
// only development needs was taken before: asked for with it, npm stops at a package that wants the `latest` of another,
// and instructed to omit it, npm omits also what both need, such as React.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { requireNode, root } from './prepare.mjs';

const WORDS = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--offline'];
/** Far more than it is, bytes. */
const MOST_OUTPUT = 64 * 1024 * 1024;

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const write = (file, content) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
const withoutDevelopment = ({ devDependencies, ...rest }) => rest;

requireNode();
const folder = mkdtempSync(join(tmpdir(), 'zori-sbom-'));
try {
  const shop = read(join(root, 'package.json'));
  const lock = read(join(root, 'package-lock.json'));
  const running = Object.entries(lock.packages).filter(([, { dev }]) => !dev);
  const packages = Object.fromEntries(
    running.map(([path, one]) => [path, path === '' ? withoutDevelopment(one) : one]),
  );
  write(join(folder, 'package.json'), withoutDevelopment(shop));
  write(join(folder, 'package-lock.json'), { ...lock, packages });
  const made = spawnSync('npm', ['sbom', ...WORDS], { cwd: folder, encoding: 'utf8', maxBuffer: MOST_OUTPUT });
  if (made.status !== 0) throw new Error(made.stderr || String(made.error));
  const bom = JSON.parse(made.stdout);
  // npm names it after its folder.
  bom.metadata.component.name = shop.name;
  const file = resolve(process.argv[2] ?? join(root, 'reports/sbom.cdx.json'));
  mkdirSync(dirname(file), { recursive: true });
  write(file, bom);
  console.log(`${bom.components.length} packages: ${file}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
