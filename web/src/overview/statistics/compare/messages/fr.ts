import type { Translated } from '#core/messages/translated.ts';
import type compare from './pt.ts';

export default {
  rule: 'Ce sont deux choses sur les mêmes jours. L’une n’explique pas l’autre. Chaque image a sa propre échelle.',
  above: 'En haut',
  below: 'En bas',
  value: '{name} : {value}',
  empty: 'Il n’y a pas de note pour ces jours.',
  moodOfYear: 'L’humeur de chaque jour n’apparaît que pour la dernière année.',
  analysis: 'Surcharges',
  medications: 'Doses prises',
  menstrual: 'Règles',
  routine: 'Étapes de la routine',
  nutrition: 'Aliments notés',
  readings: 'Lectures terminées',
  reminders: 'Rappels faits',
} satisfies Translated<typeof compare>;
