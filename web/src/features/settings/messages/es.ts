import type { Translated } from '#core/messages/translated.ts';
import type settings from './pt.ts';

export default {
  title: 'Ajustes de páginas',
  intro: 'Deja el menú a tu manera: tema, colores, páginas y orden.',
  lockedTitle: 'Esta página es parte de Premium',
  lockedText: 'Con Premium eliges el color de cada icono. Tema, orden y páginas visibles son para todos, en Ajustes.',
  lockedOpen: 'Conocer Premium',
  colours: 'Colores de los iconos',
  menuLine: 'Qué aparece, en qué orden, y tus accesos directos.',
  coloursLine:
    '{count, plural, =0 {Todos en el color del tema.} one {# icono con color propio.} many {# iconos con color propio.} other {# iconos con color propio.}}',
  coloursText: 'Elige una página para cambiar el color de su icono. El nombre sigue al lado.',
  colour: 'Color del icono',
  themeColour: 'Color del tema',
  pink: 'Rosa',
  green: 'Verde',
  lightBlue: 'Azul claro',
  darkBlue: 'Azul oscuro',
  white: 'Blanco',
  gray: 'Gris',
  purple: 'Morado',
  yellow: 'Amarillo',
  orange: 'Naranja',
  chosen: '{page}: {colour}',
  reset: 'Volver a los colores del tema',
  resetKept: 'Los iconos volvieron a los colores del tema',
  undone: 'Tus colores están de vuelta',
  close: 'Cerrar',
} satisfies Translated<typeof settings>;
