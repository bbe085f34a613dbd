import { NumberField } from '#ui/number-field.tsx';
import type { Specimens } from '../specimen.ts';

export default {
  'with its unit': () => <NumberField name="amount" label="Amount" unit="ml" defaultValue="250" />,
  'hint and error': () => (
    <NumberField name="wrong" label="Weight" unit="kg" hint="As on the scale." error="Write a number." />
  ),
} satisfies Specimens;
