import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as kit from '#core/testing/index.ts';

const root = new URL('../../..', import.meta.url).pathname;

/** One fake stands for both: time passes for the clock and its timers alike. */
const ELSEWHERE: Readonly<Record<string, string>> = { Clock: 'fakeTime', Timers: 'fakeTime' };

/** Every port of core with its calls: an interface that has methods. */
const ports = globSync('core/**/*.ts', { cwd: root, exclude: ['core/testing/**'] }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^export interface (\w+)[^{]*\{([\s\S]*?)^\}/gm)]
    .map(([, name = '', body = '']) => ({
      name,
      calls: [...body.matchAll(/^ {2}(\w+)\(/gm)].map(([, call = '']) => call),
    }))
    .filter(({ calls }) => calls.length > 0),
);

/** Calls of a port that its fake does not have; all of them where there is no fake. */
const missingFrom = (fakes: Readonly<Record<string, unknown>>, { name, calls }: (typeof ports)[number]) => {
  const make = fakes[ELSEWHERE[name] ?? `fake${name}`];
  if (typeof make !== 'function') return calls;
  const fake: Readonly<Record<string, unknown>> = make();
  return calls.filter((call) => typeof fake[call] !== 'function');
};

describe('the fakes of core’s ports', () => {
  it.each(ports)('stand for $name with all its calls', (port) => {
    expect(missingFrom(kit, port)).toEqual([]);
  });

  it('are missed where there is none, or where it lacks a call', () => {
    expect(ports.length).toBeGreaterThan(60);
    const port = { name: 'Lift', calls: ['up', 'down'] };
    expect(missingFrom({}, port)).toEqual(['up', 'down']);
    expect(missingFrom({ fakeLift: () => ({ up: () => undefined }) }, port)).toEqual(['down']);
  });
});
