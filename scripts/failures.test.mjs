import { expect, test } from 'vitest';
import { nameFailedStories, nameFailedTests } from './failures.mjs';

test('a failed test is named by its file and what it says, without a stack', () => {
  const failureMessages = ['\u001B[31mexpected 1 to be 2\u001B[39m\n\n    at here (file.ts:1:1)'];
  const testResults = [
    {
      name: '/house/server/sleep.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'counts nights', failureMessages: [] },
        { status: 'failed', fullName: 'counts naps', failureMessages },
      ],
    },
  ];
  expect(nameFailedTests({ testResults }, '/house')).toEqual(['server/sleep.test.ts › counts naps\n    expected 1 to be 2']);
});

test('a file that fails before its first test is named too', () => {
  const testResults = [
    { name: '/house/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: '/house/b.test.ts', status: 'passed', message: '', assertionResults: [] },
  ];
  expect(nameFailedTests({ testResults }, '/house')).toEqual(['a.test.ts\n    no such module']);
});

test('a failed story is named wherever its suite stands, and so is an error outside every story', () => {
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
