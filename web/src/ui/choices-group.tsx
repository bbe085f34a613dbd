import type { ReactNode } from 'react';
import type { Choice } from './choice-group.tsx';
import { FewerChoices } from './fewer-choices.tsx';
import { FieldNotes } from './field-notes.tsx';
import { joinClasses, choiceClasses } from '#ui/lib/class-names.ts';
import { useFieldLinks } from './lib/use-field-links.ts';

interface ChoicesGroupProps<Value extends string> {
  legend: ReactNode;
  name: string;
  options: readonly Choice<Value>[];
  values: readonly string[];
  /** All chosen values, in the order of the options. */
  onChange: (values: readonly Value[]) => void;
  /** Once this many are chosen, the others cannot be chosen until one is cleared. The legend or hint must say so. */
  max?: number | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** If set, only five choices show at first, and a button with this label shows the others. */
  moreLabel?: string | undefined;
  /** One column on a phone, for options with long words. */
  oneColumn?: boolean;
  className?: string;
}

/** Real checkboxes styled as cards. Choosing none is a valid answer, unless the hint says otherwise. */
export function ChoicesGroup<Value extends string>(props: ChoicesGroupProps<Value>) {
  const { legend, name, options, values, onChange, max = Infinity, hint, error, moreLabel, oneColumn, className } = props;
  const links = useFieldLinks({ hint, error });
  const isChosen = (value: Value) => values.includes(value);
  // A value that is not offered does not count, such as a further feeling that has become the main mood.
  const isFull = options.filter(({ value }) => isChosen(value)).length >= max;
  const isClosed = (value: Value) => isFull && !isChosen(value);
  const toggle = (toggled: Value) =>
    onChange(options.map(({ value }) => value).filter((value) => (value === toggled) !== isChosen(value)));
  return (
    <fieldset {...links} className={joinClasses('flex min-w-0 flex-col gap-2', className)}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <FewerChoices options={options} isChosen={({ value }) => isChosen(value)} moreLabel={moreLabel} oneColumn={oneColumn}>
        {(option) => (
          <label
            key={option.value}
            lang={option.lang}
            className={joinClasses(choiceClasses, isClosed(option.value) && 'opacity-60')}
          >
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={isChosen(option.value)}
              disabled={isClosed(option.value)}
              onChange={() => toggle(option.value)}
              className="size-5 shrink-0 focus-visible:outline-none"
            />
            {option.picture}
            <span className="first-letter:uppercase">{option.label}</span>
          </label>
        )}
      </FewerChoices>
      <FieldNotes id={links.id} hint={hint} error={error} />
    </fieldset>
  );
}
