import { latePart } from '#core/late/late-part.tsx';

/** The setting for alarms with the app closed, fetched with its words where it is first shown. */
export const LatePushPart = latePart(
  'push',
  () => ['push'],
  async () => (await import('./push-part.tsx')).PushPart,
);
