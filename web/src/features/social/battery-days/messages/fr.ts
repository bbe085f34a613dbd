import type { Translated } from '#core/messages/translated.ts';
import type batteryDays from './pt.ts';

export default {
  heading: 'Jour après jour, avec les rendez-vous',
  summary:
    '{count, plural, =0 {Aucun rendez-vous sur cette période.} one {La ligne pointillée marque # jour avec rendez-vous.} other {Les lignes pointillées marquent # jours avec rendez-vous.}}',
  day: 'Jour',
  level: 'Batterie',
  appointments: 'Rendez-vous',
} satisfies Translated<typeof batteryDays>;
