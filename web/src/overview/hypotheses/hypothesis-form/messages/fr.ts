import type { Translated } from '#core/messages/translated.ts';
import type hypothesisForm from './pt.ts';

export default {
  askLine: 'Une question et le jour de sa réponse.',
  otherKind: 'Médicament ou jours alternés',
  details: 'Quand, et quels jours comptent',
  planDetails: 'Périodes, début et durée',
  choose: 'Choisir',
  causeRequired: 'Choisissez la première chose.',
  outcomeRequired: 'Choisissez ce qui peut être différent.',
  changeRequired: 'Choisissez un changement.',
  twoRequired: 'Pour le même jour, choisissez deux choses différentes.',
  nightHint:
    'Une nuit compte le jour du réveil. Ce qui se passe aujourd’hui ne peut se voir que dans la nuit de 1 jour après.',
  days: 'Quels jours comptent',
  coming: 'Seulement les jours à venir',
  recorded: 'Aussi les 360 jours avant le jour prévu',
  daysHint:
    'L’idée vient des statistiques ? Alors les jours passés lui ressemblent déjà, et les jours à venir répondent mieux.',
  weeks: 'Jour pour regarder',
  weeks0: 'Aujourd’hui',
  weeksLater: 'Dans {count} semaines',
  todayNeedsRecorded: 'Pour regarder aujourd’hui, comptez aussi les jours déjà notés.',
  change: 'Changement de médicament',
  changeHint: 'La comparaison porte sur les 60 jours avant et les 60 jours à partir du changement.',
  noChange:
    'Sur les 10 derniers mois, la page Médicaments n’a ni changement de dose, ni pause, ni arrêt. S’il y en a un, il apparaîtra ici.',
  practiceRequired: 'Choisissez quoi alterner.',
  ownRequired: 'Écrivez quoi alterner.',
  planSafe:
    'Une chose que vous pouvez faire ou laisser sans risque. Un médicament ne s’alterne jamais sans l’accord de qui l’a prescrit.',
  ownMedicine: 'Ceci est dans votre liste de médicaments.',
  ownMedicineText:
    'Ceci est dans votre liste de médicaments. Un médicament ne s’alterne jamais sans l’accord de qui l’a prescrit, donc aucun plan ne commence ici avec lui.',
  planNight: 'Une nuit compte le jour du réveil. Chaque jour du plan est donc comparé par la nuit suivante.',
  stretchOf: '{count, plural, one {# jour} many {# jours} other {# jours}}',
  stretchHint:
    'Un tirage décide de l’ordre, par paires : une période avec et une sans. Ce qui agit ou passe lentement demande de longues périodes. Le premier jour de chaque période compte aussi, donc un effet lent paraît plus petit qu’il n’est.',
  planStart: 'Premier jour du plan',
  startRequired: 'Choisissez un jour entre aujourd’hui et dans 60 jours.',
  planWeeks: 'Pour combien de temps',
  planWeeksOf: '{count} semaines',
  planLook: 'La réponse apparaît le {day}.',
  foreseen:
    'À votre rythme de notes, environ {days} jours compteraient. En {unit}, une différence de {value} ou plus se verrait quatre fois sur cinq.',
  foreseenChange:
    'Cela vient de vos notes avant le changement. En {unit}, une différence de {value} ou plus se verrait quatre fois sur cinq.',
  foreseenFewDays:
    'À votre rythme de notes, environ {days} jours compteraient. Il en faut 28, avec au moins 8 de chaque sorte. Il n’y aura peut-être pas de réponse.',
  foreseenFew:
    'Avec si peu de notes, impossible de dire quelle différence se verrait. Il n’y aura peut-être pas de réponse.',
  fixed:
    'Une fois gardée, l’idée ne change plus. C’est ce qui rend la réponse honnête. Vous pouvez la retirer à tout moment.',
  save: 'Garder l’idée',
} satisfies Translated<typeof hypothesisForm>;
