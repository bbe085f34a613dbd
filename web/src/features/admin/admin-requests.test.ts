import { expect, it } from 'vitest';
import { faultWord } from './admin-requests.ts';

it('says that nothing changed only where the server refused', () => {
  expect(faultWord({ status: 409, code: 'last_admin' })).toBe('lastAdmin');
  expect(faultWord({ status: 400, code: 'invalid_credentials' })).toBe('passwordWrong');
  expect(faultWord({ status: 409, code: 'account_closed' })).toBe('refusedAction');
  expect(faultWord({ status: 503, code: 'not_ready' })).toBe('unknownAction');
  expect(faultWord(new TypeError('no answer'))).toBe('unknownAction');
});
