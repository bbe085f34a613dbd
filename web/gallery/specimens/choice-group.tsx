import { ChoiceGroup } from '#ui/choice-group.tsx';
import { stepLook } from '#ui/choice-looks.ts';
import type { Specimens } from '../specimen.ts';

const options = ['Week', 'Month', 'Three months'].map((label) => ({ value: label, label }));

export default {
  chosen: () => <ChoiceGroup legend="Period" name="period" options={options} value="Month" />,
  'with hint and error': () => (
    <ChoiceGroup
      legend="Period"
      name="period-asked"
      options={options}
      hint="Choose the one that is nearest."
      error="Choose one of them."
      value={null}
    />
  ),
  'steps of a scale': () => (
    <ChoiceGroup
      look={stepLook}
      legend="Hearing"
      name="hearing"
      options={['far too little', 'little', 'usual', 'much', 'far too much'].map((label) => ({ value: label, label }))}
      value="much"
      hint="Usual for you: much."
    />
  ),
} satisfies Specimens;
