import { latePart } from '#core/late/late-part.tsx';

/** The settings' part about this device, fetched with its words when the settings are opened. */
export const LateDevicePart = latePart(
  'device',
  () => ['offline'],
  async () => (await import('./device-part.tsx')).DevicePart,
);
