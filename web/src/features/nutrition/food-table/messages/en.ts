import type { Translated } from '#core/messages/translated.ts';
import type foodTable from './pt.ts';

export default {
  found: '{count, plural, one {# food in the table} other {# foods in the table}}',
  foods: 'Foods in the table',
  source: 'Values from the table USDA SR28. Salt and oil that you add are not included.',
  measures: 'Add a measure',
  amount: '{measure} ({amount})',
  unit: '1 piece',
  small: '1 small',
  medium: '1 medium',
  large: '1 large',
  slice: '1 slice',
  fillet: '1 fillet',
  teaspoon: '1 teaspoon',
  tablespoon: '1 tablespoon',
  cup: '1 cup',
  pot: '1 pot',
  packet: '1 packet',
  can: '1 can',
  bar: '1 bar',
  serving: '1 serving',
} satisfies Translated<typeof foodTable>;
