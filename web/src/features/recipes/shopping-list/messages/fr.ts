import type { Translated } from '#core/messages/translated.ts';
import type shoppingList from './pt.ts';

export default {
  heading: 'Liste de courses',
  onlyHere: 'Cette liste reste seulement sur cet appareil.',
  none: 'Aucune recette dans la liste',
  noneText: 'Ouvrez une recette et touchez « Ajouter à la liste de courses ».',
  noIngredients: 'Les recettes de la liste n’ont pas encore d’ingrédients.',
  copy: 'Copier la liste',
  copied: 'Liste copiée',
  copyFailed: 'La liste n’a pas été copiée',
  share: 'Envoyer la liste',
  shareFailed: 'La liste n’a pas été envoyée',
  recipes: 'Recettes de la liste',
  takeOffNamed: 'Retirer de la liste de courses : {title}',
  empty: 'Vider la liste',
  emptied: 'La liste est vide',
} satisfies Translated<typeof shoppingList>;
