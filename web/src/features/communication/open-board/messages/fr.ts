import type { Translated } from '#core/messages/translated.ts';
import type openBoard from './pt.ts';

export default {
  heading: 'Tableaux de communication',
  summary: 'Apporter des messages d’une autre application, ou emporter les vôtres',
  text: 'Les fichiers suivent le format ouvert OBF, que d’autres applications de communication utilisent aussi. Seuls les textes sont repris, sans images.',
  read: 'Apporter un tableau',
  save: 'Télécharger les messages',
  notBoard: 'Ce fichier n’est pas un tableau OBF ou OBZ, ou il est trop grand.',
  leftOut:
    '{count, plural, one {# message n’a pas pu être ajouté : il est trop long ou dépasse cent.} other {# messages n’ont pas pu être ajoutés : ils sont trop longs ou dépassent cent.}}',
  nothingNew: 'Tous les messages de ce tableau sont déjà ici.',
  added: '{count, plural, one {# message ajouté} other {# messages ajoutés}}',
  addedHere: '{count, plural, one {# message ajouté sur cet appareil} other {# messages ajoutés sur cet appareil}}',
} satisfies Translated<typeof openBoard>;
