import type { Translated } from '#core/messages/translated.ts';
import type alarms from './pt.ts';

export default {
  region: 'Alarmes',
  doseTime: 'Médicament de {time}',
  reminderTime: 'Rappel de {time}',
  appointmentTime: 'Rendez-vous de {time}',
  show: 'Voir ce que c’est',
  done: 'Fait',
  markDone: 'Marquer comme fait',
  seeDay: 'Voir dans le calendrier',
  laterIn: 'Me le dire dans {minutes, plural, one {# minute} other {# minutes}}',
  close: 'Fermer l’alarme',
} satisfies Translated<typeof alarms>;
