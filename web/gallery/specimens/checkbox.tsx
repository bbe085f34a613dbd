import { Checkbox } from '#ui/checkbox.tsx';
import type { Specimens } from '../specimen.ts';

export default {
  'empty, ticked': () => (
    <>
      <Checkbox name="empty" label="Hide the numbers" hint="They stay kept." />
      <Checkbox name="ticked" label="Show the trend only" defaultChecked />
    </>
  ),
  'something to mend': () => <Checkbox name="wrong" label="I agree" error="Please agree first." />,
  'cannot be changed': () => <Checkbox name="off" label="Only with Premium" disabled />,
} satisfies Specimens;
