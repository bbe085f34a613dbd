import type { Translated } from '#core/messages/translated.ts';
import type calmTimer from './pt.ts';

export default {
  length: 'Combien de temps',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  begin: 'Commencer le temps',
  close: 'Fermer le temps de calme',
  'phase-0': 'Le temps a commencé',
  'phase-1': 'Un quart est déjà rempli',
  'phase-2': 'La moitié est remplie',
  'phase-3': 'C’est presque plein',
  until: 'Jusqu’à {time}',
  paused: 'En pause',
  pausedText: 'Le temps vous attend.',
  pause: 'Mettre le temps en pause',
  resume: 'Reprendre le temps',
  end: 'Terminer maintenant',
  overToast: 'Le temps de calme est terminé',
  over: '{minutes, plural, one {Voilà # minute de calme. Si vous voulez, gardez-la ici.} other {Voilà # minutes de calme. Si vous voulez, gardez-les ici.}}',
  record: 'Garder ce temps',
} satisfies Translated<typeof calmTimer>;
