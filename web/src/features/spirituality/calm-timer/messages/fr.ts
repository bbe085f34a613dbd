import type { Translated } from '#core/messages/translated.ts';
import type calmTimer from './pt.ts';

export default {
  begin: 'Commencer le temps de calme',
  close: 'Fermer le temps de calme',
  over: '{minutes, plural, one {Voilà # minute de calme. Si vous voulez, gardez-la ici.} other {Voilà # minutes de calme. Si vous voulez, gardez-les ici.}}',
  record: 'Garder ce temps',
} satisfies Translated<typeof calmTimer>;
