import { Slider } from '#ui/slider.tsx';
import type { Specimens } from '../specimen.ts';

const words = ['very low', 'low', 'moderate', 'high', 'very high'];
const describe = (value: number) => `${String(value)}, ${words[value - 1] ?? ''}`;

export default {
  'always with words': () => (
    <Slider name="attention" label="Attention" min={1} max={5} defaultValue={3} describe={describe} />
  ),
  'open until something is said': () => (
    <Slider
      name="focus"
      label="Focus"
      hint="Diving into one thing"
      min={1}
      max={5}
      describe={describe}
      open={{ words: 'no answer', clear: 'Leave open' }}
    />
  ),
  'many steps': () => (
    <Slider
      name="battery"
      label="Battery"
      min={0}
      max={100}
      defaultValue={40}
      describe={(value) => `${String(value)} %, low`}
    />
  ),
} satisfies Specimens;
