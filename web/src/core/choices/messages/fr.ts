import type { Translated } from '#core/messages/translated.ts';
import type choices from './pt.ts';

export default {
  theme: 'Thème',
  themes: { light: 'Clair', dark: 'Sombre', pastel: 'Pastel', sereneBlue: 'Bleu serein' },
  chosen: '{what} : {choice}',
  notKept: 'Le choix n’a pas été conservé',
  notKeptText: 'Il vaut jusqu’à la fermeture de cette page. Ce navigateur n’a plus de place pour le conserver.',
} satisfies Translated<typeof choices>;
