import { expect, it } from 'vitest';
import { emptySignUp } from './sign-up-draft.ts';
import { metadataOf } from './sign-up.ts';

it('sends a consent for each ticked box and for no other', () => {
  const draft = { ...emptySignUp, fullName: ' Ana Lima ', plan: 'premium', health: true, privacy: true } as const;
  expect(metadataOf(draft, 'ja')).toEqual({
    full_name: 'Ana Lima',
    phone: '',
    address: '',
    is_premium: true,
    language: 'ja',
    consents: [
      { purpose: 'privacy_policy', version: '2025-09-28', language: 'ja' },
      { purpose: 'health', version: '2025-09-28', language: 'ja' },
    ],
  });
});

it('begins with nothing ticked and the free plan', () => {
  expect(metadataOf(emptySignUp, 'pt')).toMatchObject({ is_premium: false, consents: [] });
});
