import { Button } from '#ui/button.tsx';
import { FewerChoices } from '#ui/fewer-choices.tsx';
import type { Specimens } from '../specimen.ts';

const options = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const isChosen = (option: string) => option === 'seven';
const draw = (option: string) => (
  <Button key={option} variant={isChosen(option) ? 'primary' : 'secondary'}>
    {option}
  </Button>
);

export default {
  'five at first, the chosen one among them': () => (
    <FewerChoices options={options} isChosen={isChosen} moreLabel="Show more choices" className="flex flex-wrap gap-2">
      {draw}
    </FewerChoices>
  ),
  'all of them': () => (
    <FewerChoices options={options} isChosen={isChosen} className="flex flex-wrap gap-2">
      {draw}
    </FewerChoices>
  ),
} satisfies Specimens;
