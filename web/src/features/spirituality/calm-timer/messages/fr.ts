import type { Translated } from '#core/messages/translated.ts';
import type calmTimer from './pt.ts';

export default {
  length: 'Combien de temps',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  begin: 'Commencer le temps de calme',
  close: 'Fermer le temps de calme',
  'phase-0': 'Le temps a commencé',
  'phase-1': 'Un quart du temps est passé',
  'phase-2': 'La moitié du temps est passée',
  'phase-3': 'Le temps est presque écoulé',
  until: 'Jusqu’à {time}',
  paused: 'En pause',
  pausedText: 'Continuez quand vous voulez.',
  pause: 'Mettre le temps en pause',
  resume: 'Reprendre le temps',
  end: 'Terminer maintenant',
  overToast: 'Le temps de calme est terminé',
  over: '{minutes, plural, one {Voilà # minute de calme. Si vous voulez, gardez-la ici.} other {Voilà # minutes de calme. Si vous voulez, gardez-les ici.}}',
  record: 'Garder ce temps',
} satisfies Translated<typeof calmTimer>;
