import type { Translated } from '#core/messages/translated.ts';
import type shoppingList from './pt.ts';

export default {
  heading: 'Lista de la compra',
  onlyHere: 'Esta lista se guarda solo en este dispositivo.',
  none: 'Ninguna receta en la lista',
  noneText: 'Abre una receta y toca «Añadir a la lista de la compra».',
  noIngredients: 'Las recetas de la lista aún no tienen ingredientes.',
  copy: 'Copiar lista',
  copied: 'Lista copiada',
  copyFailed: 'No se copió la lista',
  share: 'Enviar lista',
  shareFailed: 'No se envió la lista',
  recipes: 'Recetas de la lista',
  takeOffNamed: 'Sacar de la lista de la compra: {title}',
  empty: 'Vaciar la lista',
  emptied: 'La lista está vacía',
} satisfies Translated<typeof shoppingList>;
