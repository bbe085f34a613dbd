import type { Translated } from '#core/messages/translated.ts';
import type weekSheet from './pt.ts';

export default {
  title: 'Votre semaine',
  before: 'Semaine précédente',
  after: 'Semaine suivante',
  sleep: 'Sommeil, en heures',
  hours: '{hours}h{minutes}',
  water: 'Eau, en litres',
  doses: 'Doses prises',
  blank: 'vide',
  faces: 'Visages de cette semaine',
  mostMood: 'L’humeur la plus présente : « {mood} ».',
  severalMoods: 'Aucune humeur ne s’est démarquée ces jours-là.',
  meanSleep: 'Vous avez dormi {hours} en moyenne.',
  noted: 'Voici ce que vous avez noté ces jours-là.',
  nothing: 'Ces sept jours sont vides, et c’est très bien.',
} satisfies Translated<typeof weekSheet>;
