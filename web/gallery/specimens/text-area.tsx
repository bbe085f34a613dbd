import { TextArea } from '#ui/text-area.tsx';
import type { Specimens } from '../specimen.ts';

export default {
  'empty, filled': () => (
    <div className="flex flex-col gap-5">
      <TextArea name="empty" label="Notes" hint="You can leave it empty." />
      <TextArea name="filled" label="Notes" defaultValue={'A calm morning.\nThe market was loud.'} />
    </div>
  ),
  'something to mend': () => <TextArea name="wrong" label="Notes" error="The text is too long." />,
} satisfies Specimens;
