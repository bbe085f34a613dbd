import { useRef, useState, type ComponentProps, type CSSProperties, type KeyboardEvent } from 'react';
import { Button } from './button.tsx';
import { FieldFrame } from './field-frame.tsx';
import { FieldNotes } from './field-notes.tsx';
import { useFieldLinks, type FieldTexts } from './lib/use-field-links.ts';

export type SliderProps = FieldTexts & {
  /** null: no answer yet. */
  value?: number | null;
  defaultValue?: number;
  min: number;
  max: number;
  onChange?: (value: number | null) => void;
  /** Describes the number, visibly and for screen readers ("3, moderate"). */
  describe: (value: number) => string;
  /** For an optional scale: the text without an answer, and the label of the button that clears it. */
  open?: { words: string; clear: string };
} & Omit<ComponentProps<'input'>, keyof FieldTexts | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'>;

/**
 * A scale with at most this many steps shows its numbers below the track. A longer scale shows no numbers; if it is
 * optional, it shows the descriptions of its two ends.
 */
const mostNumbered = 10;

/** The keys that select the middle of a scale that has no answer yet. */
const wakes = /^(Arrow|Page|Enter$| $)/;

/**
 * A native range input: arrow keys and taps on the track work, and the text below shows the value. Without an answer the
 * track and the thumb in its middle are dashed and empty. A tap then selects the tapped position, and the first key press
 * selects the middle.
 */
export function Slider(props: SliderProps) {
  const { label, hint, error, id, className, value, defaultValue, min, max, onChange, describe, open, ...rest } = props;
  const [own, setOwn] = useState<number | null>(defaultValue ?? (open ? null : min));
  const input = useRef<HTMLInputElement>(null);
  const links = useFieldLinks({ id, hint, error });
  const said = value === undefined ? own : value;
  const middle = Math.floor((min + max) / 2);
  const current = said ?? middle;
  const words = said === null ? open?.words : describe(said);

  const say = (next: number | null) => {
    setOwn(next);
    onChange?.(next);
  };
  const clear = () => {
    say(null);
    // The clear button disappears with the answer, so move focus.
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (said !== null || !wakes.test(event.key)) return;
    event.preventDefault();
    say(middle);
  };
  return (
    <FieldFrame id={links.id} label={label} error={error} className={className}>
      <FieldNotes id={links.id} hint={hint} />
      <input
        {...rest}
        {...links}
        ref={input}
        type="range"
        min={min}
        max={max}
        value={current}
        data-open={said === null || undefined}
        style={{ '--share': (current - min) / (max - min) } as CSSProperties}
        aria-valuetext={words}
        onChange={(event) => say(event.target.valueAsNumber)}
        // A tap on the position of the empty thumb causes no change event, but it is an answer.
        onPointerUp={(event) => said === null && say(event.currentTarget.valueAsNumber)}
        onKeyDown={onKeyDown}
        className="w-full"
      />
      {max - min <= mostNumbered && (
        <div aria-hidden className="-mt-1 flex justify-between text-xs text-muted tabular-nums">
          {Array.from({ length: max - min + 1 }, (_, step) => (
            <span key={step} className="w-7 text-center">
              {min + step}
            </span>
          ))}
        </div>
      )}
      {open && max - min > mostNumbered && (
        <div aria-hidden className="-mt-1 flex justify-between gap-x-4 text-xs text-muted">
          <span className="first-letter:uppercase">{describe(min)}</span>
          <span className="first-letter:uppercase">{describe(max)}</span>
        </div>
      )}
      <div className="-mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <output htmlFor={links.id} className={said === null ? 'text-muted' : 'font-semibold'} aria-hidden>
          {words}
        </output>
        {open && said !== null && (
          <Button variant="quiet" className="-me-3.5 text-sm" onClick={clear}>
            {open.clear}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}
