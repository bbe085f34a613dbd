import { useState } from 'react';
import { ChoicesGroup } from '#ui/choices-group.tsx';
import type { Specimens } from '../specimen.ts';

const options = ['Cramps', 'Headache', 'Fatigue', 'Nausea', 'Back pain', 'Acne'].map((label) => ({ value: label, label }));

function Symptoms(rest: { hint?: string; error?: string; moreLabel?: string; max?: number }) {
  const [values, setValues] = useState<readonly string[]>(['Fatigue']);
  return <ChoicesGroup {...rest} legend="Symptoms" name="symptoms" options={options} values={values} onChange={setValues} />;
}

export default {
  chosen: () => <Symptoms />,
  'five at first, hint and error': () => (
    <Symptoms moreLabel="Show more options" hint="As many as fit." error="Choose one of the options." />
  ),
  'no further choice': () => <Symptoms max={1} hint="At most one." />,
} satisfies Specimens;
