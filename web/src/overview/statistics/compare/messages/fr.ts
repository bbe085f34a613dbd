import type { Translated } from '#core/messages/translated.ts';
import type compare from './pt.ts';

export default {
  rule: 'Ce sont deux choses sur les mêmes jours. L’une n’explique pas l’autre. Chaque image a sa propre échelle.',
  above: 'En haut',
  below: 'En bas',
  value: '{name} : {value}',
  tagDays: 'Jours avec l’étiquette « {name} »',
  tagTotal: 'Avec l’étiquette, {count} sur {days, plural, one {# jour} many {# jours} other {# jours}}.',
  onlyOne: 'Pour comparer, il faut des notes sur un sujet de plus pendant ces jours.',
  empty: 'Il n’y a pas de note pour ces jours.',
  onlyWithout: 'Il y a des notes pour ces jours, mais sans cette donnée.',
  noValue: 'une note sans cette donnée',
  noPeriod: 'pas de règles',
  notRead: 'une note hors du dessin',
  moodFrom: 'L’humeur de chaque jour apparaît à partir du {date}.',
  analysis: 'Surcharges',
  medications: 'Doses prises',
  menstrual: 'Règles',
  routine: 'Étapes de la routine',
  nutrition: 'Aliments notés',
  readings: 'Lectures terminées',
  reminders: 'Rappels faits',
} satisfies Translated<typeof compare>;
