import { latePart } from '#core/late/late-part.tsx';

/** The account's part of the settings, fetched with its words when it is opened. */
export const LateAccountMenu = latePart(
  'account',
  () => ['account', 'consents', 'factors', 'second-factor', 'your-data'],
  async () => (await import('./account-group.tsx')).AccountGroup,
);
