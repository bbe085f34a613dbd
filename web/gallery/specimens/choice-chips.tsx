import { ChoiceChips } from '#ui/choice-chips.tsx';
import type { Specimens } from '../specimen.ts';

const options = ['All', 'Reading', 'Finished', 'On hold'].map((label) => ({ value: label, label }));

export default {
  chosen: () => <ChoiceChips legend="Show" name="shown" options={options} value="Reading" onChange={() => undefined} />,
} satisfies Specimens;
