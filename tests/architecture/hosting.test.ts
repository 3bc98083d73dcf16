import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './planted.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const forms = globSync('.github/**/*.yml', { cwd: root });

interface Workflow {
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly { readonly run?: string; readonly uses?: string }[] }>
  >;
}

/** What a workflow runs of this repository, apart from what it installs. */
const commandsOf = (workflow: string): string[] =>
  Object.values((parse(workflow) as Workflow).jobs)
    .flatMap(({ steps }) => steps.map(({ run = '' }) => run))
    .filter((run) => run !== '' && !run.includes('apt-get'));

describe('what the host of the repository is given', () => {
  it('checks a commit by .ci/run alone, and the rest at night', () => {
    expect(commandsOf(read('.github/workflows/ci.yml'))).toEqual(['.ci/run', 'npm run test:slow']);
    expect(commandsOf('jobs: {a: {steps: [{run: .ci/run}, {run: npm run lint}, {uses: x}]}}')).toHaveLength(2);
  });

  it.each(forms)('%s can be read', (file) => {
    expect(forms.length).toBeGreaterThan(3);
    expect(parse(read(file))).toBeTypeOf('object');
  });

  it('names packages that there are, where it holds one back', () => {
    const { packageRules } = JSON.parse(read('renovate.json'));
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    const held = packageRules
      .filter((rule: object) => 'allowedVersions' in rule)
      .flatMap(({ matchPackageNames }: { matchPackageNames: string[] }) => matchPackageNames);
    expect(held.length).toBeGreaterThan(0);
    for (const name of held) expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
  });
});
