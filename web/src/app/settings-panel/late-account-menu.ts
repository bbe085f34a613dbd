import { latePart } from '#core/late/late-part.tsx';

/** The account's part of the settings, fetched with its words when it is opened. */
export const LateAccountMenu = latePart(
  'account',
  () => ['account', 'consents', 'factors', 'second-factor'],
  async () => (await import('#features/account/account-menu.tsx')).AccountMenu,
);
