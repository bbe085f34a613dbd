import type { Translated } from '#core/messages/translated.ts';
import type safetyPlan from './pt.ts';

export default {
  heading: 'Mon plan de sécurité',
  intro: 'Six étapes, avec vos mots. Vous pouvez sauter celles que vous voulez. Le faire avec un professionnel aide.',
  empty: 'Le plan est encore vide.',
  write: 'Écrire mon plan',
  change: 'Modifier mon plan',
  numbered: '{number}. {step}',
  warning_signs: 'Mes signes d’alerte',
  warning_signsHint: 'Ce que je pense, ressens ou fais quand cela commence.',
  own_ways: 'Ce que je peux faire par moi-même',
  own_waysHint: 'Respirer, musique, eau, un endroit calme.',
  people_and_places: 'Personnes et lieux qui changent les idées',
  people_and_placesHint: 'Avec qui ou où je me sens mieux, sans rien expliquer.',
  people_to_ask: 'Personnes à qui je peux demander de l’aide',
  people_to_askHint: 'Nom et téléphone.',
  professionals: 'Professionnels et lignes d’écoute',
  professionalsHint: 'Qui me suit, et des numéros qui répondent à toute heure.',
  safer_place: 'Rendre mon lieu plus sûr',
  safer_placeHint: 'Ce dont je conviens avec quelqu’un pour que mon espace soit sûr.',
  save: 'Enregistrer le plan',
  saved: 'Plan enregistré',
  savedHere: 'Plan enregistré sur cet appareil',
  failed: 'Le plan n’a pas été enregistré',
  print: 'Imprimer le plan',
} satisfies Translated<typeof safetyPlan>;
