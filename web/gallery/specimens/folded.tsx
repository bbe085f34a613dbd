import { Folded } from '#ui/folded.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Specimens } from '../specimen.ts';

export default {
  closed: () => <Folded summary="More fields">What is seldom needed</Folded>,
  'a field waits to be mended': () => (
    <Folded summary="More fields">
      <TextField name="calories" label="Calories" error="Write a number." />
    </Folded>
  ),
} satisfies Specimens;
