import { TextField } from '#ui/text-field.tsx';
import type { Specimens } from '../specimen.ts';

export default {
  'empty, filled, cannot be changed': () => (
    <div className="flex flex-col gap-5">
      <TextField name="empty" label="City" placeholder="Recife" />
      <TextField name="filled" label="City" defaultValue="Recife" />
      <TextField name="off" label="City" defaultValue="Recife" disabled />
    </div>
  ),
  'something to mend': () => <TextField name="wrong" label="E-mail" defaultValue="ana@" error="Write the whole address." />,
} satisfies Specimens;
