import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseConfig, variables } from '#server/config.ts';
import { root } from './planted.ts';

const FOLDER = 'deploy/kubernetes';
const read = (file: string): string => readFileSync(join(root, FOLDER, file), 'utf8');
interface Kustomization {
  readonly resources: readonly string[];
}
const { resources } = parse(read('kustomization.yaml')) as Kustomization;

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly spec?: object;
}

/** What the compiler says of manifests, one a line, by types made of Kubernetes' schemas. */
const faultsOf = async (manifests: readonly Manifest[]): Promise<{ line: number; text: string }[]> => {
  const folder = join(root, 'reports/kubernetes');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `manifests-${process.pid}.ts`);
  const typed = manifests.map((manifest, nth) => {
    const [group, version] = manifest.apiVersion.includes('/')
      ? (manifest.apiVersion.replace('.k8s.io', '').split('/') as [string, string])
      : ['core', manifest.apiVersion];
    const type = `import('kubernetes-types/${group}/${version}').${manifest.kind}`;
    return `export const manifest${nth}: ${type} = ${JSON.stringify(manifest)};`;
  });
  writeFileSync(file, typed.join('\n'));
  const words = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--ignoreConfig',
    '--module',
    'preserve',
    '--types',
    '',
    file,
  ];
  const said = await promisify(execFile)(join(root, 'node_modules/.bin/tsc'), words).then(
    () => '',
    (error: { readonly stdout?: string }) => String(error.stdout),
  );
  rmSync(file);
  return [...said.matchAll(/\((\d+),\d+\): error (.+)/g)].map(([, line, text = '']) => ({ line: Number(line), text }));
};

const lines = (file: string): Record<string, string> =>
  Object.fromEntries(
    read(file)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

describe('the manifests for Kubernetes', () => {
  const manifests = resources.map((file) => parse(read(file), { merge: true }) as Manifest);

  it('are all listed, and keep to the schemas of Kubernetes, which refuse other fields and types', async () => {
    const files = globSync('*.yaml', { cwd: join(root, FOLDER) });
    expect([...resources, 'kustomization.yaml'].sort()).toEqual(files.sort());
    const unknown = { apiVersion: 'policy/v1', kind: 'PodDisruptionBudget', spec: { maxUnavailible: 1 } };
    const otherType = { apiVersion: 'apps/v1', kind: 'Deployment', spec: { replicas: 'three' } };
    const faults = await faultsOf([...manifests, unknown, otherType]);
    expect(faults.map(({ line, text }) => [line, text.split(' ', 1)[0]])).toEqual([
      [manifests.length + 1, 'TS2353:'],
      [manifests.length + 2, 'TS2322:'],
    ]);
  });

  it('configure the shop with variables that it has', () => {
    const env = lines('shop.env');
    expect(Object.keys(env).filter((name) => !(name in variables.entries))).toEqual([]);
    expect(() => parseConfig({ ...env, SECRET: 'x'.repeat(32), PROVIDER_STATIC_TOKEN: 'own' })).not.toThrow();
    const { METRICS_PORT, DRAIN_SECONDS } = env;
    const deployment = read('deployment.yaml');
    expect(deployment).toContain(`name: metrics, containerPort: ${METRICS_PORT}`);
    const [, grace] = /terminationGracePeriodSeconds: (\d+)/.exec(deployment) ?? [];
    expect(Number(grace)).toBeGreaterThanOrEqual(Number(DRAIN_SECONDS) + 10);
  });
});
