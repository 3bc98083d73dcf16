// What a run of tests reports in its file of JSON: how many passed, failed and were skipped, and which failed.
import { readFileSync } from 'node:fs';

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** A run that wrote no report failed as a whole. */
const WITHOUT_REPORT = { passed: 0, failed: 1, skipped: 0, failures: ['wrote no report'] };

/** What vitest reports; a file that cannot be run counts as one that failed. */
export const vitestReport = (file) => {
  const report = readJson(file);
  if (!report) return WITHOUT_REPORT;
  const results = report.testResults.flatMap(({ name, status, assertionResults }) =>
    assertionResults.length > 0
      ? assertionResults.map((result) => ({ ...result, name }))
      : [{ name, status, fullName: 'cannot be run' }],
  );
  const failures = results.filter(({ status }) => status === 'failed');
  const passed = results.filter(({ status }) => status === 'passed').length;
  return {
    passed,
    failed: failures.length,
    skipped: results.length - passed - failures.length,
    failures: failures.map(({ name, fullName }) => `${name} › ${fullName}`),
  };
};

/** Every walk of a part of the report, with the names that it stands under. */
const specsIn = ({ title, specs = [], suites = [] }) =>
  [...specs, ...suites.flatMap(specsIn)].map((spec) => ({ ...spec, title: `${title} › ${spec.title}` }));

/** What Playwright reports; a walk that passed at its second try has passed, and an error outside of all fails the run. */
export const playwrightReport = (file) => {
  const report = readJson(file);
  if (!report) return WITHOUT_REPORT;
  const { expected, flaky, skipped } = report.stats;
  const failures = [
    ...report.suites.flatMap(specsIn).filter(({ ok }) => !ok),
    ...report.errors.map(({ message }) => ({ title: message })),
  ];
  return {
    passed: expected + flaky,
    failed: failures.length,
    skipped,
    failures: failures.map(({ title, tests = [] }) =>
      [title, ...tests.map(({ projectName }) => projectName)].join(' @ '),
    ),
  };
};
