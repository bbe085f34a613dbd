import type { Translated } from '#core/messages/translated.ts';
import type routine from './pt.ts';

export default {
  title: 'Routine',
  steps: 'Étapes du jour',
  done: '{count, plural, one {# étape faite ce jour-là.} other {# étapes faites ce jour-là.}}',
  noneDone: 'Touchez une étape quand elle est faite.',
  takes:
    '{count, plural, one {L’étape avec une durée prend {time}.} other {Les étapes avec une durée prennent {time} en tout.}}',
  lowEnergyToday: 'Jour de peu d’énergie',
  lowEnergyHint: 'La routine devient plus petite. Pour ce jour seulement.',
  allRest: 'Ce jour-là, toutes les étapes se reposent.',
  insteadOf: 'à la place de {name}',
  anyTime: 'À tout moment',
  morning: 'Matin',
  afternoon: 'Après-midi',
  evening: 'Soir',
  name: 'Étape',
  part_of_day: 'Moment de la journée',
  minutes: 'Durée',
  minutesHint: 'Si cela aide. Vous pouvez laisser vide.',
  smaller: 'Version plus petite, pour les jours de peu d’énergie',
  smallerHint: 'Par exemple : « me laver le visage » à la place de « prendre une douche ».',
  rests_when_low: 'Se repose les jours de peu d’énergie',
  low_energy: 'Jour de peu d’énergie',
  task: 'Étape',
  noSteps: 'Votre routine est encore vide',
  noStepsText: 'Commencez par une petite étape, si vous voulez. Tout peut changer ensuite.',
  exampleWater: 'Boire de l’eau',
  exampleWindow: 'Ouvrir la fenêtre',
  exampleTeeth: 'Me brosser les dents',
  exampleFood: 'Manger quelque chose',
  further: 'D’autres petites étapes',

  addStep: 'Ajouter une étape',
  saveStep: 'Enregistrer l’étape',
  arrange: 'Organiser la routine',
  oneByOne: 'Une étape à la fois',
  close: 'Fermer',
  finish: 'Terminer',
  summary:
    '{days, plural, one {Il y a des notes pour # jour.} other {Il y a des notes pour # jours.}} {steps, plural, one {La plus fréquente : {names}, {onDays}.} other {Les plus fréquentes : {names}, {onDays} chacune.}}',
  summaryOfMany:
    '{days, plural, one {Il y a des notes pour # jour.} other {Il y a des notes pour # jours.}} Les plus fréquentes : {steps} étapes, {onDays} chacune.',
  quoted: '« {name} »',
  onDays: '{count, plural, one {# jour} other {# jours}}',
  daysDone: 'Jours avec l’étape faite',
} satisfies Translated<typeof routine>;
