import { FieldFrame } from '#ui/field-frame.tsx';
import { controlClasses } from '#ui/lib/class-names.ts';
import type { Specimens } from '../specimen.ts';

const control = (id: string) => <input id={id} className={controlClasses} />;

export default {
  'label, control, hint, error': () => (
    <FieldFrame id="whole" label="Amount" hint="In millilitres." error="Write a number.">
      {control('whole')}
    </FieldFrame>
  ),
  'on one line': () => (
    <FieldFrame id="inline" label="Language" inline>
      {control('inline')}
    </FieldFrame>
  ),
} satisfies Specimens;
