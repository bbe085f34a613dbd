import { expect, it } from 'vitest';
import { faultMessage } from './fault-message.ts';

it('says that nothing changed only if the server refused the action', () => {
  expect(faultMessage({ status: 409, code: 'last_admin' })).toBe('lastAdmin');
  expect(faultMessage({ status: 400, code: 'invalid_credentials' })).toBe('passwordWrong');
  expect(faultMessage({ status: 409, code: 'account_closed' })).toBe('refusedAction');
  expect(faultMessage({ status: 503, code: 'not_ready' })).toBe('unknownAction');
  expect(faultMessage(new TypeError('no answer'))).toBe('unknownAction');
});
