import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import type { Choice } from './choice-group.tsx';

interface ChoiceChipsProps<Value extends string> {
  legend: ReactNode;
  name: string;
  options: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * Chips to filter what is shown, less prominent than form fields. Each chip is a label under a transparent radio button. The
 * chip reserves space for the check mark, so that nothing moves.
 */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { legend, name, options, value, onChange } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            lang={option.lang}
            className="relative flex min-h-11 items-center rounded-xl border border-edge bg-surface-raised px-5.5 transition-colors hover:bg-surface-sunken has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="peer absolute inset-0 size-full opacity-0"
            />
            <Check aria-hidden className="absolute start-1 size-4 text-primary opacity-0 peer-checked:opacity-100" />
            <span className="first-letter:uppercase">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
