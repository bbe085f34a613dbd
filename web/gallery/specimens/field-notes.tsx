import { FieldNotes } from '#ui/field-notes.tsx';
import type { Specimens } from '../specimen.ts';

export default {
  hint: () => <FieldNotes id="hinted" hint="You can leave it empty." />,
  error: () => <FieldNotes id="wrong" error="Write a number up to 5,000." />,
} satisfies Specimens;
