import { expect, it } from 'vitest';
import { accountAddress } from './account-address.ts';

it('is the e-mail, or the phone with its plus where the account goes by no e-mail', () => {
  expect(accountAddress({ email: 'ana@example.org', phone: '5511988880001' })).toBe('ana@example.org');
  // As the server words an account without an e-mail.
  expect(accountAddress({ email: '', phone: '5511988880001' })).toBe('+5511988880001');
  expect(accountAddress({ phone: '+5511988880001' })).toBe('+5511988880001');
  expect(accountAddress({ email: '', phone: '' })).toBe('');
});
