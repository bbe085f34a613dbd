import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Returns the first lines of a test's message: enough to show the expectation, without the stack trace. */
function shorten(message) {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return lines.slice(0, 6).map((line) => `    ${line.trim()}`);
}

const entry = (name, message) => [name, ...shorten(message)].join('\n');

/** Returns the failures in a report of Vitest: its failed tests, and the files that failed outside every test. */
export function nameFailedTests({ testResults = [] }, root) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(root, name);
    if (failed.length === 0) return status === 'failed' ? [entry(file, message)] : [];
    return failed.map((test) => entry(`${file} › ${test.fullName}`, test.failureMessages[0]));
  });
}

/** Returns the failures in a report of Playwright: its failed stories, and errors outside every story. */
export function nameFailedStories({ suites = [], errors = [] }) {
  const ofSuite = (suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => !spec.ok)
      .map((spec) =>
        entry(
          `${spec.file}:${spec.line} › ${spec.title}`,
          spec.tests.flatMap((test) => test.results).findLast((result) => result.error)?.error.message,
        ),
      ),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ];
  return [...suites.flatMap(ofSuite), ...errors.map((error) => entry('outside every story', error.message))];
}
