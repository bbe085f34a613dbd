import { useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { FewerChoices } from './fewer-choices.tsx';
import { FieldNotes } from './field-notes.tsx';
import { useFieldLinks } from './lib/use-field-links.ts';
import { choiceClasses, joinClasses, stepClasses, tileClasses, tileTextClasses } from '#ui/lib/class-names.ts';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  picture?: ReactNode;
  /** The language of the label, if it differs from the page's. */
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
  /** If set, only five choices show at first, and a button with this label shows the others. */
  moreLabel?: string;
  /** For optional answers: the label of the button that clears the answer. */
  clearLabel?: string | undefined;
  onClear?: () => void;
  /** Shows five options side by side as steps of a scale, each mark above its label, also on the smallest screen. */
  steps?: boolean;
  className?: string;
}

/** A word that would break in the narrow tiles, of which three fit a phone or a column of a wide screen. */
const longWord = /[^\s-]{12}/u;

/**
 * Radio buttons styled as cards, or as tiles if the options have pictures. The chosen one differs by a mark or by its border
 * and font weight as well as by its colour.
 */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, name, options, value, defaultValue, onChange, hint, error, required, moreLabel, className } = props;
  const { clearLabel, onClear, steps } = props;
  const isTiled = !steps && options.some(({ picture }) => Boolean(picture));
  const tiles = options.some(({ label }) => longWord.test(String(label)))
    ? 'grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2'
    : 'grid grid-cols-[repeat(auto-fill,minmax(max(5.5rem,24%),1fr))] gap-2';
  const group = useRef<HTMLFieldSetElement>(null);
  const links = useFieldLinks({ hint, error });
  const isChosen = (option: Value) => option === (value === undefined ? defaultValue : value);
  const chosen = (option: Value) =>
    value === undefined ? { defaultChecked: isChosen(option) } : { checked: isChosen(option) };
  const clear = () => {
    onClear?.();
    // The clear button disappears with the answer, so move focus.
    group.current?.querySelector('input')?.focus();
  };
  return (
    // The clear button is positioned next to the legend, because a fieldset's content starts below its legend.
    <div className={joinClasses('relative min-w-0', className)}>
      <fieldset {...links} ref={group} className="flex min-w-0 flex-col gap-2">
        <legend className={`mb-1.5 text-sm font-semibold wrap-anywhere ${clearLabel ? 'pe-32' : ''}`}>{legend}</legend>
        <FewerChoices
          options={options}
          isChosen={({ value: option }) => isChosen(option)}
          moreLabel={moreLabel}
          className={steps ? 'grid grid-cols-5 gap-1 sm:gap-2' : isTiled && tiles}
        >
          {(option) => (
            <label
              key={option.value}
              lang={option.lang}
              className={steps ? stepClasses : isTiled ? tileClasses : choiceClasses}
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                required={required}
                {...chosen(option.value)}
                onChange={() => onChange?.(option.value)}
                className={
                  steps || isTiled ? 'absolute inset-0 size-full opacity-0' : 'size-5 shrink-0 focus-visible:outline-none'
                }
              />
              {isTiled ? <span className="flex h-11 items-center">{option.picture}</span> : option.picture}
              <span className={isTiled ? tileTextClasses : 'first-letter:uppercase'}>{option.label}</span>
            </label>
          )}
        </FewerChoices>
        <FieldNotes id={links.id} hint={hint} error={error} />
      </fieldset>
      {clearLabel && options.some(({ value: option }) => isChosen(option)) && (
        <Button variant="quiet" className="absolute -end-2 -top-2.5 px-2! text-sm!" onClick={clear}>
          {clearLabel}
        </Button>
      )}
    </div>
  );
}
