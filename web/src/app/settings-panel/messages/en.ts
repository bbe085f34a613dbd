import type { Translated } from '#core/messages/translated.ts';
import type settingsPanel from './pt.ts';

export default {
  title: 'Settings',
  text: 'Your choices take effect at once.',
  close: 'Close',
  back: 'Back',
  groups: {
    look: 'Appearance',
    comfort: 'Comfort',
    notices: 'Notices and sounds',
    pages: 'Menu pages',
    account: 'Account and privacy',
  },
  within: {
    look: 'Theme, contrast and language',
    comfort: 'Text, movement and simple mode',
    notices: 'How long they stay, sound and vibration',
    pages: 'What is shown and in which order',
    account: 'Your data, password and devices',
  },

  contrast: 'Contrast',
  contrasts: { system: 'Same as this device', more: 'More contrast' },

  sample: 'A line of text, to see how it looks.',
  textSize: 'Text size',
  textSizes: { standard: 'Standard', large: 'Large', larger: 'Larger', largest: 'Largest' },
  readingFont: 'Reading font',
  systemFont: 'This device’s font',
  fontOfLatin: 'In Japanese and Chinese, the device’s own font is used.',
  motion: 'Movement on the screen',
  motions: { system: 'Same as this device', reduced: 'Without movement', full: 'With movement' },
  simpleMode: 'Simple mode',
  simpleModeText: 'Fewer things at a time: up to five choices in each step.',

  duration: 'How long notices stay',
  seconds: '{count, plural, one {# second} other {# seconds}}',
  durationHint: 'Errors and notices with a button stay until you answer.',
  sound: 'Soft sound',
  soundText: 'A short, quiet tone when something is saved.',
  trySound: 'Hear the sound',
  noSound: 'This browser offers no sound.',
  vibration: 'Vibration',
  vibrationText: 'A light touch when something is saved, on devices that vibrate.',
  tryVibration: 'Feel the vibration',
  noVibration: 'This browser offers no vibration.',
  earlier: 'See earlier notices',

  on: 'on',
  off: 'off',
} satisfies Translated<typeof settingsPanel>;
