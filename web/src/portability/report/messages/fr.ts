import type { Translated } from '#core/messages/translated.ts';
import type report from './pt.ts';

export default {
  heading: 'Résumé pour la consultation',
  period: 'Du {from} au {to} : {days, plural, one {# jour} other {# jours}}.',
  madeOn: 'Fait le {date} à partir des notes que la personne a prises dans COGN.',
  asOf: 'Fait sans internet, avec les notes telles qu’elles étaient le {date} à {time}. Ce qui est venu après n’y est pas.',
  reading: 'Un jour sans note n’est que cela, jamais un zéro. Rien ici n’est un diagnostic.',
  born: '{date}, {age, plural, one {# an} other {# ans}}',
  named: '{name} : {value}',
  changed: 'Ce qui a changé',
  changedHow:
    'Entre parenthèses, l’intervalle à 95 %, qui tient compte de la ressemblance entre jours voisins. S’il contient zéro, ces jours ne suffisent pas pour dire si quelque chose a changé. n : jours avec une note ; il en faut au moins {count} dans chaque période.',
  measure: 'Mesure',
  span: 'du {from} au {to}',
  difference: 'Différence',
  fewDays: 'peu de jours avec une note',
  halfOpen: 'moins de la moitié des jours ont une réponse',
  changedBy: '{difference} (de {low} à {high})',
  unclear: 'pas de changement net (de {low} à {high})',
  sleepHours: 'Sommeil par jour, moyenne',
  midSleep: 'Milieu du sommeil (+ : plus tard)',
  battery: 'Batterie sociale, moyenne',
  overloadDays: 'Jours avec une surcharge, parmi les jours avec une réponse',
  dosesTaken: 'Doses prises, parmi celles qui ont une réponse',
  withCount: '{value} (n = {count})',
  points: '{value} points de pourcentage',
  daysOf: '{days} sur {of, plural, one {# jour} other {# jours}}',
  daysBy:
    '{count, plural, one {# jour noté} other {# jours notés}}, {step, select, day {par jour} week {par semaine} other {par mois}}',
  trendAlt: '{name} : moyenne {mean}, de {low} à {high}. {note}. Là où la ligne manque, rien n’est noté.',
  totalAlt: '{name} : {sum} en tout. {note}.',
  steps:
    'Dans les dessins au fil du temps, chaque point est {step, select, week {une semaine} other {un mois}} : le premier a {first} jours, le dernier {last}.',
  barsAlt: '{name} : {list}.',
  noRecord: 'Sans note',
  entry: 'note',
  oneLine:
    'Chaque date a les notes de son jour, séparées par une barre ou une nouvelle ligne. Les valeurs sans nom suivent l’ordre de l’en-tête ; – est une valeur vide.',
  daySum: 'Somme de {count, plural, one {# note} other {# notes}} : {list}',
  sums: 'Ici, les nombres de chaque jour sont additionnés. Un n indique combien de notes ont la valeur, si ce n’est toutes. Le CSV et le JSON ont chaque note.',
  leftOut: 'Sans les notes de : {list}.',
  all: 'Notes',
  counted:
    '{count, plural, one {# note} other {# notes}} sur {days, plural, one {# jour} other {# jours}}, du {from} au {to}.',
  undated: '{count, plural, one {# élément} other {# éléments}}.',
  page: 'Page {page}',
  codes: 'Les signes qu’aucune police de ce fichier ne contient sont montrés par leur code, ainsi : {example}.',
} satisfies Translated<typeof report>;
