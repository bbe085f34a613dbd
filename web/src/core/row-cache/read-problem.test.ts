import { expect, test } from 'vitest';
import { readProblemOf } from './read-problem.ts';

test.each([
  ['nobody answered', 0, undefined, 'unreachable'],
  ['something that is no answer of ours', 200, undefined, 'unreachable'],
  ['a refusal with its code', 403, '42501', 'refused'],
  ['too many requests, from whatever stands in front', 429, undefined, 'failing'],
  ['too many requests, in the server’s own words', 429, 'over_request_rate_limit', 'failing'],
  ['a request that took too long', 408, 'request_timeout', 'failing'],
  ['a server that fails', 500, 'XX000', 'failing'],
  ['a server that is not there behind its proxy', 502, undefined, 'failing'],
] as const)('%s', (_name, status, code, kind) => {
  const problem = readProblemOf(status, code);
  expect(problem.kind).toBe(kind);
  expect(problem.code).toBe(kind === 'refused' ? code : undefined);
});
