import type { Translated } from '#core/messages/translated.ts';
import type foodTable from './pt.ts';

export default {
  found: '{count, plural, one {# alimento de la tabla} other {# alimentos de la tabla}}',
  foods: 'Alimentos de la tabla',
  source: 'Valores de la tabla USDA SR28. No incluyen la sal ni el aceite que añades.',
  measures: 'Sumar una medida',
  amount: '{measure} ({amount})',
  unit: '1 unidad',
  small: '1 pieza pequeña',
  medium: '1 pieza mediana',
  large: '1 pieza grande',
  slice: '1 rebanada',
  fillet: '1 filete',
  teaspoon: '1 cucharadita',
  tablespoon: '1 cucharada',
  cup: '1 taza',
  pot: '1 tarrina',
  packet: '1 paquete',
  can: '1 lata',
  bar: '1 barra',
  serving: '1 ración',
} satisfies Translated<typeof foodTable>;
