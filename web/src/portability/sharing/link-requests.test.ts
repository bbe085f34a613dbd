import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { linkFailure } from './link-requests.ts';

beforeEach(() => void vi.stubGlobal('window', { isSecureContext: true }));
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['no connection', new TypeError('Failed to fetch'), 'unreachable'],
  ['no response in time', new DOMException('signal timed out', 'TimeoutError'), 'unreachable'],
  ['too many links', { code: 'too_many_health_links' }, 'tooMany'],
  ['a fault of the server', { code: 'unexpected_failure' }, 'failed'],
])('names the reason why no link was created: %s', (_, problem, reason) => {
  expect(linkFailure(problem)).toBe(reason);
});
