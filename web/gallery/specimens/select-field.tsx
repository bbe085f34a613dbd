import { SelectField } from '#ui/select-field.tsx';
import type { Specimens } from '../specimen.ts';

const options = ['Português', 'English', '日本語'].map((label) => ({ value: label, label }));

export default {
  'label above': () => <SelectField name="above" label="Language" options={options} />,
  'on one line': () => <SelectField name="inline" label="Language" options={options} inline />,
  'something to mend': () => <SelectField name="wrong" label="Language" options={options} error="Choose one." />,
} satisfies Specimens;
