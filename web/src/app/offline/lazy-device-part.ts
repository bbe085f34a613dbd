import { lazyPart } from '#core/lazy/lazy-part.tsx';

/** The settings' part about this device, fetched with its words when the settings are opened. */
export const LazyDevicePart = lazyPart(
  'device',
  () => ['offline'],
  async () => (await import('./device-part.tsx')).DevicePart,
);
