import type { Translated } from '#core/messages/translated.ts';
import type shoppingList from './pt.ts';

export default {
  heading: 'Lista della spesa',
  onlyHere: 'Questa lista resta solo su questo dispositivo.',
  none: 'Nessuna ricetta nella lista',
  noneText: 'Apri una ricetta e tocca «Metti nella lista della spesa».',
  noIngredients: 'Le ricette della lista non hanno ancora ingredienti.',
  copy: 'Copia la lista',
  copied: 'Lista copiata',
  copyFailed: 'La lista non è stata copiata',
  share: 'Invia la lista',
  shareFailed: 'La lista non è stata inviata',
  recipes: 'Ricette della lista',
  takeOffNamed: 'Togli dalla lista della spesa: {title}',
  empty: 'Svuota la lista',
  emptied: 'La lista è vuota',
} satisfies Translated<typeof shoppingList>;
