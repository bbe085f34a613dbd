import { lazyPart } from '#core/lazy/lazy-part.tsx';

/** The setting for notifications while the app is closed, fetched with its messages when it is first shown. */
export const LazyPushPart = lazyPart(
  'push',
  () => ['push'],
  async () => (await import('./push-part.tsx')).PushPart,
);
