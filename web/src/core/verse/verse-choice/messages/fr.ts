import type { Translated } from '#core/messages/translated.ts';
import type verseChoice from './pt.ts';

export default {
  set: 'D’où viennent les versets',
  'set-secular': 'Versets de COGN, sans religion',
  'set-scripture': 'Paraphrases de textes sacrés',
  'set-off': 'Aucun verset',
  scriptureNote: 'Ce sont de courtes phrases dans nos mots. Chacune nomme son passage.',
  ownNote: '{translation}. Licence : {licence}. Source : {source}.',
  tradition: 'Tradition',
  'tradition-all': 'Toutes, tour à tour',
  'tradition-christian': 'Chrétienne',
  'tradition-jewish': 'Juive',
  'tradition-muslim': 'Musulmane',
  'tradition-buddhist': 'Bouddhiste',
  'tradition-hindu': 'Hindoue',
  'tradition-taoist': 'Taoïste',
  kept: 'Choix des versets enregistré',
  keptHere: 'Choix des versets enregistré sur cet appareil',
} satisfies Translated<typeof verseChoice>;
