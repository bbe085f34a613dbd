import type { Translated } from '#core/messages/translated.ts';
import type voiceSettings from './pt.ts';

export default {
  heading: 'Voice',
  summary: 'The voice and its speed on this device',
  text: 'This applies to this device only, for “Say it” and in “Help now”.',
  voice: 'Voice',
  ownVoice: 'The device chooses',
  rate: 'Speed',
  verySlow: 'very slow',
  slow: 'slow',
  normal: 'normal',
  fast: 'fast',
  listen: 'Listen',
  quiet: 'Stop the voice',
  sample: 'This is how the voice sounds.',
  silent: 'This device did not speak',
  silentText: 'There is no voice for this language here.',
} satisfies Translated<typeof voiceSettings>;
