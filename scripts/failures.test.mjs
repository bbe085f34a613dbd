import { expect, test } from 'vitest';
import { nameFailedStories, nameFailedTests } from './failures.mjs';

test('names a failed test by its file and message, without a stack', () => {
  const failureMessages = ['\u001B[31mexpected 1 to be 2\u001B[39m\n\n    at here (file.ts:1:1)'];
  const testResults = [
    {
      name: '/repository/server/sleep.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'counts nights', failureMessages: [] },
        { status: 'failed', fullName: 'counts naps', failureMessages },
      ],
    },
  ];
  expect(nameFailedTests({ testResults }, '/repository')).toEqual([
    'server/sleep.test.ts › counts naps\n    expected 1 to be 2',
  ]);
});

test('names a file that fails before its first test', () => {
  const testResults = [
    { name: '/repository/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: '/repository/b.test.ts', status: 'passed', message: '', assertionResults: [] },
  ];
  expect(nameFailedTests({ testResults }, '/repository')).toEqual(['a.test.ts\n    no such module']);
});

test('names failed stories of nested suites, and errors outside every story', () => {
  const spec = (title, ok, ...messages) => ({
    title,
    ok,
    file: 'sleep.spec.ts',
    line: 7,
    tests: [{ results: messages.map((message) => ({ error: { message } })) }],
  });
  const report = {
    suites: [{ specs: [spec('one night', true)], suites: [{ specs: [spec('a nap', false, 'no button')] }] }],
    errors: [{ message: 'no browser' }],
  };
  expect(nameFailedStories(report)).toEqual([
    'sleep.spec.ts:7 › a nap\n    no button',
    'outside every story\n    no browser',
  ]);
});
