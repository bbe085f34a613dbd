import type { Translated } from '#core/messages/translated.ts';
import type verseChoice from './pt.ts';

export default {
  set: 'D’où viennent les phrases',
  'set-secular': 'Phrases de COGN, sans religion',
  'set-scripture': 'Paraphrases de textes sacrés',
  'set-off': 'Aucune phrase',
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
  kept: 'Choix des phrases enregistré',
  keptHere: 'Choix des phrases enregistré sur cet appareil',
} satisfies Translated<typeof verseChoice>;
