import { lazyPart } from '#core/lazy/lazy-part.tsx';

/** The setting for alarms with the app closed, fetched with its messages where it is first shown. */
export const LazyPushPart = lazyPart(
  'push',
  () => ['push'],
  async () => (await import('./push-part.tsx')).PushPart,
);
