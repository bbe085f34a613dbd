import { expect, it } from 'vitest';
import { emptySignUp } from '../sign-up-draft.ts';
import { addressOf, metadataOf } from './sign-up.ts';

it('sends a consent for each ticked box and for no other', () => {
  const draft = { ...emptySignUp, fullName: ' Ana Lima ', plan: 'premium', health: true, privacy: true } as const;
  expect(metadataOf(draft, 'ja')).toEqual({
    full_name: 'Ana Lima',
    phone: '',
    address: '',
    is_premium: true,
    language: 'ja',
    consents: [
      { purpose: 'privacy_policy', version: '2026-11-28', language: 'ja' },
      { purpose: 'health', version: '2025-09-28', language: 'ja' },
    ],
  });
});

it('starts with nothing ticked and the free plan', () => {
  expect(metadataOf(emptySignUp, 'pt')).toMatchObject({ is_premium: false, consents: [] });
});

it('uses the phone only if the person chose it and the server sends text messages', () => {
  const draft = { ...emptySignUp, email: ' ana@example.com ', phone: '+55 81 91234-5678', by: 'phone' } as const;
  expect(addressOf(draft, true)).toEqual({ email: '', phone: '+5581912345678' });
  expect(addressOf(draft, false)).toEqual({ email: 'ana@example.com' });
  expect(addressOf({ ...draft, by: 'email' }, true)).toEqual({ email: 'ana@example.com' });
});
