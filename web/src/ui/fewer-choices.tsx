import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button.tsx';

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

/** As many choices as are easy to look over at once. */
const easy = 5;

/** The first five, in their order; each chosen one that comes later takes the place of one that is not chosen. What is chosen is always there. */
export function fewerWithChosen<Option>(
  options: readonly Option[],
  isChosen: (option: Option) => boolean,
): readonly Option[] {
  if (options.length <= easy) return options;
  const chosen = options.filter(isChosen);
  const others = options.filter((option) => !isChosen(option)).slice(0, Math.max(0, easy - chosen.length));
  return options.filter((option) => chosen.includes(option) || others.includes(option));
}
