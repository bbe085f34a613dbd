import { useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { FewerChoices } from './fewer-choices.tsx';
import { FieldNotes } from './field-notes.tsx';
import { useFieldLinks } from './lib/use-field-links.ts';
import { joinClasses, choiceClasses, stepClasses } from '#ui/lib/class-names.ts';

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
  /** When given, five choices are enough at first, and a button of these words shows the others. */
  moreWords?: string;
  /** For optional answers: the label of the button that clears the answer. */
  clearWords?: string | undefined;
  onClear?: () => void;
  /** Five steps of a scale, side by side on the smallest screen too, each over its word. */
  steps?: boolean;
  className?: string;
}

/** One of a few: real radio buttons drawn as soft cards. The chosen one has a mark as well as a colour. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, name, options, value, defaultValue, onChange, hint, error, required, moreWords, className } = props;
  const { clearWords, onClear, steps = false } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const links = useFieldLinks({ hint, error });
  const isChosen = (option: Value) => option === (value === undefined ? defaultValue : value);
  const chosen = (option: Value) =>
    value === undefined ? { defaultChecked: isChosen(option) } : { checked: isChosen(option) };
  const clear = () => {
    onClear?.();
    // The button goes with the answer.
    group.current?.querySelector('input')?.focus();
  };
  return (
    // The button stands beside the legend: what is placed in a fieldset begins below it.
    <div className={joinClasses('relative min-w-0', className)}>
      <fieldset {...links} ref={group} className="flex min-w-0 flex-col gap-2">
        <legend className={`mb-1.5 text-sm font-semibold wrap-anywhere ${clearWords ? 'pe-32' : ''}`}>{legend}</legend>
        <FewerChoices
          options={options}
          isChosen={({ value: option }) => isChosen(option)}
          moreWords={moreWords}
          className={steps ? 'grid grid-cols-5 gap-1.5 sm:gap-2' : 'flex flex-wrap gap-2'}
        >
          {(option) => (
            <label key={option.value} lang={option.lang} className={steps ? stepClasses : choiceClasses}>
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
              <span className="first-letter:uppercase">{option.label}</span>
            </label>
          )}
        </FewerChoices>
        <FieldNotes id={links.id} hint={hint} error={error} />
      </fieldset>
      {clearWords && options.some(({ value: option }) => isChosen(option)) && (
        <Button variant="quiet" className="absolute -end-2 -top-2.5 px-2! text-sm!" onClick={clear}>
          {clearWords}
        </Button>
      )}
    </div>
  );
}
