import type { ReactNode } from 'react';
import { FieldNotes } from './field-notes.tsx';
import { useFieldLinks } from './lib/use-field-links.ts';
import { joinClasses } from './lib/join-classes.ts';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  picture?: ReactNode;
  /** The language of the label, when it is not the page's. */
  lang?: string;
}

interface ChoiceGroupProps<Value extends string> {
  legend: ReactNode;
  name: string;
  options: readonly Choice<Value>[];
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  className?: string;
}

/** One of a few: real radio buttons drawn as soft cards. The chosen one has a mark as well as a colour. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, name, options, value, defaultValue, onChange, hint, error, required, className } = props;
  const links = useFieldLinks({ hint, error });
  const chosen = (option: Value) =>
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
  return (
    <fieldset {...links} className={joinClasses('flex min-w-0 flex-col gap-2', className)}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            lang={option.lang}
            className={
              'flex min-h-11 items-center gap-2.5 max-sm:grow rounded-md border border-edge bg-surface-raised px-4 py-2 transition-colors ' +
              'hover:bg-primary-soft has-checked:border-primary has-checked:bg-primary-soft ' +
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
            }
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              {...chosen(option.value)}
              onChange={() => onChange?.(option.value)}
              className="size-5 shrink-0 accent-primary focus-visible:outline-none"
            />
            {option.picture}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={links.id} hint={hint} error={error} />
    </fieldset>
  );
}
