import type { Translated } from '#core/messages/translated.ts';
import type openBoard from './pt.ts';

export default {
  heading: 'Tableaux de communication',
  summary: 'Apporter des messages d’une autre application, ou emporter les vôtres',
  text: 'Les fichiers suivent le format ouvert OBF (OBZ avec images), que d’autres applications de communication utilisent aussi. Les images de COGN sont incluses. Celles d’autres applications ne sont pas reprises. Vos photos ne sont pas dans le fichier.',
  read: 'Apporter un tableau',
  save: 'Télécharger les messages',
  notBoard: 'Ce fichier n’est pas un tableau OBF ou OBZ, ou il est trop grand.',
  leftOut:
    '{count, plural, one {# message n’a pas pu être ajouté : il est trop long ou dépasse cent.} other {# messages n’ont pas pu être ajoutés : ils sont trop longs ou dépassent cent.}}',
  nothingNew: 'Tous les messages de ce tableau sont déjà ici.',
  foreignPictures:
    '{count, plural, one {L’image de ce message n’est pas reprise, car elle ne vient pas de COGN : {names}.} other {Les images de ces # messages ne sont pas reprises, car elles ne viennent pas de COGN : {names}.}}',
  addAnyway: '{count, plural, one {Ajouter # message ainsi} other {Ajouter # messages ainsi}}',
  noDrawings: 'Les images de COGN n’ont pas été chargées. Réessayez une fois la connexion rétablie.',
  added: '{count, plural, one {# message ajouté} other {# messages ajoutés}}',
  addedHere: '{count, plural, one {# message ajouté sur cet appareil} other {# messages ajoutés sur cet appareil}}',
} satisfies Translated<typeof openBoard>;
