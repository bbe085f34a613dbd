import { lazyPart } from '#core/lazy/lazy-part.tsx';

/** The part of the settings that arranges the sidebar, fetched with its words when it is opened. */
export const LazyPageMenu = lazyPart(
  'page-menu',
  () => ['page-menu', 'sorting'],
  async () => (await import('#shared-features/page-menu/page-menu.tsx')).PageMenu,
);
