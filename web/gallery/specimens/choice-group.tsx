import { Smile } from 'lucide-react';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import type { Specimens } from '../specimen.ts';

const options = ['Week', 'Month', 'Three months'].map((label) => ({ value: label, label }));

export default {
  chosen: () => <ChoiceGroup legend="Period" name="period" options={options} defaultValue="Month" />,
  'with pictures, hint and error': () => (
    <ChoiceGroup
      legend="Mood"
      name="mood"
      options={options.map((option) => ({ ...option, picture: <Smile aria-hidden className="size-6 text-primary" /> }))}
      hint="Choose the one that is nearest."
      error="Choose one of them."
    />
  ),
  'steps of a scale': () => (
    <ChoiceGroup
      steps
      legend="Hearing"
      name="hearing"
      options={['far too little', 'little', 'usual', 'much', 'far too much'].map((label) => ({ value: label, label }))}
      defaultValue="much"
      hint="Usual for you: much."
    />
  ),
} satisfies Specimens;
