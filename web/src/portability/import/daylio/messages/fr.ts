import type { Translated } from '#core/messages/translated.ts';
import type daylio from './pt.ts';

export default {
  title: 'Humeurs de Daylio',
  text: 'Choisissez ce que chaque humeur devient ici. Quand le nom est connu, une suggestion est déjà là, et vous pouvez la changer.',
  moodOf: '« {name} », {count, plural, one {# note} many {# notes} other {# notes}}',
  becomes: 'Devient ici',
  choose: 'Choisir',
  moodMissing: 'Choisissez une humeur d’ici, ou « Laisser de côté ».',
  leaveOut: 'Laisser de côté',
  undecided:
    '{count, plural, one {Il reste à choisir ce que devient # note, d’une de ces humeurs : {names}.} many {Il reste à choisir ce que deviennent # notes, de ces humeurs : {names}.} other {Il reste à choisir ce que deviennent # notes, de ces humeurs : {names}.}}',
  leaveRestOut: 'Laisser celles-ci de côté',
  stayOut:
    '{count, plural, one {# note est laissée de côté à cause d’une de ces humeurs : {names}. Vous pouvez choisir ce que chacune devient.} many {# notes sont laissées de côté à cause de ces humeurs : {names}. Vous pouvez choisir ce que chacune devient.} other {# notes sont laissées de côté à cause de ces humeurs : {names}. Vous pouvez choisir ce que chacune devient.}}',
  activities: 'Reprendre les activités',
  activitiesHint: 'Elles deviennent des étiquettes de chaque note, sauf si vous choisissez autre chose.',
  activitiesLine: 'Activités : {names}',
  eachActivity: 'Choisir ce que chaque activité devient ({count})',
  activityOf: '« {name} », {count, plural, one {# fois} many {# fois} other {# fois}}',
  tag: 'Étiquette de l’humeur',
  notes: 'Texte dans les remarques de l’humeur',
  record: 'Note dans « {page} »',
  restful: 'Note dans « {page} » : sommeil réparateur',
  unrestful: 'Note dans « {page} » : sommeil pas réparateur',
  overload: 'Note dans « {page} » : il y a eu surcharge',
  minutes: 'Durée de chaque fois, en minutes',
  minutesHint:
    'Le fichier de Daylio ne dit pas combien de temps cela a duré. Ce nombre vaut pour toutes les notes de cette activité.',
  minutesMissing: 'Écrivez un nombre de 1 à 1440.',
  origin: 'De Daylio : {name}.',
  originMinutes: 'De Daylio : {name}. Durée indiquée à l’import, la même pour toutes les notes.',
  changeChoices: 'Changer les choix',
  preview: 'Voir l’aperçu',
  cancel: 'Annuler',
} satisfies Translated<typeof daylio>;
