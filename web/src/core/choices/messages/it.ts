import type { Translated } from '#core/messages/translated.ts';
import type choices from './pt.ts';

export default {
  theme: 'Tema',
  themes: { light: 'Chiaro', dark: 'Scuro', pastel: 'Pastello', sereneBlue: 'Blu sereno' },
  chosen: '{what}: {choice}',
  notKept: 'La scelta non è stata conservata',
  notKeptText: 'Vale finché non chiudi questa pagina. Questo browser non ha spazio per conservarla.',
} satisfies Translated<typeof choices>;
