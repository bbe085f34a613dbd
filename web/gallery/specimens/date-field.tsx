import { DateField } from '#ui/date-field.tsx';
import type { Specimens } from '../specimen.ts';

export default {
  'empty, filled': () => (
    <div className="flex flex-col gap-5">
      <DateField name="empty" label="Date of birth" hint="You can leave it empty." />
      <DateField name="filled" label="Date of birth" defaultValue="1990-05-17" />
    </div>
  ),
  'something to mend': () => <DateField name="wrong" label="Date of birth" error="Write a date that exists." />,
} satisfies Specimens;
