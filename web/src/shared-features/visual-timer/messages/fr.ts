import type { Translated } from '#core/messages/translated.ts';
import type visualTimer from './pt.ts';

export default {
  length: 'Combien de temps',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  choose: 'Utiliser un minuteur',
  other: 'Choisir une autre durée',
  start: '{minutes, plural, one {Lancer # minute} other {Lancer # minutes}}',
  begin: 'Lancer le minuteur',
  left: '{minutes, plural, one {Il reste environ # minute} other {Il reste environ # minutes}}',
  'phase-0': 'Le minuteur est lancé',
  'phase-1': 'Un quart du temps est passé',
  'phase-2': 'La moitié du temps est passée',
  'phase-3': 'Le temps est presque écoulé',
  until: 'Jusqu’à {time}',
  paused: 'En pause',
  pausedText: 'Continuez quand vous voulez.',
  pause: 'Mettre en pause',
  resume: 'Reprendre le minuteur',
  end: 'Terminer maintenant',
  sound: 'Son doux à la fin',
  over: 'Le temps est terminé : {about}',
  close: 'Fermer le minuteur',
} satisfies Translated<typeof visualTimer>;
