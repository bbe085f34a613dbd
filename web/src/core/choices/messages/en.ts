import type { Translated } from '#core/messages/translated.ts';
import type choices from './pt.ts';

export default {
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', pastel: 'Pastel', sereneBlue: 'Serene blue' },
  chosen: '{what}: {choice}',
  notKept: 'Your choice was not kept',
  notKeptText: 'It holds until you close this page. This browser has no room to keep it.',
} satisfies Translated<typeof choices>;
