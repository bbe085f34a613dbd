import { TimeField } from '#ui/time-field.tsx';
import type { Specimens } from '../specimen.ts';

export default {
  'empty, filled': () => (
    <div className="flex flex-col gap-5">
      <TimeField name="empty" label="Time" hint="You can leave it empty." />
      <TimeField name="filled" label="Time" defaultValue="08:30" />
    </div>
  ),
  'something to mend': () => <TimeField name="wrong" label="Time" error="Write the time like this: 08:30." />,
} satisfies Specimens;
