import { NumberField } from '#ui/number-field.tsx';
import type { Specimens } from '../specimen.ts';

export default {
  'with its unit': () => <NumberField name="amount" label="Amount" unit="ml" defaultValue="250" />,
  'hint and error': () => (
    <NumberField name="wrong" label="Weight" unit="kg" hint="As on the scale." error="Write a number." />
  ),
  'which number is meant': () => (
    <NumberField
      name="asked"
      label="Quantidade"
      unit="g"
      defaultValue="1.200"
      asked={{
        question: 'Você quis dizer 1.200 ou 1,2?',
        answers: [
          { label: '1.200', text: '1200' },
          { label: '1,2', text: '1,2' },
        ],
      }}
    />
  ),
} satisfies Specimens;
