import type { Translated } from '#core/messages/translated.ts';
import type facts from './pt.ts';

export default {
  title: 'Faits du jour',
  category: 'Qu’est-ce que c’était ?',
  categoryRequired: 'Choisissez le type qui convient le mieux.',
  achievement: 'réussite',
  learning: 'apprentissage',
  challenge: 'défi',
  specialMoment: 'moment particulier',
  observation: 'observation',
  reflection: 'réflexion',
  text: 'Que s’est-il passé ?',
  textHint: 'Une phrase suffit.',
  textRequired: 'Écrivez quelques mots à ce sujet.',
  onThisDay: 'À cette date, d’autres mois et années',
  show: 'Afficher',
  all: 'Tous',
  byCategory: 'Notes par type',
  count: 'Notes',
  mostOften: '{count, plural, one {Il y a # note} other {Il y a # notes}}. Le type le plus noté est « {category} ».',
  mostOftenMany: '{count, plural, one {Il y a # note} other {Il y a # notes}}. Aucun type ne s’est démarqué.',
} satisfies Translated<typeof facts>;
