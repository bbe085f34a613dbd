import { useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { FewerChoices } from './fewer-choices.tsx';
import { FieldNotes } from './field-notes.tsx';
import type { ChoiceLook } from './choice-looks.ts';
import { useFieldLinks } from './lib/use-field-links.ts';
import { choiceClasses } from '#ui/lib/class-names.ts';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  picture?: ReactNode;
  /** The language of the label, if it differs from the page's. */
  lang?: string;
}

export interface ChoiceGroupProps<Value extends string> {
  legend: ReactNode;
  name: string;
  options: readonly Choice<Value>[];
  value: Value | null;
  onChange?: (value: Value) => void;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** If set, only five choices show at first, and a button with this label shows the others. */
  moreLabel?: string;
  /** For optional answers: the label of the button that clears the answer. */
  clearLabel?: string | undefined;
  onClear?: () => void;
  /** Replaces the default look, cards with a visible radio button: by `stepLook`, or by the tiles of `TileGroup`. */
  look?: ChoiceLook;
}

/** Radio buttons styled as cards. The chosen one differs by a mark as well as a colour. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, name, options, value, onChange, hint, error, required, moreLabel, clearLabel, onClear, look } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const links = useFieldLinks({ hint, error });
  const isChosen = (option: Choice<Value>) => option.value === value;
  const clear = () => {
    onClear?.();
    // The clear button disappears with the answer, so move focus.
    group.current?.querySelector('input')?.focus();
  };
  return (
    // The clear button is positioned next to the legend, because a fieldset's content starts below its legend.
    <div className="relative min-w-0">
      <fieldset {...links} ref={group} className="flex min-w-0 flex-col gap-2">
        <legend className={`mb-1.5 text-sm font-semibold wrap-anywhere ${clearLabel ? 'pe-32' : ''}`}>{legend}</legend>
        <FewerChoices
          options={options}
          isChosen={isChosen}
          moreLabel={moreLabel}
          oneColumn={options.some(({ picture }) => Boolean(picture))}
          className={look?.grid}
        >
          {(option) => (
            <label key={option.value} lang={option.lang} className={look?.option ?? choiceClasses}>
              <input
                type="radio"
                name={name}
                value={option.value}
                required={required}
                checked={isChosen(option)}
                onChange={() => onChange?.(option.value)}
                className={look ? 'absolute inset-0 size-full opacity-0' : 'size-5 shrink-0 focus-visible:outline-none'}
              />
              {option.picture}
              <span className="first-letter:uppercase">{option.label}</span>
            </label>
          )}
        </FewerChoices>
        <FieldNotes id={links.id} hint={hint} error={error} />
      </fieldset>
      {clearLabel && options.some(isChosen) && (
        <Button variant="quiet" className="absolute -end-2 -top-2.5 px-2! text-sm!" onClick={clear}>
          {clearLabel}
        </Button>
      )}
    </div>
  );
}
