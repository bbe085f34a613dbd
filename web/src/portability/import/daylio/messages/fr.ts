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
  activitiesHint: 'Elles entrent dans le texte de chaque note.',
  activitiesLine: 'Activités : {names}',
  preview: 'Voir l’aperçu',
  cancel: 'Annuler',
} satisfies Translated<typeof daylio>;
