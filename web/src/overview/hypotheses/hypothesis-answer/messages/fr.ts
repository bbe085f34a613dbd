import type { Translated } from '#core/messages/translated.ts';
import type hypothesisAnswer from './pt.ts';

export default {
  list: 'Vos idées',
  when: 'Jours qui comptent : du {first} au {last}.',
  answerOn: 'La réponse apparaît le {day}.',
  noAnswer: 'Il n’y a pas de réponse.',
  soFar:
    '{count, plural, one {Pour l’instant, # jour compte.} many {Pour l’instant, # jours comptent.} other {Pour l’instant, # jours comptent.}}',
  soFarVisible: 'Avec eux, en {unit}, une différence de {value} ou plus se verrait quatre fois sur cinq.',
  tooFew:
    'Pas de réponse : {count, plural, one {# jour a} many {# jours ont} other {# jours ont}} les deux notes. Il en faut 28, avec au moins 8 de chaque sorte.',
  tooFewAround:
    'Pas de réponse : jours avec une note avant le changement, {before} ; après, {after}. Il en faut 7 de chaque côté.',
  higher: 'Avec {kind}, les valeurs de {outcome} étaient plus hautes {when}.',
  lower: 'Avec {kind}, les valeurs de {outcome} étaient plus basses {when}.',
  higherAfter: 'Après le changement, les valeurs de {outcome} étaient plus hautes.',
  lowerAfter: 'Après le changement, les valeurs de {outcome} étaient plus basses.',
  unclear: 'On ne peut pas savoir.',
  unclearText:
    'Cela ne veut pas dire qu’il n’y a pas de différence. En {unit}, ces jours n’en montreraient sûrement qu’une de {value} ou plus.',
  difference: 'Différence en {unit} : {value} (intervalle à 95 % : de {low} à {high}).',
  withInterval: '{value} (de {low} à {high})',
  adjusted:
    'La différence tient déjà compte des jours de la semaine, des changements lents et des jours voisins. Elle peut donc différer de celle des moyennes.',
  chance: 'Aller ensemble n’est pas causer. Sur 20 idées sans rien derrière, environ une montre une différence par hasard.',
  less: 'moins',
  more: 'plus',
  others: 'autres jours',
  yesIn: '« oui » pour « {name} »',
  withTag: 'l’étiquette « {name} »',
  orMoreIn: '{value} ou plus pour « {name} »',
  before: '60 jours avant',
  after: '60 jours à partir du changement',
  group: 'Jours',
  count: 'Combien',
  mean: 'Moyenne',
  differenceRow: 'différence',
  means: '{outcome}, moyenne en {unit}',
  meanWith: '{count, plural, one {{value} · # jour} many {{value} · # jours} other {{value} · # jours}}',
  meansOf: '{title}. {kind} : {value}. {others} : {other}.',
  otherChanges: 'Ce qui s’est passé d’autre ces jours-là',
  noOtherChange: 'Aucun autre changement de médicament, et aucune période de 14 jours ou plus sans cette note.',
  gap: 'Sans cette note du {from} au {to}',
  doses:
    'Doses prévues de ce médicament notées comme prises : {before} avant et {after} après. Les prises au besoin ne comptent pas.',
  ofDoses: '{taken} sur {all}',
  today: 'Aujourd’hui : {side}',
  next: 'À partir du {day} : {side}.',
  toEnd: 'Cela reste ainsi jusqu’à la fin du plan, le {day}.',
  begins: 'Le plan commence le {day} : {side}.',
  planDay: 'Jour du plan',
  thatDay: 'Ce jour-là : {side}',
  kept: 'J’ai suivi le plan',
  notKept: 'Cela n’a pas été possible',
  planEnds: 'Pour finir plus tôt, retirez l’idée. Un plan interrompu reste sans réponse.',
  higherPlan: 'Les jours {side}, les valeurs de {outcome} étaient plus hautes {when}.',
  lowerPlan: 'Les jours {side}, les valeurs de {outcome} étaient plus basses {when}.',
  tooFewPlan:
    'Pas de réponse : {count, plural, one {# jour a} many {# jours ont} other {# jours ont}} cette note. Il en faut 28, avec au moins 8 de chaque sorte.',
  markedDays:
    '{count, plural, one {# jour est marqué « J’ai suivi le plan ».} many {# jours sont marqués « J’ai suivi le plan ».} other {# jours sont marqués « J’ai suivi le plan ».}}',
  asPlanned:
    'Chaque jour est comparé comme tiré au sort, même s’il s’est passé autrement. C’est ainsi le hasard, et non un jour difficile, qui décide de son côté.',
  chancePlan:
    'Vous saviez quel jour était lequel, et cela peut aussi changer ce que l’on ressent. Sur 20 plans sans rien derrière, un ou deux montrent une différence par hasard.',
  trackerGone:
    'Le suivi personnel de cette idée a été supprimé, et ses notes avec lui. Il n’y a donc pas de réponse. Vous pouvez retirer l’idée quand vous voulez.',
  tagGone:
    'L’étiquette de cette idée a été retirée, et aucune note ne la porte plus. Il n’y a donc pas de réponse. Vous pouvez retirer l’idée quand vous voulez.',
  tagsMerged:
    'Les deux étiquettes de cette idée ont été réunies et ont maintenant les mêmes jours. Il n’y a donc pas de réponse. Vous pouvez retirer l’idée quand vous voulez.',
  noneTitle: 'Aucune idée gardée pour l’instant',
  noneText: 'Quand vous en gardez une, elle attend ici jusqu’au jour prévu.',
} satisfies Translated<typeof hypothesisAnswer>;
