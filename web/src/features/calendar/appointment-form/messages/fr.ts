import type { Translated } from '#core/messages/translated.ts';
import type appointmentForm from './pt.ts';

export default {
  formEdit: 'Modifier le rendez-vous',
  formHint: 'Seuls le nom, le type et le jour sont nécessaires. Le reste peut rester vide.',
  recoveryHint: 'Le temps de récupérer avant autre chose.',
  noAlert: 'Sans alarme',
  alertHint:
    'Sonne quand l’application est ouverte. Si elle est fermée, seulement sur les appareils où vous l’avez activé, dans Rappels.',
  nameRequired: 'Écrivez un nom pour le rendez-vous.',
  typeRequired: 'Choisissez le type de rendez-vous.',
  dateRequired: 'Choisissez le jour du rendez-vous.',
  pastIsPremium: 'Ce jour est passé. Les jours passés font partie de Premium.',
  never: 'Ne pas répéter',
  untilHint: 'Laissé vide, il continue sans date de fin.',
  untilTooEarly: 'Choisissez un jour qui ne précède pas le rendez-vous.',
  several: 'Se termine un autre jour',
  endRequired: 'Choisissez le dernier jour.',
  endTooEarly: 'Choisissez un jour après le premier.',
  endTooLate: 'Choisissez un jour dans l’année qui suit le premier.',
  startRequired: 'Indiquez aussi l’heure de début.',
  nextDays: 'Ensuite : {days}',
  scope: 'Que modifier',
  day: 'Seulement ce jour',
  following: 'Ce jour et les suivants',
  removeDay: 'Supprimer seulement ce jour',
  removeFollowing: 'Supprimer ce jour et les suivants',
  removeRepeating: 'Ce rendez-vous se répète. Vous pourrez annuler juste après.',
} satisfies Translated<typeof appointmentForm>;
