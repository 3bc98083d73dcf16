import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseConfig } from '#server/config.ts';
import { createShopMetrics } from '#server/operations/shop-metrics.ts';
import { buildPackages, productionPackages, unverifiedPackages } from '#tests/support/production-packages.mjs';
import { root } from './planted.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** What a Dockerfile copies out of the repository. */
const copied = (dockerfile: string): string[] =>
  [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) => from.split(' '));

const imagesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, image = '']) => image);

describe('the image', () => {
  const dockerfile = read('Dockerfile');

  it('is made of what there is, and of nothing that is kept from it', () => {
    expect(copied(dockerfile).length).toBeGreaterThan(8);
    const allowed = read('.dockerignore').split('\n');
    for (const path of copied(dockerfile)) {
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
      expect(allowed).toContain(`!${path}`);
    }
    expect(allowed[0]).toBe('*');
  });

  it('holds every source that the server imports, and runs a program of it without rights', () => {
    const last = dockerfile.split(/^FROM /m).at(-1) ?? '';
    for (const folder of ['core', 'adapters', 'server', 'ui']) expect(copied(last)).toContain(folder);
    const [, program = ''] = /^CMD \["node", (?:"--[^"]+", )*"([^"]+)"\]$/m.exec(last) ?? [];
    expect(existsSync(join(root, program))).toBe(true);
    expect(last.indexOf('USER node')).toBeGreaterThan(last.lastIndexOf('RUN'));
    expect(dockerfile).not.toMatch(/TOKEN|SECRET|PASSWORD/);
  });

  it('has no package that builds', () => {
    const builders =
      /^(?:vike|vite|rolldown|esbuild|lightningcss|tailwindcss|typescript|@(?:babel|esbuild|rolldown|typescript|vitejs)\/.*)$/;
    const pruned = /^RUN npm ci --omit=dev .*&& rm -rf (.+)$/m.exec(dockerfile)?.[1]?.split(' ') ?? [];
    const isPruned = (name: string) => pruned.some((path) => `node_modules/${name}/`.startsWith(`${path}/`));
    expect(productionPackages().filter((name) => builders.test(name) && !isPruned(name))).toEqual([]);
    expect(buildPackages()).toEqual(expect.arrayContaining(['vike', 'vite', 'rolldown', 'esbuild', '@babel/core']));
  });

  it('is made of packages that npm checks against a hash', () => {
    expect(unverifiedPackages()).toEqual([]);
  });

  it('has the Node that the shop brings elsewhere', () => {
    const { node } = JSON.parse(read('package.json')).devDependencies;
    for (const image of imagesOf(dockerfile, /^FROM (\S+)/gm)) expect(image).toContain(`node:${node}-slim@`);
  });

  it('stands on images that nobody can change, as does what runs beside it', () => {
    const images = [...imagesOf(dockerfile, /^FROM (\S+)/gm), ...imagesOf(read('compose.yaml'), /^ +image: (\S+)$/gm)];
    expect(images).toHaveLength(7);
    for (const image of images) expect(image).toMatch(/^\w+:[\w.-]+@sha256:[\da-f]{64}$/);
    expect(JSON.parse(read('renovate.json')).extends).toContain('docker:pinDigests');
  });
});

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly profiles?: readonly string[];
  readonly deploy?: { readonly replicas: number };
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

describe('the compose file', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as Compose;

  it.each(['shop', 'instance', 'vendure-shop'])(
    'sets variables of %s that there are, and volumes that the image has',
    (name) => {
      const { environment = {}, volumes: mounted = [] } = services[name] ?? {};
      const documented = read('docs/configuration.md');
      for (const variable of Object.keys(environment)) expect(documented).toContain(`| \`${variable}\``);
      const given = Object.entries(environment).map(([variable, value]) => [
        variable,
        value.replace(/^\$\{\w+:-(.*)\}$/, '$1'),
      ]);
      const settings = { ...Object.fromEntries(given), PROVIDER_STATIC_TOKEN: 'given by an operator' };
      expect(parseConfig(settings)).toMatchObject({ redis: { url: 'redis://redis:6379' } });
      for (const mount of mounted) expect(read('Dockerfile')).toContain(`"${mount.split(':')[1]}"`);
    },
  );

  it('runs three instances over one provider behind the proxy of the cluster test', () => {
    const { instance, provider, proxy } = services;
    for (const service of [instance, provider, proxy]) expect(service?.profiles).toContain('cluster');
    expect(proxy?.environment?.INSTANCES).toBe('instance:8000');
    expect(instance?.environment).toMatchObject({
      PROVIDER_URL: expect.stringContaining('http://provider:8100'),
      PROXY_HOPS: '1',
    });
    const servers = [...read('deploy/proxy/haproxy.cfg').matchAll(/server-template instance (\d+)/g)];
    expect(servers.map(([, count]) => Number(count))).toEqual(Array(2).fill(instance?.deploy?.replicas));
  });

  it('starts a shop over a Vendure with the settings that its image knows', () => {
    const ofVendure = Object.entries(services).filter(([, { profiles }]) => profiles?.includes('vendure'));
    expect(ofVendure.map(([name]) => name)).toEqual(['provider', 'vendure-shop', 'vendure', 'postgres']);
    expect(services['vendure-shop']?.environment).toMatchObject({ PROVIDER_KIND: 'vendure' });
    const folder = 'adapters/provider-vendure/engine';
    const known = read(`${folder}/config.ts`) + read(`${folder}/main.ts`);
    const [, image = ''] = /^FROM \S+ AS vendure$(.+?)^FROM /ms.exec(read('Dockerfile')) ?? [];
    const names = [...image.matchAll(/((?:VENDURE_(?!DISABLE)|GOODS_)\w+)=/g)].map(([, name = '']) => name);
    for (const name of [...names, ...Object.keys(services.vendure?.environment ?? {})]) expect(known).toContain(name);
    expect(names.length).toBeGreaterThan(4);
  });

  it('lets nothing be written but to volumes', () => {
    for (const [name, { read_only, volumes: mounted = [] }] of Object.entries(services)) {
      expect([name, read_only]).toEqual([name, true]);
      for (const mount of mounted) expect(volumes).toHaveProperty([mount.split(':')[0] ?? '']);
    }
  });
});

describe('what watches over the shop', () => {
  const metrics = createShopMetrics();
  metrics.ofCache(() => ({ hits: 0, stale: 0, misses: 0, rendered: 0, errors: 0, entries: 0, bytes: 0 }));
  const known = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  const alerts = parse(read('server/operations/alerts.yml')) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  };
  const dashboard = JSON.parse(read('server/operations/grafana-dashboard.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const rules = alerts.groups.flatMap((group) => group.rules);
  const asked = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);

  it('asks for metrics that there are', () => {
    const names = asked.flatMap((expr) => [...expr.matchAll(/\b(?:shop|process|nodejs)_\w+/g)].map(([name]) => name));
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) expect(known).toContain(name.replace(/_bucket$/, ''));
  });

  it('is listed in docs/operating.md, alert by alert', () => {
    const reported = [...read('docs/operating.md').matchAll(/^\| `([A-Z]\w+)` +\|/gm)].map(([, name]) => name);
    expect(reported.filter((name) => rules.some(({ alert }) => alert === name))).toEqual(
      rules.map(({ alert }) => alert),
    );
  });

  it('is kept in files that docs/operating.md names', () => {
    for (const file of globSync('server/operations/*.{json,yml}', { cwd: root }))
      expect(read('docs/operating.md')).toContain(file);
  });
});
