import type { Translated } from '#core/messages/translated.ts';
import type shoppingList from './pt.ts';

export default {
  heading: 'Shopping list',
  onlyHere: 'This list is kept on this device only.',
  none: 'No recipe on the list',
  noneText: 'Open a recipe and tap “Add to shopping list”.',
  noIngredients: 'The recipes on the list have no ingredients yet.',
  copy: 'Copy list',
  copied: 'List copied',
  copyFailed: 'The list was not copied',
  share: 'Send list',
  shareFailed: 'The list was not sent',
  recipes: 'Recipes on the list',
  takeOffNamed: 'Take off shopping list: {title}',
  empty: 'Empty the list',
  emptied: 'The list is empty',
} satisfies Translated<typeof shoppingList>;
