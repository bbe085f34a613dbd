import type { Translated } from '#core/messages/translated.ts';
import type verse from './pt.ts';

export default {
  title: 'Verso del día',
  titleOf: 'Verso del {date}',
  paraphrase: 'Paráfrasis nuestra de {reference}',
  noneInLanguage: 'Este conjunto no tiene versos en tu idioma.',
  areOff: 'Los versos están desactivados.',
  like: 'Me gusta',
  exchange: 'Cambiar este verso',
  choose: 'Elegir versos',
  more: 'Más',
  choiceTitle: 'Versos del día',
  close: 'Cerrar',
  likedKept: 'Guardado entre los versos que te gustan',
  likedKeptHere: 'Guardado en este dispositivo, entre los versos que te gustan',
  unliked: 'El verso salió de tu lista',
  unlikedHere: 'El verso salió de tu lista en este dispositivo',
  swapped: 'Aquí tienes otro verso',
} satisfies Translated<typeof verse>;
