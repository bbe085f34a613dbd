import type { Translated } from '#core/messages/translated.ts';
import type menstrualCycles from './pt.ts';

export default {
  next: 'Prochaines règles',
  tooFew: 'Rien ne peut encore être prévu. Après trois cycles complets, des périodes s’affichent ici.',
  varied: 'Vos cycles varient beaucoup, et cela arrive. Il n’y a donc pas de prévision maintenant.',
  allBehind: 'Les jours prévus sont passés. Le prochain début que vous noterez renouvelle la prévision.',
  range: 'entre le {from} et le {to}',
  countedFrom: 'Compté à partir du {date}, avec des cycles d’environ {days, plural, one {# jour} other {# jours}}.',
  pauseAsk: 'Mettre en pause le compte et les prévisions',
  pause: 'Mettre en pause les prévisions',
  reasonHint: 'Vous pouvez laisser sans réponse.',
  paused: 'Prévisions en pause',
  pausedHere: 'Prévisions en pause sur cet appareil',
  resume: 'Reprendre les prévisions',
  resumed: 'Les prévisions sont de retour',
  resumedHere: 'Les prévisions sont de retour sur cet appareil',
  notChanged: 'Le changement n’a pas été enregistré',
  months: 'Mois',
  earlier: 'Mois précédent',
  later: 'Mois suivant',
  monthSummary:
    '{days, plural, =0 {Aucun jour de règles noté ce mois-ci.} one {Il y a # jour de règles noté ce mois-ci.} other {Il y a # jours de règles notés ce mois-ci.}}',
  'mark-period': 'règles, sans flux noté',
  'mark-moderate': 'règles avec flux : plus il y a de traits, plus il est abondant',
  'mark-expected': 'les règles peuvent commencer',
  'mark-other': 'autre note',
  day: 'Jour',
  said: 'Notes',
  cycles: 'Cycles précédents',
  cyclesSummary:
    '{count, plural, one {Il y a # cycle complet, de {longest} jours.} other {Il y a # cycles complets, de {shortest} à {longest} jours.}} La moyenne est de {average} jours.',
  noCycle: 'Un cycle est complet quand les règles suivantes commencent.',
  leftOut: 'Les cycles de plus de 99 jours restent hors de la moyenne.',
  start: 'Début',
  length: 'Durée',
  days: '{days, plural, one {# jour} other {# jours}}',
} satisfies Translated<typeof menstrualCycles>;
