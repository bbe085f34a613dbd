import { lazyPart } from '#core/lazy/lazy-part.tsx';

/** The account's part of the settings, fetched with its words when it is opened. */
export const LazyAccountMenu = lazyPart(
  'account',
  () => ['account', 'consents', 'factors', 'second-factor', 'your-data'],
  async () => (await import('./account-group.tsx')).AccountGroup,
);
