import type { Translated } from '#core/messages/translated.ts';
import type foodTable from './pt.ts';

export default {
  found: '{count, plural, one {# alimento della tabella} other {# alimenti della tabella}}',
  foods: 'Alimenti della tabella',
  source: 'Valori della tabella USDA SR28. Il sale e l’olio che aggiungi non sono compresi.',
  measures: 'Aggiungi una misura',
  amount: '{measure} ({amount})',
  unit: '1 pezzo',
  small: '1 pezzo piccolo',
  medium: '1 pezzo medio',
  large: '1 pezzo grande',
  slice: '1 fetta',
  fillet: '1 filetto',
  teaspoon: '1 cucchiaino',
  tablespoon: '1 cucchiaio',
  cup: '1 tazza',
  pot: '1 vasetto',
  packet: '1 pacchetto',
  can: '1 lattina',
  bar: '1 barretta',
  serving: '1 porzione',
} satisfies Translated<typeof foodTable>;
