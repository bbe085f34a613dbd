import { useState, type ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import type { FieldWords } from './lib/field-words.ts';
import { useFieldLinks } from './lib/use-field-links.ts';

export type SliderProps = FieldWords & {
  value?: number;
  defaultValue?: number;
  onChange?: (value: number) => void;
  /** Says the number in words, for the eye and for a screen reader alike ("3, moderate"). */
  describe: (value: number) => string;
} & Omit<ComponentProps<'input'>, keyof FieldWords | 'type' | 'value' | 'defaultValue' | 'onChange'>;

/** A native range: arrow keys and a tap on the track work; the word beside it always says where it stands. */
export function Slider({
  label,
  hint,
  error,
  id,
  className,
  value,
  defaultValue,
  onChange,
  describe,
  ...rest
}: SliderProps) {
  const [own, setOwn] = useState(defaultValue ?? Number(rest.min ?? 0));
  const links = useFieldLinks({ id, hint, error });
  const current = value ?? own;
  return (
    <FieldFrame id={links.id} label={label} hint={hint} error={error} className={className}>
      <div className="flex flex-wrap items-center gap-x-4">
        <input
          {...rest}
          {...links}
          type="range"
          value={current}
          aria-valuetext={describe(current)}
          onChange={(event) => {
            setOwn(event.target.valueAsNumber);
            onChange?.(event.target.valueAsNumber);
          }}
          className="h-11 min-w-40 flex-1 accent-primary"
        />
        <output htmlFor={links.id} className="min-w-24 font-semibold" aria-hidden>
          {describe(current)}
        </output>
      </div>
    </FieldFrame>
  );
}
