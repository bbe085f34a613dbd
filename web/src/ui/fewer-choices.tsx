import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './button.tsx';
import { fewerWithChosen } from './lib/fewer-with-chosen.ts';

interface FewerChoicesProps<Option> {
  options: readonly Option[];
  isChosen: (option: Option) => boolean;
  /** When given, five choices are enough at first, and a button of these words shows the others. */
  moreWords?: string;
  className: string;
  /** One choice, with its key. */
  children: (option: Option) => ReactNode;
}

/** The choices of a group; for whoever wants fewer at a time, five of them, the chosen one always among them. */
export function FewerChoices<Option>({ options, isChosen, moreWords, className, children }: FewerChoicesProps<Option>) {
  const place = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  // Kept as they were at first: a choice that is pressed moves no other one away.
  const [first] = useState(() => fewerWithChosen(options, isChosen).map((option) => options.indexOf(option)));
  const isShown = (option: Option, place: number) => all || first.includes(place) || isChosen(option);
  const shown = moreWords === undefined ? options : options.filter(isShown);
  const showAll = () => {
    const before = new Set(place.current?.querySelectorAll('input'));
    flushSync(() => setAll(true));
    // The button is gone; the first of what it brought takes its place.
    [...(place.current?.querySelectorAll('input') ?? [])].find((input) => !before.has(input))?.focus();
  };
  return (
    <>
      <div ref={place} className={className}>
        {shown.map(children)}
      </div>
      {shown.length < options.length && (
        <div>
          <Button variant="quiet" className="-ms-3.5" onClick={showAll}>
            {moreWords}
          </Button>
        </div>
      )}
    </>
  );
}
